import { formatMileage, formatPrice } from '../format';
import {
  BODY_TYPES,
  COLOURS,
  FUEL_TYPES,
  SELLER_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '../listings/constants';
import { VERDICTS } from '../listings/verdict';
import { DOORS, ULEZ } from './choices';
import { valueLabel } from './exclusions';
import { type FilterName, type Filters, NO_FILTERS, splitList } from './filters';
import type { ListFilter } from './list-filters';

/** An active filter: its label, and the filters without it. */
export type Chip = { label: string; without: Filters };

/** Labels of the values of a list; other lists consist of names. */
export const CHOICE_LABELS: Partial<Record<ListFilter, Record<string, string>>> = {
  fuel: FUEL_TYPES,
  transmission: TRANSMISSIONS,
  bodyType: BODY_TYPES,
  ulez: ULEZ,
  doors: DOORS,
  colour: COLOURS,
  sellerType: SELLER_TYPES,
  serviceHistory: Object.fromEntries(
    Object.entries(SERVICE_HISTORIES).map(([key, label]) => [key, `${label} service history`]),
  ),
  verdict: VERDICTS,
};

type Words = { from: (low: string) => string; to: (high: string) => string };

function between(
  low: number | null,
  high: number | null,
  show: (n: number) => string,
  { from, to }: Words = { from: (low) => `From ${low}`, to: (high) => `Up to ${high}` },
) {
  if (low !== null && high !== null)
    return low === high ? show(low) : `${show(low)} to ${show(high)}`;
  if (low !== null) return from(show(low));
  return high === null ? '' : to(show(high));
}

const YEAR_WORDS: Words = { from: (low) => `${low} or newer`, to: (high) => `${high} or older` };
const litres = (size: number) => `${size.toFixed(1)} litres`;

type Entry = [label: string, change: Partial<Filters>];

const none = (...names: FilterName[]): Partial<Filters> =>
  Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]]));

/** One entry for each value of a list. */
function listEntries(filters: Filters, name: ListFilter): Entry[] {
  const values = splitList(filters[name]);
  return values.map((value) => {
    const rest = values.filter((other) => other !== value).join();
    const model = name === 'make' && !rest ? none('model') : {};
    return [valueLabel(value, CHOICE_LABELS[name]), { [name]: rest, ...model }];
  });
}

/** A word or run of words of the search that was understood: its label, and the text without it. */
export type SearchChip = {
  label: string;
  without: string;
  /** The words as typed. */
  text?: string;
  isModel?: boolean;
  /** Whether a car without it is no use: how many it seats, its body, what it must not be. */
  isNeeded?: boolean;
};

/** The chips of the active filters, in facet order. */
export function filterChips(
  filters: Filters,
  placeKnown = true,
  searchChips: readonly SearchChip[] = [],
  sellerName = '',
): Chip[] {
  const { search, seatsMin, ownersMax, taxMax, location, radius } = filters;
  const list = (name: ListFilter) => listEntries(filters, name);
  const entries: Entry[] = [
    ...(searchChips.length > 0
      ? searchChips.map(({ label, without }): Entry => [label, { search: without }])
      : [[search && `“${search}”`, none('search')] satisfies Entry]),
    ...list('make'),
    ...list('model'),
    ...list('fuel'),
    ...list('transmission'),
    ...list('bodyType'),
    [between(filters.priceMin, filters.priceMax, formatPrice), none('priceMin', 'priceMax')],
    [between(filters.yearMin, filters.yearMax, String, YEAR_WORDS), none('yearMin', 'yearMax')],
    [
      between(filters.mileageMin, filters.mileageMax, formatMileage),
      none('mileageMin', 'mileageMax'),
    ],
    [taxMax === null ? '' : `Usual road tax up to ${formatPrice(taxMax)}`, none('taxMax')],
    ...list('ulez'),
    [seatsMin === null ? '' : `${seatsMin} seats or more`, none('seatsMin')],
    ...list('doors'),
    ...list('colour'),
    ...list('trim'),
    [between(filters.engineMin, filters.engineMax, litres), none('engineMin', 'engineMax')],
    [
      ownersMax === null ? '' : ownersMax === 1 ? 'Up to 1 owner' : `Up to ${ownersMax} owners`,
      none('ownersMax'),
    ],
    ...list('sellerType'),
    ...list('serviceHistory'),
    ...list('features'),
    ...list('verdict'),
    [filters.seller && `Sold by ${sellerName}`, none('seller')],
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
