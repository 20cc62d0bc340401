/** The sessionStorage key: see saved-filters.ts. */
export const SAVED_FILTERS_KEY = 'vehicle-filters';

/** Clears the saved filters, so that a list without filters does not restore them. */
export function clearSavedFilters() {
  try {
    sessionStorage.removeItem(SAVED_FILTERS_KEY);
  } catch {
    // Storage is blocked: no filters were saved.
  }
}

export function hasSavedFilters() {
  try {
    return sessionStorage.getItem(SAVED_FILTERS_KEY) !== null;
  } catch {
    return false;
  }
}
