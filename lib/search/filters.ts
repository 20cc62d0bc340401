import type { Sort } from './choices';

/**
 * All filters of a list. An empty string or null applies none. Pounds (road tax: a year), years, miles,
 * litres. A filter of LIST_FILTERS (list-filters.ts) is its values in alphabetical order, joined by commas.
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
  /** The public id of a seller. */
  seller: string;
  location: string;
  radius: number;
  sort: Sort;
  page: number;
};
export type FilterName = keyof Filters;
/** `refused` is a value of a list whose other values are applied. */
export type FilterError = { field: string; message: string; refused?: string };

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
  seller: '',
  location: '',
  radius: 50,
  sort: 'newest',
  page: 1,
};
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
  // Neither needs an escape in a query, and lists are easier to read without.
  return query.toString().replaceAll('%2C', ',').replaceAll('%21', '!');
}

/** Whether any filter is active; ignores sort order and page. */
export const isNarrowed = (filters: Filters) =>
  serialiseFilters({ ...filters, sort: 'newest', page: 1 }) !== '';
