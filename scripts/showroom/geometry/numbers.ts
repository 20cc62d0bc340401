export const clamp = (x: number, low: number, high: number) => Math.max(low, Math.min(high, x));

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

/** Returns 0 before `from`, 1 after `to` (which may be the smaller), and a smooth value between. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Returns the larger of two numbers; the corner where they meet is rounded by `k`. */
export const smoothMax = (a: number, b: number, k: number) =>
  Math.max(a, b) + Math.max(k - Math.abs(a - b), 0) ** 2 / (4 * k);

/** Returns `count + 1` evenly spaced numbers from 0 to 1. */
export const steps = (count: number) => Array.from({ length: count + 1 }, (_, i) => i / count);

/** Returns the element at an index that is known to exist. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`no element ${index} of ${list.length}`);
  return found;
}
