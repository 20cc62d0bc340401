import { useSyncExternalStore } from 'react';
import { AUTH_HINT_EVENT, readAuthHint } from '../core/session/auth-hint';
import { isUuid } from '../ids';
import { MAX_DEVICE_FAVOURITES } from './constants';

/**
 * The ids of the favourites, newest first, synchronised across tabs; browser only. Signed out: the
 * device's list in localStorage. Signed in: the account's ids, cached in localStorage for the first
 * render, plus device ids not yet merged, plus pending changes.
 */
type Ids = readonly string[];
/** `at`: time of the last read, in epoch milliseconds; 0 is stale. */
type AccountCopy = { user: string; ids: Ids; at: number };
export type FavouriteChange = { id: string; isSaved: boolean };

const DEVICE = 'favourites';
const ACCOUNT = 'account-favourites';
const NONE: Ids = [];
const CHANGED = 'forecourt:favourites';
// `pageshow`: a page restored from the back/forward cache has missed events.
const EVENTS = [CHANGED, 'storage', 'pageshow', AUTH_HINT_EVENT];

/** In-memory copy of storage, for when storage is blocked. */
const memory = new Map<string, string | null>();
/** Optimistic changes. The hearts show them before TanStack Query, which sends them, has been loaded. */
let pending: readonly FavouriteChange[] = [];
let shown: { key: string; ids: Ids } = { key: '', ids: NONE };

const notify = () => window.dispatchEvent(new Event(CHANGED));

function load(key: string): string | null {
  try {
    memory.set(key, localStorage.getItem(key));
  } catch {
    // Storage is blocked: favourites last as long as the page.
  }
  return memory.get(key) ?? null;
}

function store(key: string, value: unknown) {
  const text = value === null ? null : JSON.stringify(value);
  memory.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: see load.
  }
  notify();
}

function parse(key: string): unknown {
  try {
    return JSON.parse(load(key) ?? 'null');
  } catch {
    return null;
  }
}

const onlyIds = (list: unknown): Ids =>
  Array.isArray(list) ? [...new Set(list.filter(isUuid))] : NONE;

export const withChange = (ids: Ids, { id, isSaved }: FavouriteChange): Ids => {
  if (isSaved && ids.includes(id)) return ids;
  const others = ids.filter((other) => other !== id);
  return isSaved ? [id, ...others] : others;
};

export const deviceIds = () => onlyIds(parse(DEVICE)).slice(0, MAX_DEVICE_FAVOURITES);

export const setDeviceIds = (ids: Ids) => store(DEVICE, ids);

/** Changes the device's list; returns false if it is full. */
export function changeOnDevice(change: FavouriteChange): boolean {
  const ids = withChange(deviceIds(), change);
  if (ids.length > MAX_DEVICE_FAVOURITES) return false;
  setDeviceIds(ids);
  return true;
}

/** The cached ids of the signed-in account; null before its first response. */
export function accountCopy(): AccountCopy | null {
  const copy = Object(parse(ACCOUNT)) as Partial<AccountCopy>;
  const user = readAuthHint();
  if (!user || copy.user !== user) return null;
  return { user, ids: onlyIds(copy.ids), at: Number(copy.at) || 0 };
}

export const setAccountIds = (ids: Ids, at: number) =>
  store(ACCOUNT, { user: readAuthHint(), ids, at });

/** Clears the cache after sign-out. */
export function forgetAccount() {
  if (load(ACCOUNT) !== null) store(ACCOUNT, null);
}

export function addPending(change: FavouriteChange) {
  pending = [...pending, change];
  // Marks the cache as stale: a page opened before the response must refetch it.
  setAccountIds(accountCopy()?.ids ?? NONE, 0);
}

export function removePending(change: FavouriteChange) {
  pending = pending.filter((other) => other !== change);
  notify();
}

/** Whether a change is pending, for this id or for any. */
export const isPending = (id?: string) =>
  pending.some((change) => id === undefined || change.id === id);

/** The current ids; referentially stable until they change, as useSyncExternalStore requires. */
export function favouriteIds(): Ids {
  const key = JSON.stringify([load(DEVICE), load(ACCOUNT), readAuthHint(), pending]);
  if (key !== shown.key) {
    const known = [...new Set([...deviceIds(), ...(accountCopy()?.ids ?? NONE)])];
    shown = { key, ids: pending.reduce(withChange, known) };
  }
  return shown.ids;
}

function subscribe(listener: () => void) {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Subscribes to the current ids; `initial` during server rendering and hydration. */
export const useFavouriteIds = (initial: Ids = NONE) =>
  useSyncExternalStore(subscribe, favouriteIds, () => initial);
