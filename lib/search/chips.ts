import { formatMileage, formatPrice } from '../format';
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from '../listings/constants';
import { type FilterName, type Filters, NO_FILTERS } from './filters';

/** An active filter: its label, and the filters without it. */
export type Chip = { name: FilterName; label: string; without: Filters };

function between(
  low: number | null,
  high: number | null,
  words: {
    from: (low: string) => string;
    to: (high: string) => string;
    show: (n: number) => string;
  },
) {
  const { from, to, show } = words;
  if (low !== null && high !== null)
    return low === high ? show(low) : `${show(low)} to ${show(high)}`;
  if (low !== null) return from(show(low));
  return high === null ? '' : to(show(high));
}

/** The chips of the active filters, in facet order. */
export function filterChips(filters: Filters, placeKnown = true): Chip[] {
  const { search, make, model, fuel, transmission, bodyType, location, radius } = filters;
  const entries: [label: string, ...names: FilterName[]][] = [
    [search && `“${search}”`, 'search'],
    [make, 'make', 'model'],
    [model, 'model'],
    [fuel && FUEL_TYPES[fuel], 'fuel'],
    [transmission && TRANSMISSIONS[transmission], 'transmission'],
    [bodyType && BODY_TYPES[bodyType], 'bodyType'],
    [
      between(filters.priceMin, filters.priceMax, {
        from: (low) => `From ${low}`,
        to: (high) => `Up to ${high}`,
        show: formatPrice,
      }),
      'priceMin',
      'priceMax',
    ],
    [
      between(filters.yearMin, filters.yearMax, {
        from: (low) => `${low} or newer`,
        to: (high) => `${high} or older`,
        show: String,
      }),
      'yearMin',
      'yearMax',
    ],
    [
      between(filters.mileageMin, filters.mileageMax, {
        from: (low) => `From ${low}`,
        to: (high) => `Up to ${high}`,
        show: formatMileage,
      }),
      'mileageMin',
      'mileageMax',
    ],
    [
      location && (placeKnown ? `Within ${radius} miles of ${location}` : location),
      'location',
      'radius',
    ],
  ];
  return entries
    .filter(([label]) => label)
    .map(([label, ...names]) => ({
      name: names[0] as FilterName,
      label,
      without: {
        ...filters,
        page: 1,
        sort: names.includes('location') && filters.sort === 'distance' ? 'newest' : filters.sort,
        ...Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]])),
      },
    }));
}
