import { useSyncExternalStore } from 'react';
import { deviceText } from '../core/browser/device-text';
import { isUuid } from '../ids';
import { MAX_COMPARED } from './limits';

/** The ids of the cars to compare on this device, in the order in which they were added; browser only. */
type Ids = readonly string[];

const NONE: Ids = [];
const list = deviceText('compare');

let shown: { text: string | null; ids: Ids } = { text: null, ids: NONE };

function parse(text: string | null): Ids {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(stored)) return NONE;
    return [...new Set(stored.filter(isUuid))].slice(0, MAX_COMPARED);
  } catch {
    return NONE;
  }
}

/** The current ids; referentially stable until they change, as useSyncExternalStore requires. */
export function comparedIds(): Ids {
  const text = list.load();
  if (text !== shown.text) shown = { text, ids: parse(text) };
  return shown.ids;
}

export const setComparedIds = (ids: Ids) => list.store(ids.length ? JSON.stringify(ids) : null);

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

/** Subscribes to the ids; none during server rendering. */
export const useComparedIds = () => useSyncExternalStore(list.subscribe, comparedIds, () => NONE);
