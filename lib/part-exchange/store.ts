import { useSyncExternalStore } from 'react';
import { deviceText } from '../core/browser/device-text';
import { type PartExchange, readPartExchange } from './part-exchange';

/** The part exchange of this device; browser only. app/device-loader.tsx has the key too. */
const KEY = 'part-exchange';
const stored = deviceText(KEY);

let shown: { text: string | null; kept: PartExchange | null } = { text: null, kept: null };

/** The part exchange kept now; referentially stable until it changes, as useSyncExternalStore requires. */
export function keptPartExchange(): PartExchange | null {
  const text = stored.load();
  if (text !== shown.text) shown = { text, kept: readPartExchange(text, Date.now()) };
  return shown.kept;
}

/** Keeps a part exchange from now on; false where the browser stores nothing, so that it lasts as long as the page. */
export function keepPartExchange(kept: Omit<PartExchange, 'at'>): boolean {
  const text = JSON.stringify({ ...kept, at: Date.now() } satisfies PartExchange);
  stored.store(text);
  try {
    return localStorage.getItem(KEY) === text;
  } catch {
    return false;
  }
}

export const removePartExchange = () => stored.store(null);

/** Removes a stored text that is no part exchange any more: it is older than a day, or was never one. */
export function removeEndedPartExchange() {
  if (stored.load() !== null && keptPartExchange() === null) removePartExchange();
}

export const onPartExchangeChange = stored.subscribe;

/** Subscribes to the part exchange; none during server rendering. */
export const usePartExchange = () =>
  useSyncExternalStore(stored.subscribe, keptPartExchange, () => null);
