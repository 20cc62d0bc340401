import { suggestionsApiPath } from '../paths';
import { cutPostcodes } from './place-text';

// What the search field suggests. Browser only; loaded on the first focus of the field. Recent searches
// are in localStorage, on this device alone.

const KEY = 'recent-searches';
const MOST = 8;

/** The searches kept on this device, newest first. The stored value is untrusted. */
function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, MOST)
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
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // Storage is blocked or full: nothing is suggested from earlier searches.
  }
}

let names: Promise<string[]> | undefined;

async function loadNames(): Promise<string[]> {
  const response = await fetch(suggestionsApiPath);
  return response.status === 200 ? response.json() : [];
}

/** The visitor's recent searches, then makes, models and towns; without these while they cannot be loaded. */
export async function loadSuggestions(): Promise<string[]> {
  names ??= loadNames().catch(() => {
    names = undefined;
    return [];
  });
  return [...new Set([...recentSearches(), ...(await names)])];
}

/** Fills the datalist of the search field, and keeps what is searched from now on. */
export async function suggest(field: HTMLInputElement) {
  field.onchange = () => keepSearch(field.value);
  const suggestions = await loadSuggestions();
  field.list?.replaceChildren(...suggestions.map((text) => new Option('', text)));
}
