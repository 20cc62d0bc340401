import { type Filters, isNarrowed, NO_FILTERS } from './filters';
import { parseFilters } from './parse-filters';
import { clearSavedFilters, SAVED_FILTERS_KEY } from './saved-filters-key';

// The last filter of this browser session (product specification, section 4): kept in session
// storage, restored where an address has no filter of its own. In the browser only.

const range = (low: number | null, high: number | null) => [low, high];

/** Keeps the filter; order and page are not part of it. No filter leaves nothing behind. */
export function saveFilters(filters: Filters) {
  const { priceMin, priceMax, yearMin, yearMax, mileageMin, mileageMax, sort, page, ...rest } =
    filters;
  if (!isNarrowed(filters)) return clearSavedFilters();
  try {
    sessionStorage.setItem(
      SAVED_FILTERS_KEY,
      JSON.stringify({
        ...rest,
        priceRange: range(priceMin, priceMax),
        yearRange: range(yearMin, yearMax),
        mileageRange: range(mileageMin, mileageMax),
      }),
    );
  } catch {
    // Storage is blocked or full: the address still holds the filter.
  }
}

/** The kept filter, or none. What is stored is read like an address: nothing in it is trusted. */
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
    const name = /^(price|year|mileage)Range$/.exec(key)?.[1];
    if (!name) query.set(key, String(value ?? ''));
    else if (Array.isArray(value)) {
      query.set(`${name}Min`, String(value[0] ?? ''));
      query.set(`${name}Max`, String(value[1] ?? ''));
    }
  }
  return { ...parseFilters(query).filters, sort: 'newest', page: 1 };
}
