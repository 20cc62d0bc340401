/** Where the last filter of this browser session is kept: see session.ts. */
export const SAVED_FILTERS_KEY = 'vehicle-filters';

/** Lets the kept filter go, so that a list without one is not taken for an arrival. */
export function clearSavedFilters() {
  try {
    sessionStorage.removeItem(SAVED_FILTERS_KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Whether a filter is kept. */
export function hasSavedFilters() {
  try {
    return sessionStorage.getItem(SAVED_FILTERS_KEY) !== null;
  } catch {
    return false;
  }
}
