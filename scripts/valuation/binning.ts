import {
  type Car,
  type CategoryPart,
  type ColumnSpec,
  encoderOf,
  keyOf,
  type NumericName,
  numberOf,
  OLDEST,
} from '../../lib/valuation/columns';
import type { Column } from './tree-splits';

const MAX_EDGES = 254;

/** Returns bin edges: the distinct values when there are few, else quantiles. */
export function numericSpec(
  name: NumericName,
  direction: -1 | 0 | 1,
  cars: readonly Car[],
): ColumnSpec {
  // The depreciation curve over age needs bins of one year.
  if (name === 'age')
    return { name, direction, edges: Array.from({ length: OLDEST }, (_, age) => age) };
  const values = Float64Array.from(cars, (car) => numberOf(car, name)).sort();
  const all = [...new Set(values)];
  const edges =
    all.length <= MAX_EDGES
      ? all
      : [
          ...new Set(
            Array.from(
              { length: MAX_EDGES },
              (_, at) => values[Math.floor(((at + 0.5) * values.length) / MAX_EDGES)] as number,
            ),
          ),
        ];
  return { name, direction, edges };
}

/** Returns the most frequent category combinations by name; all others match no category. */
export function categorySpec(
  name: string,
  parts: CategoryPart[],
  cars: readonly Car[],
  leastRows: number,
): ColumnSpec {
  const counts = new Map<string, number>();
  for (const car of cars) {
    const key = keyOf(car, parts);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const keys = [...counts]
    .filter(([, count]) => count >= leastRows)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MAX_EDGES)
    .map(([key]) => key);
  return { name, parts, keys };
}

export function columnOf(spec: ColumnSpec, cars: readonly Car[]): Column {
  const encode = encoderOf(spec);
  const isNumeric = 'edges' in spec;
  return {
    bins: Uint8Array.from(cars, encode),
    size: (isNumeric ? spec.edges.length : spec.keys.length) + 1,
    kind: isNumeric ? 'numeric' : 'categorical',
    direction: isNumeric ? spec.direction : 0,
  };
}
