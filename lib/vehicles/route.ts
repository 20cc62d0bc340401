import { type Filters, parseFilters, serialiseFilters } from './filters';

/**
 * The list's filters as one segment of an internal path, so that each list is a page Next can keep:
 * the middleware rewrites `/vehicles?make=BMW` to `/vehicles/browse/<segment>`. Base64url, because a
 * query's own percent signs would not survive a path's decoding. A query is ASCII.
 */
const ALL = 'all';

export function filtersToSegment(filters: Filters): string {
  const query = serialiseFilters(filters);
  if (!query) return ALL;
  return btoa(query).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The filters of a segment; a segment nobody made reads as no filter. Never throws. */
export function segmentToFilters(segment: string): Filters {
  let query = '';
  try {
    if (segment !== ALL) query = atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    // Not base64url: nobody made it.
  }
  return parseFilters(new URLSearchParams(query)).filters;
}
