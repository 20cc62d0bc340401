import {
  COLOURS,
  FILTER_BODY_TYPES,
  FILTER_FUEL_TYPES,
  SELLER_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '../listings/constants';
import { VERDICTS } from '../listings/verdict';
import { BARS, RANGES, type RangeName, ULEZ } from './choices';
import { namesOf } from './exclusions';
import type { Facets } from './facet-counts';
import { type Filters, splitList } from './filters';
import { LIST_FILTERS, type ListFilter } from './list-filters';

/** Vehicles per value of one facet. */
type Counts = Record<string, number>;

/** What the panel draws, made on the server; see getPanelChoices. */
export type PanelChoices = {
  /** The values of each facet, with the number of vehicles that each would find unless it is unknown. */
  lists: Partial<Record<ListFilter, [value: string, vehicles?: number][]>>;
  /** Vehicles per value of the facets of one value: seats and owners. */
  selectCounts: Partial<Record<string, Counts>>;
  /** SVG paths: see histogramPath. */
  histograms: Partial<Record<RangeName, string>>;
};

/** The choices of a facet: those offered, then by name the 24 most frequent others and those chosen. */
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

/** Choices that are offered even where no vehicle has them. */
function offeredValues(filters: Filters, makes: MakeNames, facets: Facets | null) {
  const chosen = splitList(filters.make);
  // Those of all makes but some would be hundreds: only the frequent ones are offered.
  const models = makes.flatMap((make) => (chosen.includes(make.name) ? make.models : []));
  return {
    make: makes.map(({ name }) => name),
    model: models.map(({ name }) => name),
    fuel: FILTER_FUEL_TYPES,
    transmission: Object.keys(TRANSMISSIONS),
    bodyType: FILTER_BODY_TYPES,
    ulez: Object.keys(ULEZ),
    doors: [],
    colour: Object.keys(COLOURS),
    trim: [],
    sellerType: Object.keys(SELLER_TYPES),
    serviceHistory: Object.keys(SERVICE_HISTORIES),
    // Those that the database counts, of whatever list.
    features: Object.keys(facets?.features ?? {}).toSorted(),
    verdict: Object.keys(VERDICTS),
  } satisfies Record<ListFilter, readonly string[]>;
}

/** Whether a value of a facet that has no count has no vehicles: features and trims are not all counted. */
const isCounted = (name: ListFilter, { model }: Filters, facets: Facets | null) =>
  facets !== null && name !== 'features' && (name !== 'trim' || model !== '');

/** The counts of a facet; without cars far below their valuation, which no filter offers. */
const countsOf = (name: ListFilter, facets: Facets | null): Counts =>
  Object.fromEntries(
    Object.entries(facets?.[name] ?? {}).filter(
      ([value]) => name !== 'verdict' || Object.hasOwn(VERDICTS, value),
    ),
  );

/** The choices of a list; `facets` is null if they could not be counted. */
export function panelChoices(
  filters: Filters,
  facets: Facets | null,
  makes: MakeNames,
): PanelChoices {
  const offered = offeredValues(filters, makes, facets);
  const choices = LIST_FILTERS.map((name) => {
    const counted = countsOf(name, facets);
    const counts = new Map(Object.entries(counted));
    const values = facetValues(offered[name], counted, namesOf(filters[name]));
    return [
      name,
      values.map((value) => {
        const vehicles = counts.get(value) ?? (isCounted(name, filters, facets) ? 0 : undefined);
        return vehicles === undefined ? [value] : [value, vehicles];
      }),
    ] as const;
  });
  const { seatsMin = {}, ownersMax = {} } = facets ?? {};
  return {
    // Safe cast: one entry for each list.
    lists: Object.fromEntries(choices) as PanelChoices['lists'],
    selectCounts: facets ? { seatsMin, ownersMax } : {},
    histograms: facets ? histograms(facets) : {},
  };
}
