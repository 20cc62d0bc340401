import type { SearchChip } from './chips';
import { isExcluding } from './exclusions';
import type { SqlFacets } from './facet-counts';
import { cleared, FACETS, filtersOf, LISTS, NUMBERS } from './facets/all';
import { sqlKey } from './facets/kinds';
import {
  type FilterName,
  type Filters,
  NO_FILTERS,
  serialiseFilters,
  splitList,
  withoutDistance,
} from './filters';
import {
  monthlyFor,
  monthlyLabel,
  priceOfMonthly,
  readMonthly,
  serialiseMonthly,
} from './monthly-budget';
import { parseFilters } from './parse-filters';

/**
 * A change of the filters that finds more: its label, the changed filters and the number of
 * results.
 */
export type Relaxation = { label: string; filters: Filters; total: number };

/**
 * The ends of ranges that can be moved, by key of vehicle_filters: the filter and the label of its
 * new end.
 */
const MOVED = new Map<string, { name: FilterName; label: (to: number) => string }>([
  ...NUMBERS.flatMap(({ names, min, show, moved }) =>
    names.map((name) => {
      const label = name === min ? moved.from : moved.to;
      return [sqlKey(name), { name, label: (to: number) => label(show(to)) }] as const;
    }),
  ),
  ['radius_miles', { name: 'radius', label: (to) => `within ${to} miles` }],
]);

/** The facets that a facet of the database stands for: its price is also capped by a monthly sum. */
function ownFacets(filters: Filters, facet: string) {
  if (facet !== 'price' || !filters.monthlyMax) return [facet];
  const hasPrice = filters.priceMin !== null || filters.priceMax !== null;
  return [...(hasPrice ? ['price'] : []), 'monthlyMax'];
}

/** Drops facets from the filters, and labels the change. */
export function dropFacets(filters: Filters, facets: readonly string[]) {
  const own = facets.flatMap((facet) => ownFacets(filters, facet));
  const dropped = own.flatMap(
    (name) => FACETS.find((facet) => facet.name === name && facet.dropped) ?? [],
  );
  const [feature = '', ...more] = splitList(filters.features);
  return {
    label: dropped
      .map(({ name, dropped: label }) =>
        name === 'features' && more.length === 0 ? `without ${feature}` : label,
      )
      .join(', '),
    filters: withoutDistance(
      withPlaceSort({ ...filters, ...cleared(dropped.flatMap(filtersOf)), page: 1 }),
    ),
  };
}

const withPlaceSort = (filters: Filters): Filters =>
  filters.sort === 'distance' && !filters.location ? { ...filters, sort: 'newest' } : filters;

/** Whether an address can represent exactly these filters. */
const isSayable = (filters: Filters) => {
  const query = serialiseFilters(filters);
  return serialiseFilters(parseFilters(new URLSearchParams(query)).filters) === query;
};

/** Raises the price, and the monthly sum, to a price; labels what was raised. */
function raisePrice(filters: Filters, to: number) {
  const budget = readMonthly(filters.monthlyMax);
  if (!budget) return null;
  const isDearer = filters.priceMax !== null && filters.priceMax < to;
  const raised = priceOfMonthly(budget) < to ? monthlyFor(to, budget) : null;
  const price = isDearer && MOVED.get('price_max')?.label(to);
  const monthly = raised && monthlyLabel(raised).replace(/^U/, 'u');
  return {
    label: [price, monthly].filter(Boolean).join(', '),
    filters: {
      ...filters,
      priceMax: isDearer ? to : filters.priceMax,
      monthlyMax: raised ? serialiseMonthly(raised) : filters.monthlyMax,
    },
  };
}

type Change = NonNullable<SqlFacets['relaxations'][number]['change']>;

