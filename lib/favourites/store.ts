import { useSyncExternalStore } from 'react';
import { AUTH_HINT_EVENT } from '../core/session/auth-hint-names';
import { readAuthHint } from '../core/session/read-auth-hint';
import { isUuid } from '../ids';

/**
 * The ids of the visitor's favourites, newest first, the same in every tab; in the browser only.
 * Signed out: the list in this device's storage. Signed in: what the account is known to hold, of which
 * storage has a copy so that hearts are drawn at once; what the device has yet to hand over; and the
 * presses that the account has not confirmed.
 */
type Ids = readonly string[];
/** `at`: when the account was last asked, in milliseconds. */
type AccountCopy = { user: string; ids: Ids; at: number };
export type FavouriteChange = { id: string; isSaved: boolean };

const DEVICE = 'favourites';
const ACCOUNT = 'account-favourites';
const LIMIT = 200;
const NONE: Ids = [];
const CHANGED = 'forecourt:favourites';
// A page that comes back by the back button has heard of no change meanwhile.
const EVENTS = [CHANGED, 'storage', 'pageshow', AUTH_HINT_EVENT];

/** What storage holds, or would if it were not blocked. */
const held = new Map<string, string | null>();
let pending: readonly FavouriteChange[] = [];
let shown: { key: string; ids: Ids } = { key: '', ids: NONE };

const tell = () => window.dispatchEvent(new Event(CHANGED));

function load(key: string): string | null {
  try {
    held.set(key, localStorage.getItem(key));
  } catch {
    // Storage is blocked: favourites then last as long as the page.
  }
  return held.get(key) ?? null;
}

function store(key: string, value: unknown) {
  const text = value === null ? null : JSON.stringify(value);
  held.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: see load.
  }
  tell();
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

export const deviceIds = () => onlyIds(parse(DEVICE));

export const setDeviceIds = (ids: Ids) => store(DEVICE, ids.slice(0, LIMIT));

/** What the account that is signed in is known to hold; null before its first answer. */
export function accountCopy(): AccountCopy | null {
  const copy = Object(parse(ACCOUNT)) as Partial<AccountCopy>;
  const user = readAuthHint();
  if (!user || copy.user !== user) return null;
  return { user, ids: onlyIds(copy.ids), at: Number(copy.at) || 0 };
}

export const setAccountIds = (ids: Ids, at: number) =>
  store(ACCOUNT, { user: readAuthHint(), ids, at });

/** Forgets the copy of an account that has left. */
export function forgetAccount() {
  if (load(ACCOUNT) !== null) store(ACCOUNT, null);
}

export function addPending(press: FavouriteChange) {
  pending = [...pending, press];
  // A page that is opened before the account has answered asks it.
  setAccountIds(accountCopy()?.ids ?? NONE, 0);
}

export function removePending(press: FavouriteChange) {
  pending = pending.filter((other) => other !== press);
  tell();
}

/** Whether the account has yet to answer a press, on this car's heart or on any. */
export const isPending = (id?: string) =>
  pending.some((press) => id === undefined || press.id === id);

/** The ids saved now; the same array until they change. */
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

/** The ids saved now, kept up to date; `initial` ones while the page is made. */
export const useFavouriteIds = (initial: Ids = NONE) =>
  useSyncExternalStore(subscribe, favouriteIds, () => initial);
