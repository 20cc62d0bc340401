/** Vehicles per value of one facet. */
type Counts = Record<string, number>;

type Choices = {
  /** Offered even where no vehicle has them, in this order. */
  offered: readonly string[];
  counts: Counts;
  chosen: readonly string[];
  /** Maximum number of further values, the most frequent ones. */
  limit?: number;
};

/** The choices of a facet: those offered, then in alphabetical order the others that have vehicles or are chosen. */
export function facetChoices({ offered, counts, chosen, limit = 100 }: Choices): string[] {
  const frequent = Object.keys(counts)
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, limit);
  const others = [...frequent, ...chosen].filter((value) => !offered.includes(value));
  return [...new Set([...offered, ...others.toSorted()])];
}

/** Vehicles whose value is at least or at most `bound`, from counts by exact value. */
export const countFrom = (counts: Counts, side: 'min' | 'max', bound: number) =>
  Object.entries(counts).reduce(
    (sum, [value, n]) => sum + ((side === 'min' ? +value >= bound : +value <= bound) ? n : 0),
    0,
  );

/**
 * The SVG path of a histogram 1 high, with bars 1 apart that start at `first`. The outer bars include
 * the values beyond them.
 */
export function histogramPath(counts: Counts, first: number, length: number): string {
  const bars: number[] = Array(length).fill(0);
  for (const [value, n] of Object.entries(counts)) {
    const bar = Math.min(Math.max(+value - first, 0), length - 1);
    bars[bar] = (bars[bar] ?? 0) + n;
  }
  const most = Math.max(...bars);
  return bars
    .map((n, bar) => n && `M${bar} 1V${(0.95 - (n / most) * 0.95).toFixed(2)}h.8V1z`)
    .filter(Boolean)
    .join('');
}
