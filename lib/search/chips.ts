import { formatMileage, formatPrice } from '../format';
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from '../listings/constants';
import { VERDICTS, type Verdict } from '../listings/verdict';
import { type FilterName, type Filters, NO_FILTERS } from './filters';

/** An active filter: its label, and the filters without it. */
export type Chip = { label: string; without: Filters };

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
  const { search, make, model, fuel, transmission, bodyType, taxMax, location, radius } = filters;
  const verdicts = filters.verdict.split(',').filter(Boolean) as Verdict[];
  const none = (...names: FilterName[]): Partial<Filters> =>
    Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]]));
  const entries: [label: string, change: Partial<Filters>][] = [
    [search && `“${search}”`, none('search')],
    [make, none('make', 'model')],
    [model, none('model')],
    [fuel && FUEL_TYPES[fuel], none('fuel')],
    [transmission && TRANSMISSIONS[transmission], none('transmission')],
    [bodyType && BODY_TYPES[bodyType], none('bodyType')],
    [
      between(filters.priceMin, filters.priceMax, {
        from: (low) => `From ${low}`,
        to: (high) => `Up to ${high}`,
        show: formatPrice,
      }),
      none('priceMin', 'priceMax'),
    ],
    [
      between(filters.yearMin, filters.yearMax, {
        from: (low) => `${low} or newer`,
        to: (high) => `${high} or older`,
        show: String,
      }),
      none('yearMin', 'yearMax'),
    ],
    [
      between(filters.mileageMin, filters.mileageMax, {
        from: (low) => `From ${low}`,
        to: (high) => `Up to ${high}`,
        show: formatMileage,
      }),
      none('mileageMin', 'mileageMax'),
    ],
    [taxMax === null ? '' : `Usual road tax up to ${formatPrice(taxMax)}`, none('taxMax')],
    ...verdicts.map((verdict): [string, Partial<Filters>] => [
      VERDICTS[verdict],
      { verdict: verdicts.filter((other) => other !== verdict).join() },
    ]),
    [
      location && (placeKnown ? `Within ${radius} miles of ${location}` : location),
      none('location', 'radius'),
    ],
  ];
  return entries
    .filter(([label]) => label)
    .map(([label, change]) => ({
      label,
      without: {
        ...filters,
        page: 1,
        sort: 'location' in change && filters.sort === 'distance' ? 'newest' : filters.sort,
        ...change,
      },
    }));
}
