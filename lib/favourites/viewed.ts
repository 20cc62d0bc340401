import { useSyncExternalStore } from 'react';
import { isUuid } from '../ids';
import { MAX_VIEWED } from './constants';

/** The cars viewed last on this device, the latest first, as lib/core/browser/note-viewed.ts stores them. */
const KEY = 'viewed';
const OFF = 'off';
const CHANGED = 'forecourt:viewed';
const EVENTS = [CHANGED, 'storage', 'pageshow'];

function load(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function store(text: string) {
  try {
    if (text) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing is remembered in any case.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Reads the stored text: the ids, and whether cars are remembered. */
export function readViewed(text: string): { ids: string[]; isOn: boolean } {
  if (text === OFF) return { ids: [], isOn: false };
  return { ids: [...new Set(text.split(' ').filter(isUuid))].slice(0, MAX_VIEWED), isOn: true };
}

/** Forgets the cars, or switches remembering them off, which forgets them too, or on. */
export const forgetViewed = () => store('');
export const setViewedOn = (isOn: boolean) => store(isOn ? '' : OFF);

function subscribe(listener: () => void) {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Subscribes to the stored text; null during server rendering, which knows nothing of the device. */
export const useViewed = () => useSyncExternalStore(subscribe, load, () => null);
