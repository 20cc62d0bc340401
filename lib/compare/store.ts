import { useSyncExternalStore } from 'react';
import { isUuid } from '../ids';
import { MAX_COMPARED } from './limits';

/** The ids of the cars to compare on this device, in the order in which they were added; browser only. */
type Ids = readonly string[];

const KEY = 'compare';
const NONE: Ids = [];
const CHANGED = 'forecourt:compare';
// `pageshow`: a page restored from the back/forward cache has missed events.
const EVENTS = [CHANGED, 'storage', 'pageshow'];

/** In-memory copy of storage, for when storage is blocked. */
let memory: string | null = null;
let shown: { text: string | null; ids: Ids } = { text: null, ids: NONE };

function load(): string | null {
  try {
    memory = localStorage.getItem(KEY);
  } catch {
    // Storage is blocked: the list lasts as long as the page.
  }
  return memory;
}

function parse(text: string | null): Ids {
  try {
    const list: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(list)) return NONE;
    return [...new Set(list.filter(isUuid))].slice(0, MAX_COMPARED);
  } catch {
    return NONE;
  }
}

/** The current ids; referentially stable until they change, as useSyncExternalStore requires. */
export function comparedIds(): Ids {
  const text = load();
  if (text !== shown.text) shown = { text, ids: parse(text) };
  return shown.ids;
}

export function setComparedIds(ids: Ids) {
  memory = ids.length ? JSON.stringify(ids) : null;
  try {
    if (memory === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, memory);
  } catch {
    // Storage is blocked or full: see load.
  }
  window.dispatchEvent(new Event(CHANGED));
}

export const removeCompared = (id: string) =>
  setComparedIds(comparedIds().filter((other) => other !== id));

/** Adds a car, or removes it if it is there; says which, or that the list is full. */
export function toggleCompared(id: string): 'added' | 'removed' | 'full' {
  const ids = comparedIds();
  if (ids.includes(id)) {
    removeCompared(id);
    return 'removed';
  }
  if (ids.length >= MAX_COMPARED) return 'full';
  setComparedIds([...ids, id]);
  return 'added';
}

function subscribe(listener: () => void) {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Subscribes to the ids; none during server rendering. */
export const useComparedIds = () => useSyncExternalStore(subscribe, comparedIds, () => NONE);
