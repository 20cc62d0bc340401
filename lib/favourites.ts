import { useSyncExternalStore } from 'react';
import { isUuid } from './ids';

/** Favourites: ids in local storage, newest first, the same in every tab. In the browser only. */
const KEY = 'favourites';
const LIMIT = 200;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let raw: string | null = null;
let ids = NONE;

function readIds(): readonly string[] {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Storage is blocked: favourites then last as long as the page.
    return ids;
  }
  if (stored === raw) return ids;
  raw = stored;
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    ids = Array.isArray(parsed) ? [...new Set(parsed.filter(isUuid))] : NONE;
  } catch {
    ids = NONE;
  }
  return ids;
}

function write(next: readonly string[]) {
  ids = next.slice(0, LIMIT);
  raw = JSON.stringify(ids);
  try {
    localStorage.setItem(KEY, raw);
  } catch {
    // Storage is blocked or full: see readIds.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const favourites = {
  /** The ids kept now; the same array until they change. */
  ids: readIds,
  /** Adds the car, or takes it off; says whether it is kept now. */
  toggle(id: string) {
    const kept = readIds();
    const add = !kept.includes(id);
    write(add ? [id, ...kept] : kept.filter((other) => other !== id));
    return add;
  },
};

/** The ids a visitor has kept on this device, kept up to date; none while the page is made. */
export const useFavouriteIds = () => useSyncExternalStore(subscribe, readIds, () => NONE);
