/** Percentile by the nearest-rank method. Throws when there are no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (found === undefined) throw new RangeError('There is no percentile of nothing.');
  return found;
}

export const median = (values: readonly number[]) => percentile(values, 50);
