import { formatMileage, formatPrice } from '../format';
import type { SearchChip } from './chips';
import { EXCLUDABLE_FILTERS, isExcluding } from './exclusions';
import type { SqlFacets } from './facet-counts';
import { type FilterName, type Filters, NO_FILTERS, serialiseFilters, splitList } from './filters';
import { parseFilters } from './parse-filters';

/** A change of the filters that finds more: its label, the changed filters and what they find. */
export type Relaxation = { label: string; filters: Filters; total: number };

/** What is left out with each facet, and what the link then says. */
const DROPPED: Record<string, { names: FilterName[]; label: string }> = {
  search: { names: ['search'], label: 'without the search words' },
  make: { names: ['make', 'model'], label: 'any make' },
  fuel: { names: ['fuel'], label: 'any fuel' },
  transmission: { names: ['transmission'], label: 'any transmission' },
  bodyType: { names: ['bodyType'], label: 'any body type' },
  price: { names: ['priceMin', 'priceMax'], label: 'any price' },
  year: { names: ['yearMin', 'yearMax'], label: 'any year' },
  mileage: { names: ['mileageMin', 'mileageMax'], label: 'any mileage' },
  taxMax: { names: ['taxMax'], label: 'any road tax' },
  ulez: { names: ['ulez'], label: 'ULEZ or not' },
  seatsMin: { names: ['seatsMin'], label: 'any number of seats' },
  doors: { names: ['doors'], label: 'any number of doors' },
  colour: { names: ['colour'], label: 'any colour' },
  trim: { names: ['trim'], label: 'any trim' },
  engine: { names: ['engineMin', 'engineMax'], label: 'any engine' },
  ownersMax: { names: ['ownersMax'], label: 'any number of owners' },
  sellerType: { names: ['sellerType'], label: 'any seller' },
  serviceHistory: { names: ['serviceHistory'], label: 'any service history' },
  features: { names: ['features'], label: 'any equipment' },
  verdict: { names: ['verdict'], label: 'any verdict' },
  seller: { names: ['seller'], label: 'from other sellers too' },
  location: { names: ['location', 'radius'], label: 'anywhere' },
};

/** The ranges: the key of vehicle_filters, its filter and its new end, in words. */
const MOVED: Record<string, { name: FilterName; label: (to: number) => string }> = {
  price_max: { name: 'priceMax', label: (to) => `up to ${formatPrice(to)}` },
  price_min: { name: 'priceMin', label: (to) => `from ${formatPrice(to)}` },
  year_min: { name: 'yearMin', label: (to) => `from ${to}` },
  year_max: { name: 'yearMax', label: (to) => `up to ${to}` },
  mileage_max: { name: 'mileageMax', label: (to) => `up to ${formatMileage(to)}` },
  mileage_min: { name: 'mileageMin', label: (to) => `from ${formatMileage(to)}` },
  tax_max: { name: 'taxMax', label: (to) => `up to ${formatPrice(to)} road tax` },
  seats_min: { name: 'seatsMin', label: (to) => `${to} seats or more` },
  engine_min: { name: 'engineMin', label: (to) => `from ${to.toFixed(1)} litres` },
  engine_max: { name: 'engineMax', label: (to) => `up to ${to.toFixed(1)} litres` },
  owners_max: { name: 'ownersMax', label: (to) => `up to ${to} owners` },
  radius_miles: { name: 'radius', label: (to) => `within ${to} miles` },
};

/** The filters without some facets, with the words that say so. */
export function dropFacets(filters: Filters, facets: readonly string[]) {
  const dropped = facets.flatMap((facet) => DROPPED[facet] ?? []);
  const names = dropped.flatMap((facet) => facet.names);
  const open = Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]]));
  const [feature = '', ...more] = splitList(filters.features);
  return {
    label: dropped
      .map(({ label, names: [name] }) =>
        name === 'features' && more.length === 0 ? `without ${feature}` : label,
      )
      .join(', '),
    filters: withPlaceSort({ ...filters, ...open, page: 1 }),
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
  const moved = MOVED[key];
  if (!moved || typeof to !== 'number') return undefined;
  return { label: moved.label(to), filters: { ...filters, [moved.name]: to } };
}

/** The words of the needed chips. */
const neededWords = (chips: readonly SearchChip[]) =>
  chips.flatMap(({ isNeeded, text = '' }) => (isNeeded ? text : []));

/** The filters that the nearest vehicles keep: the seats, the body types and what is excluded. */
function keptFilters(filters: Filters): Partial<Filters> {
  const excluded = EXCLUDABLE_FILTERS.filter((name) => isExcluding(filters[name]));
  // Models are excluded of their make.
  const makes = excluded.includes('model') ? (['make'] as const) : [];
  const names = ['seatsMin', 'bodyType', ...makes, ...excluded] as const;
  return Object.fromEntries(names.map((name) => [name, filters[name]]));
}

/**
 * The filters that the nearest vehicles are searched for by, most like the asked ones first: the changes that keep the
 * needed words, the seats, the body types and what is excluded, else these alone.
 */
export function nearestFilters(
  filters: Filters,
  chips: readonly SearchChip[],
  relaxations: readonly Relaxation[],
): Filters[] {
  const needed = neededWords(chips);
  const kept = keptFilters(filters);
  const keeps = (changed: Filters) =>
    Object.keys(kept).every((name) => changed[name as FilterName] === filters[name as FilterName]);
  const changes = relaxations
    .map((relaxation) => relaxation.filters)
    .filter((changed) => needed.every((text) => changed.search.includes(text)) && keeps(changed));
  const isNeedy = needed.length > 0 || !keeps(NO_FILTERS);
  if (changes.length > 0 || !isNeedy) return changes;
  const { sort } = filters;
  return [withPlaceSort({ ...NO_FILTERS, ...kept, search: needed.join(' '), sort })];
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
