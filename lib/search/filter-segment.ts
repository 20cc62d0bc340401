import { FILTER_NAMES, type Filters, NO_FILTERS, serialiseFilters } from './filters';

/**
 * Encodes the filters as one path segment, so that Next can cache each list: the middleware rewrites
 * `/vehicles?make=BMW` to `/vehicles/browse/<segment>`. Base64url, because the percent signs of a
 * query would be decoded with the path. The query is ASCII, as btoa requires.
 */
export const ALL = 'all';
const REFUSAL = 'refusal';

/** `refusals` are the list's messages about values that are not applied: see refused-values.ts. */
export function filtersToSegment(filters: Filters, refusals: readonly string[] = []): string {
  const told = new URLSearchParams(refusals.map((refusal) => [REFUSAL, refusal]));
  const query = [serialiseFilters(filters), told.toString()].filter(Boolean).join('&');
  if (!query) return ALL;
  return btoa(query).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes a segment to its query; empty for an invalid segment. Never throws. */
export function segmentToQuery(segment: string): URLSearchParams {
  if (segment === ALL) return new URLSearchParams();
  try {
    return new URLSearchParams(atob(segment.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return new URLSearchParams();
  }
}

export const readRefusals = (segment: string) => segmentToQuery(segment).getAll(REFUSAL);

/**
 * Decodes the filters of a segment written by filtersToSegment. Does not validate, unlike
 * parseFilters.
 */
export function readSegment(segment: string): Filters {
  const query = segmentToQuery(segment);
  const read = (name: keyof Filters) => {
    const raw = query.get(name);
    if (raw === null) return NO_FILTERS[name];
    return typeof NO_FILTERS[name] === 'string' ? raw : Number(raw);
  };
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, read(name)])) as Filters;
}
