import { LISTS } from './facets/all';
import { FILTER_NAMES, type Filters } from './filters';

/** Whether a query has the empty parameters of a submitted form, which the canonical URL omits. */
export const hasEmptyFields = (query: URLSearchParams) =>
  FILTER_NAMES.some((name) => query.get(name) === '') || query.getAll('monthlyMax').includes('');

/**
 * Whether a list differs from its canonical form, one sorted list, such as a form's repeated
 * fields.
 */
export const hasLooseLists = (query: URLSearchParams, filters: Filters) =>
  LISTS.some(({ name }) => filters[name] && query.getAll(name).join('&') !== filters[name]);

/**
 * Whether the search, the monthly sum, the seller or the place differs from its canonical form, such as a full
 * postcode or 'used cars'.
 */
export const hasLooseText = (query: URLSearchParams, filters: Filters) =>
  (filters.monthlyMax !== '' && query.getAll('monthlyMax').join('&') !== filters.monthlyMax) ||
  (query.get('search') ?? '') !== filters.search ||
  (['seller', 'location'] as const).some(
    (name) => filters[name] !== '' && query.get(name) !== filters[name],
  );
