import { FILTER_NAMES, type Filters, NO_FILTERS, serialiseFilters } from './filters';

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

/** The query of a segment; empty for one that nobody made. Never throws. */
export function segmentToQuery(segment: string): URLSearchParams {
  if (segment === ALL) return new URLSearchParams();
  try {
    return new URLSearchParams(atob(segment.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return new URLSearchParams();
  }
}

/** The filters of a segment that the server made: unlike parseFilters, this checks nothing. */
export function readSegment(segment: string): Filters {
  const query = segmentToQuery(segment);
  const read = (name: keyof Filters) => {
    const raw = query.get(name);
    if (raw === null) return NO_FILTERS[name];
    return typeof NO_FILTERS[name] === 'string' ? raw : Number(raw);
  };
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, read(name)])) as Filters;
}
