/** A car as the trees see it: names in `plain` form, age in years, litres in tenths. */
export interface Car {
  make: string;
  model: string;
  age: number;
  mileage: number;
  fuel: string;
  gearbox: string;
  /** Null where unknown. */
  tenths: number | null;
  /** What a new one costs today in pounds, by the table of price levels, and its usual body. */
  newPrice: number;
  body: string;
}

/** Ages in years count one by one up to this one; older cars stand with it. */
export const OLDEST = 20;
export const AGES = OLDEST + 1;

const UNITS = 65_536;

export type NumericName = 'age' | 'mileage' | 'litres' | 'newPrice';
export type CategoryPart = 'make' | 'model' | 'fuel' | 'gearbox' | 'litres' | 'body';

/** How a column is told in bins: by upper edges, or by the place of a name in a list (0: none). */
export type ColumnSpec =
  | { name: NumericName; direction: -1 | 0 | 1; edges: number[] }
  | { name: string; parts: CategoryPart[]; keys: string[] };

export type Encoder = (car: Car) => number;

export function encoderOf(spec: ColumnSpec): Encoder {
  if ('edges' in spec) {
    const { edges, name } = spec;
    return (car) => binOf(edges, numberOf(car, name));
  }
  const places = new Map(spec.keys.map((key, at) => [key, at + 1]));
  return (car) => places.get(keyOf(car, spec.parts)) ?? 0;
}

/** First edge that is not below the value; one more than the last where all are. */
function binOf(edges: readonly number[], value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function numberOf(car: Car, name: NumericName): number {
  if (name === 'age') return Math.min(car.age, OLDEST);
  if (name === 'litres') return car.tenths ?? 0;
  return car[name];
}

/** Log price when new in whole units, which hide the last digits in which engines differ. */
export const newLevel = (car: Car) => Math.round(Math.log(car.newPrice) * UNITS);

export function keyOf(car: Car, parts: readonly CategoryPart[]): string {
  let key = '';
  for (const part of parts) key += `${textOf(car, part)}|`;
  return key;
}

function textOf(car: Car, part: CategoryPart): string {
  if (part === 'model') return `${car.make} ${car.model}`;
  return part === 'litres' ? String(car.tenths ?? 0) : car[part];
}

/** Names of makes and models as they are compared: 'C-HR' is 'chr', 'Citroën' is 'citroen'. */
export function normaliseName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
