import { namesOf } from './exclusions';
import type { Facets } from './facet-counts';
import { LISTS, type ListFacet, type ListFilter, SELECTS } from './facets/all';
import { type Filters, splitList } from './filters';
import { BARS, RANGES, type RangeName } from './slider-ranges';

/** Vehicles per value of one facet. */
type Counts = Record<string, number>;

/** The data of the filter panel, made on the server; see getPanelChoices. */
export type PanelChoices = {
  /**
   * The values of each facet, with the number of vehicles that each would find; without it if
   * unknown.
   */
  lists: Partial<Record<ListFilter, [value: string, vehicles?: number][]>>;
  /** Vehicles per option of the facets of one number, such as seats. */
  selectCounts: Partial<Record<string, Counts>>;
  /** SVG paths: see histogramPath. */
  histograms: Partial<Record<RangeName, string>>;
};

/**
 * The choices of a facet: those offered, then in alphabetical order the 24 most frequent others and
 * those chosen.
 */
export function facetValues(offered: readonly string[], counts: Counts, chosen: string[]) {
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

function histograms({ price = {}, mileage = {}, year = {} }: Facets) {
  const { min, max } = RANGES.year;
  return {
    price: histogramPath(price, 0, BARS),
    mileage: histogramPath(mileage, 0, BARS),
    year: histogramPath(year, min, max - min + 1),
  };
}

/** The catalogue's makes and their models, by name. */
type MakeNames = readonly { name: string; models: readonly { name: string }[] }[];

/** Names that are offered even without vehicles. */
function offeredNames(filters: Filters, makes: MakeNames, facets: Facets | null) {
  const chosen = splitList(filters.make);
  // The models of all other makes would be hundreds: only the frequent ones are offered.
  const models = makes.flatMap((make) => (chosen.includes(make.name) ? make.models : []));
  const names: Partial<Record<ListFilter, string[]>> = {
    make: makes.map(({ name }) => name),
    model: models.map(({ name }) => name),
    // The features that the database counts, in any list.
    features: Object.keys(facets?.features ?? {}).toSorted(),
  };
  return names;
}

/** The counts of a facet, without values that are not offered as a filter. */
const countsOf = ({ name, labels = {}, isClosed }: ListFacet, facets: Facets | null): Counts =>
  Object.fromEntries(
    Object.entries(facets?.[name] ?? {}).filter(
      ([value]) => !isClosed || Object.hasOwn(labels, value),
    ),
  );

/** The choices of a list; `facets` is null if they could not be counted. */
export function panelChoices(
  filters: Filters,
  facets: Facets | null,
  makes: MakeNames,
): PanelChoices {
  const names = offeredNames(filters, makes, facets);
  const choices = LISTS.map((facet) => {
    const { name, labels = {}, offered = Object.keys(labels), isPartlyCounted } = facet;
    const counted = countsOf(facet, facets);
    const counts = new Map(Object.entries(counted));
    const uncounted = facets === null || isPartlyCounted?.(filters) ? undefined : 0;
    const values = facetValues(names[name] ?? offered, counted, namesOf(filters[name]));
    return [
      name,
      values.map((value) => {
        const vehicles = counts.get(value) ?? uncounted;
        return vehicles === undefined ? [value] : [value, vehicles];
      }),
    ] as const;
  });
  return {
    // Safe cast: one entry for each list.
    lists: Object.fromEntries(choices) as PanelChoices['lists'],
    selectCounts: facets
      ? Object.fromEntries(SELECTS.map(({ name }) => [name, facets[name] ?? {}]))
      : {},
    histograms: facets ? histograms(facets) : {},
  };
}
