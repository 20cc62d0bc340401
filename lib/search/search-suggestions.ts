import { suggestionsApiPath } from '../paths';
import { keepSearch, recentSearches } from './recent-searches';

// Suggestions of the search field. Browser only; loaded on the first focus of the field.

let names: Promise<string[]> | undefined;

async function loadNames(): Promise<string[]> {
  const response = await fetch(suggestionsApiPath);
  return response.status === 200 ? response.json() : [];
}

/** Returns the visitor's recent searches, then makes, models and towns, if these can be loaded. */
export async function loadSuggestions(): Promise<string[]> {
  names ??= loadNames().catch(() => {
    names = undefined;
    return [];
  });
  return [...new Set([...recentSearches(), ...(await names)])];
}

/** Fills the datalist of the search field, and stores the search when the field has changed. */
export async function suggest({ target, type }: Pick<Event, 'target' | 'type'>) {
  if (!(target instanceof HTMLInputElement)) return;
  if (type === 'change') keepSearch(target.value);
  const suggestions = await loadSuggestions();
  target.list?.replaceChildren(...suggestions.map((text) => new Option('', text)));
}
