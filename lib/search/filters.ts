import type { BodyType, FuelType, Transmission } from '../listings/constants';

/** Sort orders and their labels. `distance` requires a location. */
export const SORTS = {
  newest: 'Newest first',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  mileage_asc: 'Mileage: low to high',
  year_desc: 'Year: newest first',
  distance: 'Distance: nearest first',
} as const;
export type Sort = keyof typeof SORTS;

/** All filters of a list. An empty string or null applies none. Pounds, years, miles. */
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

/** The current year in London, the same on the server and in any browser. */
export const currentYear = () => Number(londonYear.format(new Date()));

/**
 * Slider ranges (product specification, section 5). A value at the slider's end applies no filter:
 * the maximum of £100,000 includes dearer vehicles. `limit` is the maximum of the number field.
 */
export const RANGES = {
  price: { min: 0, max: 100_000, step: 1000, limit: 10_000_000 },
  /** A getter, because a server process may run past the end of a year. */
  get year() {
    const max = currentYear();
    return { min: 2000, max, step: 1, limit: max + 1 };
  },
  mileage: { min: 0, max: 200_000, step: 5000, limit: 1_000_000 },
} as const;
export type RangeName = keyof typeof RANGES;
export const RADIUS = { min: 5, max: 200, step: 5 } as const;

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
  location: '',
  radius: 50,
  sort: 'newest',
  page: 1,
};
export const FILTER_NAMES = Object.keys(NO_FILTERS) as FilterName[];

/** Whether a query has the empty parameters of a submitted form, which the canonical URL omits. */
export const hasEmptyFields = (query: URLSearchParams) =>
  FILTER_NAMES.some((name) => query.get(name) === '');

/** The canonical query string: fixed order, defaults omitted. Empty for no filters. */
export function serialiseFilters(filters: Filters): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value !== NO_FILTERS[name] && value !== null) query.set(name, String(value));
  }
  return query.toString();
}

/** Whether any filter is active; ignores sort order and page. */
export const isNarrowed = (filters: Filters) =>
  serialiseFilters({ ...filters, sort: 'newest', page: 1 }) !== '';