function changeFilters(filters: Filters, chips: readonly SearchChip[], change: Change) {
  if (typeof change.term === 'number') {
    const chip = chips[change.term];
    return (
      chip && {
        label: `without ${chip.label}`,
        filters: { ...filters, search: chip.without },
        // Changes of models and needs come last.
        isLast: Boolean(chip.isModel || chip.isNeeded),
      }
    );
  }
  if (Array.isArray(change.features)) {
    const features = change.features.map(String);
    const gone = filters.features.split(',').filter((name) => !features.includes(name));
    return { label: `without ${gone.join()}`, filters: { ...filters, features: features.join() } };
  }
  const [[key, to] = ['', 0]] = Object.entries(change);
  const moved = MOVED.get(key);
  if (!moved || typeof to !== 'number') return undefined;
  const raised = key === 'price_max' && raisePrice(filters, to);
  if (raised) return raised;
  return { label: moved.label(to), filters: { ...filters, [moved.name]: to } };
}

/** The filters that the nearest vehicles must match: needed ones, and those that exclude. */
function requiredNames(filters: Filters): FilterName[] {
  const needed = FACETS.flatMap<FilterName>(({ isNeeded, names }) => (isNeeded ? names : []));
  const excluding = LISTS.flatMap<FilterName>(({ name, isExcludable }) =>
    isExcludable && isExcluding(filters[name]) ? name : [],
  );
  // Models are excluded within their make.
  const makes = excluding.includes('model') ? (['make'] as const) : [];
  return [...new Set([...needed, ...makes, ...excluding])];
}

/**
 * The filters that find the nearest vehicles, most similar to the original first: the changes that
 * keep the needed words, the needed filters and the exclusions, else only these.
 */
export function nearestFilters(
  filters: Filters,
  chips: readonly SearchChip[],
  relaxations: readonly Relaxation[],
): Filters[] {
  const needed = chips.flatMap(({ isNeeded, text = '' }) => (isNeeded ? text : []));
  const names = requiredNames(filters);
  const changes = relaxations
    .map((relaxation) => relaxation.filters)
    .filter(
      (changed) =>
        needed.every((text) => changed.search.includes(text)) &&
        names.every((name) => changed[name] === filters[name]),
    );
  const isNeedy = needed.length > 0 || names.some((name) => filters[name] !== NO_FILTERS[name]);
  if (changes.length > 0 || !isNeedy) return changes;
  const required = Object.fromEntries(names.map((name) => [name, filters[name]]));
  return [
    withPlaceSort({ ...NO_FILTERS, search: needed.join(' '), ...required, sort: filters.sort }),
  ];
}

/** Maximum number of changes that are shown for a facet whose values can be left out one by one. */
const MAX_CHANGES = 4;

/**
 * Returns the smallest change of each facet that finds more; for words and features, one for each.
 */
export function readRelaxations(
  filters: Filters,
  chips: readonly SearchChip[],
  relaxations: SqlFacets['relaxations'],
): Relaxation[] {
  const facets = [...new Set(relaxations.map(({ facet }) => facet))];
  return facets.flatMap((name) => {
    const own = relaxations.filter(({ facet }) => facet === name);
    const changes = own
      .flatMap(({ change, vehicles }) => {
        const changed = change && changeFilters(filters, chips, change);
        return changed ? { isLast: false, ...changed, total: vehicles } : [];
      })
      .toSorted((a, b) => Number(a.isLast) - Number(b.isLast));
    const dropped = own
      .filter(({ change }) => change === null)
      .map(({ vehicles }) => ({ ...dropFacets(filters, [name]), total: vehicles }));
    const most = name === 'search' || name === 'features' ? MAX_CHANGES : 1;
    const sayable = (options: Relaxation[]) =>
      options
        .map(({ label, filters: changed, total }) => ({
          label,
          filters: { ...changed, page: 1 },
          total,
        }))
        .filter((option) => isSayable(option.filters));
    const smallest = sayable(changes).slice(0, most);
    return smallest.length > 0 ? smallest : sayable(dropped);
  });
}
