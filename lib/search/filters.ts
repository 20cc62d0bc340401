import { DEFAULT_RADIUS } from './radius';
import type { Sort } from './sorts';

const anyNumber = (): number | null => null;
const newest = (): Sort => 'newest';

/**
 * All filters of a list with their defaults; an empty string or null applies no filter. Key order
 * is the order in URLs (decisions, 'Rendering and search engines'). Units are pounds (road tax: per
 * year), years, miles, litres; a list has its values in alphabetical order, joined by commas. Other
 * properties of a filter are in facets/.
 */
export const NO_FILTERS = {
  search: '',
  make: '',
  model: '',
  fuel: '',
  transmission: '',
  bodyType: '',
  priceMin: anyNumber(),
  priceMax: anyNumber(),
  yearMin: anyNumber(),
  yearMax: anyNumber(),
  mileageMin: anyNumber(),
  mileageMax: anyNumber(),
  taxMax: anyNumber(),
  ulez: '',
  seatsMin: anyNumber(),
  doors: '',
  colour: '',
  trim: '',
  engineMin: anyNumber(),
  engineMax: anyNumber(),
  ownersMax: anyNumber(),
  sellerType: '',
  serviceHistory: '',
  features: '',
  verdict: '',
  /** The public id of a seller. */
  seller: '',
  location: '',
  radius: DEFAULT_RADIUS,
  sort: newest(),
  page: 1,
  /** A monthly sum with its terms: see monthly-budget.ts. */
  monthlyMax: '',
};
export type Filters = typeof NO_FILTERS;
export type FilterName = keyof Filters;
/** `refused` is a value that is not applied in a list with other values. */
export type FilterError = { field: string; message: string; refused?: string };
export const FILTER_NAMES = Object.keys(NO_FILTERS) as FilterName[];

/** The values of a list. */
export const splitList = (list: string) => (list ? list.split(',') : []);

/** The canonical query string: fixed order, defaults omitted. Empty for no filters. */
export function serialiseFilters(filters: Filters): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value !== NO_FILTERS[name] && value !== null) query.set(name, String(value));
  }
  // Neither character needs an escape in a query, and lists are easier to read without.
  return query.toString().replaceAll('%2C', ',').replaceAll('%21', '!');
}

/**
 * The filters without the radius and the order by distance, unless they name a place, as the words of
 * a search may.
 */
export const withoutDistance = (filters: Filters): Filters =>
  filters.location || filters.search
    ? filters
    : {
        ...filters,
        radius: NO_FILTERS.radius,
        sort: filters.sort === 'distance' ? 'newest' : filters.sort,
      };

/** Whether any filter is active; ignores sort order and page. */
export const isNarrowed = (filters: Filters) =>
  serialiseFilters({ ...filters, sort: 'newest', page: 1 }) !== '';
