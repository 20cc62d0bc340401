import type { BodyType, FuelType, Transmission } from '../listings/constants';

/** The sort orders, with the words shown for them. `distance` needs a location. */
export const SORTS = {
  newest: 'Newest first',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  mileage_asc: 'Mileage: low to high',
  year_desc: 'Year: newest first',
  distance: 'Distance: nearest first',
} as const;
export type Sort = keyof typeof SORTS;

/** A whole result's filter. Empty text and null mean 'not narrowed'. Pounds, years, miles. */
export type Filters = {
  search: string;
  make: string;
  model: string;
  fuel: FuelType | '';
  transmission: Transmission | '';
  bodyType: BodyType | '';
  priceMin: number | null;
  priceMax: number | null;
  yearMin: number | null;
  yearMax: number | null;
  mileageMin: number | null;
  mileageMax: number | null;
  location: string;
  radius: number;
  sort: Sort;
  page: number;
};
export type FilterName = keyof Filters;
export type FilterError = { field: string; message: string };

const londonYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/London' });

/** The year in London: the same on the server and in a browser anywhere. */
export const currentYear = () => Number(londonYear.format(new Date()));

/**
 * The sliders (product specification, section 5). A value at its slider's end is open: nothing is
 * hidden for costing £120,000. `limit` is the largest figure the number field accepts.
 */
export const RANGES = {
  price: { min: 0, max: 100_000, step: 1000, limit: 10_000_000 },
  /** Asked for anew each time: a server outlives the turn of the year. */
  get year() {
    const max = currentYear();
    return { min: 2000, max, step: 1, limit: max + 1 };
  },
  mileage: { min: 0, max: 200_000, step: 5000, limit: 1_000_000 },
} as const;
export type RangeName = keyof typeof RANGES;
export const RADIUS = { min: 5, max: 200, step: 5 } as const;

/** No filter, and the order in which facets stand in an address (decisions, 'Rendering and search engines'). */
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
  location: '',
  radius: 50,
  sort: 'newest',
  page: 1,
};
export const FILTER_NAMES = Object.keys(NO_FILTERS) as FilterName[];

/** Whether a query holds the empty fields that a form sends; they are left out of an address. */
export const hasEmptyFields = (query: URLSearchParams) =>
  FILTER_NAMES.some((name) => query.get(name) === '');

/** The one query string of a filter: fixed order, defaults left out. Empty for no filter. */
export function serialiseFilters(filters: Filters): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value !== NO_FILTERS[name] && value !== null) query.set(name, String(value));
  }
  return query.toString();
}

/** Whether anything narrows the result: the order and the page do not. */
export const isNarrowed = (filters: Filters) =>
  serialiseFilters({ ...filters, sort: 'newest', page: 1 }) !== '';

/**
 * The nearest indexable list (decisions): all cars or one make, each with its pages.
 * Another filter or order is not indexed and points to the list without it.
 */
export function canonicalFilters(filters: Filters): { canonical: Filters; indexable: boolean } {
  const canonical = { ...NO_FILTERS, make: filters.make, page: filters.page };
  const indexable = serialiseFilters(canonical) === serialiseFilters(filters);
  return { canonical: indexable ? canonical : { ...canonical, page: 1 }, indexable };
}
