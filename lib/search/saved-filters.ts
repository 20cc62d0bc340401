import { NUMBERS } from './facets/all';
import { type Filters, isNarrowed, NO_FILTERS } from './filters';
import { parseFilters } from './parse-filters';
import { clearSavedFilters, SAVED_FILTERS_KEY } from './saved-filters-key';

// The last filters of this browser session (product specification, section 4), stored in
// sessionStorage and restored when a URL has none. Browser only.

/** The specification's name of the fuels; the address has another name. */
const FUELS = 'fuelType';

/** The ranges, whose ends are stored as one list. */
const RANGES = NUMBERS.filter(({ range }) => range);

/** Saves the filters without sort order and page; removes the entry if none is active. */
export function saveFilters(filters: Filters) {
  const { sort, page, fuel, ...rest } = filters;
  if (!isNarrowed(filters)) return clearSavedFilters();
  const ends = RANGES.flatMap(({ names }) => names.map((name) => [name, undefined] as const));
  const lists = RANGES.map(
    ({ range, names }) => [`${range}Range`, names.map((name) => filters[name])] as const,
  );
  const stored = { ...rest, [FUELS]: fuel, ...Object.fromEntries([...ends, ...lists]) };
  try {
    sessionStorage.setItem(SAVED_FILTERS_KEY, JSON.stringify(stored));
  } catch {
    // Storage is blocked or full: the URL still contains the filters.
  }
}

/** Loads the saved filters, or the defaults. The stored value is untrusted and parsed like a URL. */
export function loadFilters(): Filters {
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStorage.getItem(SAVED_FILTERS_KEY) ?? 'null');
  } catch {
    return NO_FILTERS;
  }
  if (typeof stored !== 'object' || stored === null) return NO_FILTERS;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(stored)) {
    const ends = RANGES.find(({ range }) => key === `${range}Range`)?.names;
    if (!ends) query.set(key === FUELS ? 'fuel' : key, String(value ?? ''));
    else if (Array.isArray(value))
      for (const [end, name] of ends.entries()) query.set(name, String(value[end] ?? ''));
  }
  return { ...parseFilters(query).filters, sort: 'newest', page: 1 };
}
