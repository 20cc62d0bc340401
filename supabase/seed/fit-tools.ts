/** Means of a value over the rows of each group, leaving out what is not a number. */
export function groupMeans<T>(
  rows: T[],
  key: (row: T) => string,
  value: (row: T) => number,
): Map<string, number> {
  const groups = new Map<string, [sum: number, count: number]>();
  for (const row of rows) {
    const add = value(row);
    if (Number.isNaN(add)) continue;
    const at = key(row);
    const [sum, count] = groups.get(at) ?? [0, 0];
    groups.set(at, [sum + add, count + 1]);
  }
  return new Map([...groups].map(([at, [sum, count]]) => [at, sum / count]));
}

export function slope<T>(rows: T[], x: (row: T) => number, y: (row: T) => number): number {
  let above = 0;
  let below = 0;
  for (const row of rows) {
    above += x(row) * y(row);
    below += x(row) ** 2;
  }
  return below ? above / below : 0;
}

export const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
export const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), high);
export const round3 = (value: number) => Number(value.toFixed(3));
