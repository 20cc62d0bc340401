import { cutPostcodes } from './place-text';

// The last searches by words, in localStorage, on this device only. Browser only.

const KEY = 'recent-searches';
const MAX_SEARCHES = 8;

/** The searches stored on this device, newest first. The stored value is untrusted. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

/** Puts a search first in the list. */
export function keepSearch(search: string) {
  const text = cutPostcodes(search).replace(/\s+/g, ' ').trim();
  if (!text) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
  } catch {
    // Storage is blocked or full: this search will not be suggested.
  }
}

const listeners = new Set<() => void>();

/** Forgets all searches, in every tab. */
export function clearSearches() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: no search is stored.
  }
  for (const listener of listeners) listener();
}

/** Calls back after the searches were cleared here, or changed in another tab. */
export function onSearchesChange(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
