/** Returns the median: of an even number of values the mean of the middle two; 0 without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (low + (sorted[Math.floor(sorted.length / 2)] ?? low)) / 2;
}
