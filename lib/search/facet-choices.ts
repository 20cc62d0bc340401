/** Vehicles per value of one facet. */
type Counts = Record<string, number>;

type Choices = {
  /** Offered even where no vehicle has them, in this order. */
  offered: readonly string[];
  counts: Counts;
  chosen: readonly string[];
};

/** The choices of a facet: those offered, then by name the 24 most frequent others and those chosen. */
export function facetChoices({ offered, counts, chosen }: Choices): string[] {
  const frequent = Object.keys(counts)
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, 24);
  const others = [...frequent, ...chosen].filter((value) => !offered.includes(value));
  return [...new Set([...offered, ...others.toSorted()])];
}

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
