import { type Filters, isNarrowed, NO_FILTERS } from './filters';
import { parseFilters } from './parse-filters';
import { clearSavedFilters, SAVED_FILTERS_KEY } from './saved-filters-key';

// The last filters of this browser session (product specification, section 4), stored in
// sessionStorage and restored when a URL has none. Browser only.

/** The specification's name of the fuels, which the address calls otherwise. */
const FUELS = 'fuelType';

const range = (low: number | null, high: number | null) => [low, high];

/** Saves the filters without sort order and page; removes the entry if none is active. */
export function saveFilters(filters: Filters) {
  const {
    priceMin,
    priceMax,
    yearMin,
    yearMax,
    mileageMin,
    mileageMax,
    sort,
    page,
    fuel,
    ...rest
  } = filters;
  if (!isNarrowed(filters)) return clearSavedFilters();
  try {
    sessionStorage.setItem(
      SAVED_FILTERS_KEY,
      JSON.stringify({
        ...rest,
        [FUELS]: fuel,
        priceRange: range(priceMin, priceMax),
        yearRange: range(yearMin, yearMax),
        mileageRange: range(mileageMin, mileageMax),
      }),
    );
  } catch {
    // Storage is blocked or full: the URL still holds the filters.
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
    const name = /^(price|year|mileage)Range$/.exec(key)?.[1];
    if (!name) query.set(key === FUELS ? 'fuel' : key, String(value ?? ''));
    else if (Array.isArray(value)) {
      query.set(`${name}Min`, String(value[0] ?? ''));
      query.set(`${name}Max`, String(value[1] ?? ''));
    }
  }
  return { ...parseFilters(query).filters, sort: 'newest', page: 1 };
}
