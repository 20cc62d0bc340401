import { useSyncExternalStore } from 'react';
import { deviceText } from '../core/browser/device-text';
import { isUuid } from '../ids';
import { MAX_VIEWED } from './constants';

/** The cars viewed last on this device, the latest first, as lib/core/browser/note-viewed.ts stores them. */
const viewed = deviceText('viewed');
/** When lists were used, as lib/search/last-visit.ts stores it. */
const visits = deviceText('last-visit');
const OFF = 'off';

/** Reads the stored text: the ids, and whether cars are remembered. */
export function readViewed(text: string): { ids: string[]; isOn: boolean } {
  if (text === OFF) return { ids: [], isOn: false };
  const ids = text.split(' ').map((car) => car.replace(/@\d+$/, ''));
  return { ids: [...new Set(ids.filter(isUuid))].slice(0, MAX_VIEWED), isOn: true };
}

/** Forgets the cars, or switches remembering them off, which forgets them and the last visit, or on. */
export const forgetViewed = () => viewed.store(null);
export function setViewedOn(isOn: boolean) {
  if (!isOn) visits.store(null);
  viewed.store(isOn ? null : OFF);
}

/** Subscribes to the stored text; null during server rendering, which knows nothing of the device. */
export const useViewed = () =>
  useSyncExternalStore(
    viewed.subscribe,
    () => viewed.load() ?? '',
    () => null,
  );
