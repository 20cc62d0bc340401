import type { BodyType, FuelType, Transmission } from '../listings/constants';
import type { Sort } from './choices';

/** All filters of a list. An empty string or null applies none. Pounds (road tax: a year), years, miles. */
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
  taxMax: number | null;
  /** Keys of VERDICTS in alphabetical order, joined by commas. */
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
  verdict: '',
  location: '',
  radius: 50,
  sort: 'newest',
  page: 1,
};
export const FILTER_NAMES = Object.keys(NO_FILTERS) as FilterName[];

/** Whether a query has the empty parameters of a submitted form, which the canonical URL omits. */
export const hasEmptyFields = (query: URLSearchParams) =>
  FILTER_NAMES.some((name) => query.get(name) === '');

/** Whether verdicts are spelled otherwise than as one sorted list, such as by a form's repeated fields. */
export const hasLooseVerdicts = (query: URLSearchParams, { verdict }: Filters) =>
  query.getAll('verdict').join('&') !== verdict;

/** The canonical query string: fixed order, defaults omitted. Empty for no filters. */
export function serialiseFilters(filters: Filters): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value !== NO_FILTERS[name] && value !== null) query.set(name, String(value));
  }
  // The commas of a list stay as they are.
  return query.toString().replace(/verdict=[^&]*/, decodeURIComponent);
}

/** Whether any filter is active; ignores sort order and page. */
export const isNarrowed = (filters: Filters) =>
  serialiseFilters({ ...filters, sort: 'newest', page: 1 }) !== '';
