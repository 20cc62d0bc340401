import type { ModelAdvert } from '@/lib/landing/types';

export type AnyAdvert = Omit<ModelAdvert, 'listed'>;

/** The middle price, or the mean of the two middle ones, rounded. */
export function medianOf(prices: readonly number[]) {
  const sorted = prices.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return Math.round((low + high) / 2);
}

/** Solves linear equations by elimination, with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let step = 0; step < size; step += 1) {
    let pivot = step;
    for (let row = step; row < size; row += 1)
      if (Math.abs(at(row, step)) > Math.abs(at(pivot, step))) pivot = row;
    [rows[step], rows[pivot]] = [rows[pivot] ?? [], rows[step] ?? []];
    for (let row = 0; row < size; row += 1) {
      if (row === step) continue;
      const times = at(row, step) / at(step, step);
      rows[row] = (rows[row] ?? []).map((value, column) => value - times * at(step, column));
    }
  }
  return rows.map((_, row) => at(row, size) / at(row, row));
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((total, value, index) => total + value * (other[index] ?? 0), 0);

/**
 * The fit in another way: the whole matrix of years, miles and a column of each fuel and gearbox
 * with five adverts, solved by the normal equations, with White's errors, each residual divided by
 * one less its leverage.
 */
export function leastSquares(adverts: readonly AnyAdvert[]) {
  const groupOf = ({ fuel, gearbox }: AnyAdvert) => `${fuel} ${gearbox}`;
  const groups = [...new Set(adverts.map(groupOf))].filter(
    (group) => adverts.filter((advert) => groupOf(advert) === group).length >= 5,
  );
  const used = adverts.filter((advert) => groups.includes(groupOf(advert)));
  // Near zero, so that the equations are well conditioned.
  const rows = used.map((advert) => [
    advert.year - 2020,
    advert.mileage / 10_000 - 5,
    ...groups.map((group) => (groupOf(advert) === group ? 1 : 0)),
  ]);
  const logs = used.map(({ price }) => Math.log(price));
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));
  const normal = columns.map((one) => columns.map((other) => dot(one, other)));
  const slopes = solve(
    normal,
    columns.map((column) => dot(column, logs)),
  );
  const inverse = columns.map((_, column) =>
    solve(
      normal,
      columns.map((_, other) => (other === column ? 1 : 0)),
    ),
  );
  const errorOf = (of: number) =>
    Math.sqrt(
      rows.reduce((total, row, index) => {
        const solved = inverse.map((line) => dot(line, row));
        const residual = (logs[index] ?? 0) - dot(row, slopes);
        return total + (((solved[of] ?? 0) * residual) / (1 - dot(row, solved))) ** 2;
      }, 0),
    );
  return {
    used,
    perYear: { fall: slopes[0] ?? 0, error: errorOf(0) },
    perMiles: { fall: -(slopes[1] ?? 0), error: errorOf(1) },
  };
}
