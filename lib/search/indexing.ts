import { type Filters, NO_FILTERS, serialiseFilters } from './filters';

/**
 * The canonical list for search engines (decisions): all vehicles or one make, with pagination.
 * Other filters and sort orders are noindex and canonicalise to the list without them.
 */
export function canonicalFilters(filters: Filters): { canonical: Filters; indexable: boolean } {
  const canonical = { ...NO_FILTERS, make: filters.make, page: filters.page };
  const indexable = serialiseFilters(canonical) === serialiseFilters(filters);
  return { canonical: indexable ? canonical : { ...canonical, page: 1 }, indexable };
}
