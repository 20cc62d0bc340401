import type { Sort } from './choices';

/**
 * All filters of a list. An empty string or null applies none. Pounds (road tax: a year), years, miles,
 * litres. A filter of LIST_FILTERS is its values in alphabetical order, joined by commas.
 */
export type Filters = {
  search: string;
  make: string;
  model: string;
  fuel: string;
  transmission: string;
  bodyType: string;
  priceMin: number | null;
  priceMax: number | null;
  yearMin: number | null;
  yearMax: number | null;
  mileageMin: number | null;
  mileageMax: number | null;
  taxMax: number | null;
  ulez: string;
  seatsMin: number | null;
  doors: string;
  colour: string;
  trim: string;
  engineMin: number | null;
  engineMax: number | null;
  ownersMax: number | null;
  sellerType: string;
  serviceHistory: string;
  features: string;
  verdict: string;
  location: string;
  radius: number;
  sort: Sort;
  page: number;
};
export type FilterName = keyof Filters;
export type FilterError = { field: string; message: string };

/** The defaults. Key order is the order in URLs (decisions, 'Rendering and search engines'). */
export const NO_FILTERS: Filters = {
  search: '',
  make: '',
  model: '',
  fuel: '',
  transmission: '',
  bodyType: '',
  priceMin: null,
  priceMax: null,
  yearMin: null,
  yearMax: null,
  mileageMin: null,
  mileageMax: null,
  taxMax: null,
  ulez: '',
  seatsMin: null,
  doors: '',
  colour: '',
  trim: '',
  engineMin: null,
  engineMax: null,
  ownersMax: null,
  sellerType: '',
  serviceHistory: '',
  features: '',
  verdict: '',
  location: '',
  radius: 50,
  sort: 'newest',
  page: 1,
};
export const FILTER_NAMES = Object.keys(NO_FILTERS) as FilterName[];

/** Filters of several values: alternatives, except features, all of which a vehicle must have. */
const LIST_FILTERS = [
  'make',
  'model',
  'fuel',
  'transmission',
  'bodyType',
  'ulez',
  'doors',
  'colour',
  'trim',
  'sellerType',
  'serviceHistory',
  'features',
  'verdict',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export const isListFilter = (name: string): name is ListFilter =>
  (LIST_FILTERS as readonly string[]).includes(name);

/** The values of a list, and the list of some values. */
export const splitList = (list: string) => (list ? list.split(',') : []);
export const joinList = (values: Iterable<string>) => [...new Set(values)].toSorted().join();

/** Whether a query has the empty parameters of a submitted form, which the canonical URL omits. */
export const hasEmptyFields = (query: URLSearchParams) =>
  FILTER_NAMES.some((name) => query.get(name) === '');

/** Whether a list is spelled otherwise than as one sorted list, such as by a form's repeated fields. */
export const hasLooseLists = (query: URLSearchParams, filters: Filters) =>
  LIST_FILTERS.some((name) => filters[name] && query.getAll(name).join('&') !== filters[name]);

/** Whether the search or the place is spelled otherwise, such as with a full postcode. */
export const hasLooseText = (query: URLSearchParams, { search, location }: Filters) =>
  (search !== '' && query.get('search') !== search) ||
  (location !== '' && query.get('location') !== location);

/** The canonical query string: fixed order, defaults omitted. Empty for no filters. */
export function serialiseFilters(filters: Filters): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value !== NO_FILTERS[name] && value !== null) query.set(name, String(value));
  }
  // A comma needs no escape in a query, and lists are easier to read without.
  return query.toString().replaceAll('%2C', ',');
}

/** Whether any filter is active; ignores sort order and page. */
export const isNarrowed = (filters: Filters) =>
  serialiseFilters({ ...filters, sort: 'newest', page: 1 }) !== '';
