/** Random numbers of one sequence, which all makers of adverts share. */
let next: () => number = Math.random;
export const rand = (): number => next();
const generator = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
/** The same seed gives the same numbers from here on. */
export const setSeed = (seed: number): void => {
  next = generator(seed);
};
export const num = (a: number, b: number): number => a + rand() * (b - a);
export const int = (a: number, b: number): number => Math.floor(num(a, b + 1));
export const chance = (p: number): boolean => rand() < p;
export const pick = <T>(xs: readonly T[]): T => xs[Math.floor(rand() * xs.length)] as T;
export const of = (text: string): string => pick(text.split('|'));
export const log = (a: number, b: number): number =>
  Math.round(Math.exp(num(Math.log(a), Math.log(b))));
export const normal = (): number =>
  Math.sqrt(-2 * Math.log(1 - rand())) * Math.cos(2 * Math.PI * rand());
export const times = <T>(n: number, f: () => T): T[] => Array.from({ length: n }, f);
export const sample = <T>(xs: readonly T[], n: number): T[] => {
  const rest = [...xs];
  return times(Math.min(n, xs.length), () => rest.splice(int(0, rest.length - 1), 1)[0] as T);
};
export const letters = (n: number): string =>
  times(n, () => 'ABCDEFGHJKLMNOPRSTUVWXY'.charAt(int(0, 22))).join('');
