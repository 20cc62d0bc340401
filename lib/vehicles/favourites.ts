import { useSyncExternalStore } from 'react';
import { favouriteWords } from '../favourite-words';
import { isUuid } from '../ids';
import { MARK_COOKIE, MARK_EVENT } from '../mark-names';
import { toast } from '../toast';

/**
 * Favourites, newest first, the same in every tab; in the browser only. Signed out they are kept on the
 * device. Signed in they belong to the account: what the device keeps is merged into it, and a copy of
 * the account's ids is kept while that person is signed in, so that a kept page draws its hearts.
 */
let actions: Promise<typeof import('./actions')> | undefined;

/** What asks the account: it loads once, and only for those who are signed in. */
function account() {
  actions ??= import('./actions').catch((error: unknown) => {
    actions = undefined;
    throw error;
  });
  return actions;
}

const DEVICE = 'favourites';
const ACCOUNT = 'account-favourites';
const LIMIT = 200;
/** Another device's changes are asked for on a page that opens after this long. */
const FRESH_MS = 60_000;
const NONE: readonly string[] = [];
const MARK = new RegExp(`(?:^|; )${MARK_COOKIE}=[^;.]*\\.([^;]+)`);

type Ids = readonly string[];
type AccountCopy = { person: string; ids: Ids; at: number };

const listeners = new Set<() => void>();
/** What storage holds, or would if it were not blocked. */
const held = new Map<string, string | null>();
/** Changes that the account has not confirmed yet. */
const unsaved = new Map<string, boolean>();
/** How many changes the account has confirmed. */
let confirmed = 0;
let shown: { key: string; ids: Ids } = { key: '', ids: NONE };

/** Which person is signed in, by the mark; '' when nobody is. */
const currentPerson = () => MARK.exec(document.cookie)?.[1] ?? '';

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
}

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};
const onlyIds = (list: unknown): Ids =>
  Array.isArray(list) ? [...new Set(list.filter(isUuid))] : NONE;

const deviceIds = () => onlyIds(parse(load(DEVICE)));

/** The copy of the account that is signed in now; null before the first answer. */
function accountCopy(): AccountCopy | null {
  const copy = Object(parse(load(ACCOUNT))) as Partial<AccountCopy>;
  const person = currentPerson();
  if (!person || copy.person !== person) return null;
  return { person, ids: onlyIds(copy.ids), at: Number(copy.at) || 0 };
}

function readIds(): Ids {
  const key = [load(DEVICE), load(ACCOUNT), currentPerson()].join('\n');
  if (key !== shown.key) {
    shown = { key, ids: [...new Set([...deviceIds(), ...(accountCopy()?.ids ?? [])])] };
  }
  return shown.ids;
}

function tell() {
  for (const listener of listeners) listener();
}

const withId = (ids: Ids, id: string, isKept: boolean) => {
  const others = ids.filter((other) => other !== id);
  return isKept ? [id, ...others] : others;
};

function keepOnDevice(ids: Ids) {
  store(DEVICE, ids.slice(0, LIMIT));
  tell();
}

/** Takes what the account says, with the changes on their way to it. */
function keepCopy(ids: Ids, at = accountCopy()?.at ?? 0) {
  let now = ids;
  for (const [id, isKept] of unsaved) {
    if (now.includes(id) !== isKept) now = withId(now, id, isKept);
  }
  store(ACCOUNT, { person: currentPerson(), ids: now, at });
  tell();
}

/** Tells the account of one change; takes it back where that fails, and says so. */
async function save(id: string, isKept: boolean) {
  unsaved.set(id, isKept);
  keepCopy(accountCopy()?.ids ?? NONE);
  const answer = await account()
    .then(({ saveFavourite }) => saveFavourite(id, isKept))
    .catch(() => 'failed' as const);
  // A later press on the same heart has its own answer.
  if (unsaved.get(id) !== isKept) return;
  unsaved.delete(id);
  if (answer === 'done') {
    confirmed += 1;
    return;
  }
  if (answer === 'signed-out') {
    store(ACCOUNT, null);
    if (isKept) keepOnDevice(withId(deviceIds(), id, true));
    else tell();
    const { title, text } = isKept ? favouriteWords.keptOnDevice : favouriteWords.notRemoved;
    return toast.error(title, text);
  }
  const copy = accountCopy();
  if (copy) keepCopy(withId(copy.ids, id, !isKept));
  const { title, text } = favouriteWords.favouriteFailed;
  // Without a network the toast itself says why.
  toast.error(title, navigator.onLine ? text : undefined);
}

let syncing = '';

/**
 * Merges what the device keeps into the account that is signed in, and learns what else it holds.
 * Signed out, forgets the copy of an account.
 */
async function sync() {
  const person = currentPerson();
  if (!person) {
    if (load(ACCOUNT) === null) return;
    store(ACCOUNT, null);
    return tell();
  }
  let sent = deviceIds();
  const isFresh = Date.now() - (accountCopy()?.at ?? 0) < FRESH_MS;
  if (syncing === person || (sent.length === 0 && isFresh)) return;
  syncing = person;
  let answer: Ids | null;
  let before: number;
  do {
    before = confirmed;
    sent = deviceIds();
    answer = await account()
      .then(({ mergeFavourites }) => mergeFavourites([...sent]))
      .catch(() => null);
    // An answer that may be older than a change confirmed meanwhile is asked for again.
  } while (answer && confirmed !== before);
  syncing = '';
  if (!answer || currentPerson() !== person) return;
  store(
    DEVICE,
    deviceIds().filter((id) => !sent.includes(id)),
  );
  keepCopy(answer, Date.now());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener(MARK_EVENT, listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener(MARK_EVENT, listener);
  };
}

export const favourites = {
  /** The ids kept now; the same array until they change. */
  ids: readIds,
  sync,
  /** What the account holds, from a page that was made a moment ago. */
  adopt: (ids: Ids) => keepCopy(ids, Date.now()),
  /** Adds the car, or takes it off; says whether it is kept now. */
  toggle(id: string) {
    const isKept = !readIds().includes(id);
    if (!currentPerson()) keepOnDevice(withId(deviceIds(), id, isKept));
    else {
      if (!isKept && deviceIds().includes(id)) keepOnDevice(withId(deviceIds(), id, false));
      void save(id, isKept);
    }
    return isKept;
  },
};

/** The ids a visitor has kept, kept up to date; `initial` ones while the page is made. */
export const useFavouriteIds = (initial: Ids = NONE) =>
  useSyncExternalStore(subscribe, readIds, () => initial);
