import type { SearchChip } from './chips';
import { isExcluding } from './exclusions';
import type { SqlFacets } from './facet-counts';
import { cleared, FACETS, filtersOf, LISTS, NUMBERS } from './facets/all';
import { sqlKey } from './facets/kinds';
import { type FilterName, type Filters, NO_FILTERS, serialiseFilters, splitList } from './filters';
import { parseFilters } from './parse-filters';

/** A change of the filters that finds more: its label, the changed filters and what they find. */
export type Relaxation = { label: string; filters: Filters; total: number };

/** The ends that can be moved: the key of vehicle_filters, its filter and its new end, in words. */
const MOVED = new Map<string, { name: FilterName; label: (to: number) => string }>([
  ...NUMBERS.flatMap(({ names, min, show, moved }) =>
    names.map((name) => {
      const label = name === min ? moved.from : moved.to;
      return [sqlKey(name), { name, label: (to: number) => label(show(to)) }] as const;
    }),
  ),
  ['radius_miles', { name: 'radius', label: (to) => `within ${to} miles` }],
]);

/** The filters without some facets, with the words that say so. */
export function dropFacets(filters: Filters, facets: readonly string[]) {
  const dropped = facets.flatMap(
    (name) => FACETS.find((facet) => facet.name === name && facet.dropped) ?? [],
  );
  const [feature = '', ...more] = splitList(filters.features);
  return {
    label: dropped
      .map(({ name, dropped: label }) =>
        name === 'features' && more.length === 0 ? `without ${feature}` : label,
      )
      .join(', '),
    filters: withPlaceSort({ ...filters, ...cleared(dropped.flatMap(filtersOf)), page: 1 }),
  };
}

const withPlaceSort = (filters: Filters): Filters =>
  filters.sort === 'distance' && !filters.location ? { ...filters, sort: 'newest' } : filters;

/** Whether an address can say exactly these filters. */
const isSayable = (filters: Filters) => {
  const query = serialiseFilters(filters);
  return serialiseFilters(parseFilters(new URLSearchParams(query)).filters) === query;
};

type Change = NonNullable<SqlFacets['relaxations'][number]['change']>;

function changeFilters(filters: Filters, chips: readonly SearchChip[], change: Change) {
  if (typeof change.term === 'number') {
    const chip = chips[change.term];
    return (
      chip && {
        label: `without ${chip.label}`,
        filters: { ...filters, search: chip.without },
        // The nearest cars give up last what the visitor named or needs.
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
  return { label: moved.label(to), filters: { ...filters, [moved.name]: to } };
}

/** The filters that the nearest vehicles keep: those that are needed, and those that exclude. */
function keptNames(filters: Filters): FilterName[] {
  const needed = FACETS.flatMap<FilterName>(({ isNeeded, names }) => (isNeeded ? names : []));
  const excluding = LISTS.flatMap<FilterName>(({ name, isExcludable }) =>
    isExcludable && isExcluding(filters[name]) ? name : [],
  );
  // Models are excluded of their make.
  const makes = excluding.includes('model') ? (['make'] as const) : [];
  return [...new Set([...needed, ...makes, ...excluding])];
}

/**
 * The filters that the nearest vehicles are searched for by, most like the asked ones first: the changes that keep the
 * needed words and filters and what is excluded, else these alone.
 */
export function nearestFilters(
  filters: Filters,
  chips: readonly SearchChip[],
  relaxations: readonly Relaxation[],
): Filters[] {
  const needed = chips.flatMap(({ isNeeded, text = '' }) => (isNeeded ? text : []));
  const names = keptNames(filters);
  const changes = relaxations
    .map((relaxation) => relaxation.filters)
    .filter(
      (changed) =>
        needed.every((text) => changed.search.includes(text)) &&
        names.every((name) => changed[name] === filters[name]),
    );
  const isNeedy = needed.length > 0 || names.some((name) => filters[name] !== NO_FILTERS[name]);
  if (changes.length > 0 || !isNeedy) return changes;
  const kept = Object.fromEntries(names.map((name) => [name, filters[name]]));
  return [withPlaceSort({ ...NO_FILTERS, search: needed.join(' '), ...kept, sort: filters.sort })];
}

/** The most changes shown of a facet whose values can be left out one by one. */
const MOST = 4;

/** For each facet the smallest change that finds more; of words and features, one for each. */
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
    const most = name === 'search' || name === 'features' ? MOST : 1;
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
