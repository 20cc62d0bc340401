/** Where the last filter of this browser session is kept: see session.ts. */
export const SESSION_KEY = 'vehicle-filters';

/** Lets the kept filter go, so that a list without one is not taken for an arrival. */
export function forgetFilters() {
  try {
    sessionStorage.removeItem(SESSION_KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Whether a filter is kept. */
export function hasKeptFilters() {
  try {
    return sessionStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
