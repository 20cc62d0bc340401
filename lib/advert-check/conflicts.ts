import type { Kind, Quoted } from './types';

type Range = readonly [low: number, high: number];
const isRange = (value: Quoted['value']): value is Range => Array.isArray(value);

/** How far two ranges of a kind may lie apart and still mean the same. */
const SLACK: Partial<Record<Kind, (value: number) => number>> = {
  mileage: (miles) => Math.max(1000, miles * 0.03),
  price: (pounds) => Math.max(50, pounds * 0.01),
  mot: () => 1,
  // Makers round up: a 1.2 may have 1,149 cc.
  engineSize: () => 0.05,
};

/** Choices that adverts use for one and the same car. */
const ALIKE: Partial<Record<Kind, readonly (readonly string[])[]>> = {
  gearbox: [
    ['automatic', 'semi_automatic'],
    ['manual', 'semi_automatic'],
  ],
  fuel: [
    ['petrol', 'hybrid', 'plug_in_hybrid', 'mild_hybrid'],
    ['diesel', 'hybrid', 'plug_in_hybrid', 'mild_hybrid'],
  ],
  bodyType: [
    ['hatchback', 'sedan', 'coupe'],
    ['suv', 'hatchback', 'estate', 'mpv', 'pickup'],
    ['van', 'mpv', 'pickup'],
  ],
  colour: [
    ['silver', 'grey'],
    ['beige', 'gold', 'brown', 'bronze'],
    ['orange', 'red', 'bronze'],
    ['blue', 'purple'],
    ['yellow', 'gold'],
    ['white', 'silver', 'beige'],
  ],
  serviceHistory: [
    ['none', 'partial'],
    ['none', 'not full'],
    ['partial', 'not full'],
  ],
  mot: [['long']],
};

const apart = (kind: Kind, a: Range, b: Range) => {
  const gap = Math.max(a[0], b[0]) - Math.min(a[1], b[1]);
  return gap > (SLACK[kind]?.(Math.max(a[1], b[1])) ?? 0);
};

const pastOf = (value: Quoted['value']) =>
  typeof value === 'string' && value.startsWith('past ') ? Number(value.slice(5)) : null;

/** Whether two statements of one kind cannot both be true. `month` is the number of today's month. */
export function conflicts(one: Quoted, other: Quoted, month: number): boolean {
  const { kind, value: a } = one;
  const { value: b } = other;
  if (isRange(a) && isRange(b)) return apart(kind, a, b);
  if (kind === 'mileage') {
    // A service lies in the past, so that its miles are at most the car's.
    const [past, now] = isRange(a) ? [pastOf(b), a] : [pastOf(a), b];
    return past !== null && isRange(now) && past > now[1] + 1000;
  }
  if (kind === 'mot') {
    const [range, word] = isRange(a) ? [a, b] : [isRange(b) ? b : null, a];
    if (range) return word === 'none' && range[0] > month;
    return a !== b;
  }
  if (typeof a !== 'string' || typeof b !== 'string' || a === b) return false;
  return !ALIKE[kind]?.some((set) => set.includes(a) && set.includes(b));
}
