/** The model's input: names normalised by `normaliseName`, age in years, engine size in tenths of a litre. */
export interface Car {
  make: string;
  model: string;
  age: number;
  mileage: number;
  fuel: string;
  gearbox: string;
  /** Tenths of a litre; null if unknown. */
  tenths: number | null;
  /** Today's price when new in pounds, from the table of price levels, and the usual body. */
  newPrice: number;
  body: string;
}

/** Maximum age in years; older cars share its bin. */
export const OLDEST = 20;
export const AGES = OLDEST + 1;

const UNITS = 65_536;

export type NumericName = 'age' | 'mileage' | 'litres' | 'newPrice';
export type CategoryPart = 'make' | 'model' | 'fuel' | 'gearbox' | 'litres' | 'body';

/** Binning of a column: by upper edges, or by the 1-based index of a name in a list (0: none). */
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

/** Index of the first edge >= the value; the number of edges if there is none. */
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

/** Whether a vehicle has no combustion engine, which is rare in the data. */
export const isPlugOnly = (fuel: string) => fuel === 'electric' || fuel === 'hydrogen';

/**
 * Log price when new, rounded to units, to hide last-digit differences between JavaScript engines.
 */
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
