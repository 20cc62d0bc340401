import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';
import { expect, vi } from 'vitest';
import { memoryStorage } from '../tools/storage';

export const FIRST = '11111111-1111-4111-8111-111111111111';
export const SECOND = '22222222-2222-4222-8222-222222222222';
export const THIRD = '33333333-3333-4333-8333-333333333333';

export type Answer = 'done' | 'signed-out' | 'failed' | 'outdated';

/** The state of the account and of the page's header; `openWorld` resets it but for `merges`. */
export const world = {
  /** The account's favourites, newest first, and its response to a write. */
  account: [] as string[],
  answers: 'done' as Answer,
  /** Responses to the next writes that differ from `answers`. */
  outcomes: [] as Answer[],
  /** Promise that the response of a merge waits for. */
  mergeGate: Promise.resolve(),
  /** How many cars the account says have changed, and what the header was told. */
  changed: 0,
  marked: undefined as number | undefined,
  /** Prices when saved that the last merge was given. */
  sentPrices: [] as number[],
  merges: 0,
  /** Delays of the next writes, in milliseconds. */
  delays: [] as number[],
};

export const storage = new Map<string, string>();
/** Titles and texts of the toasts. */
export const toasts: string[] = [];
export const texts: string[] = [];

/** Stands in for lib/favourites/actions. */
export const actions = {
  saveFavourite: async (id: string, isSaved: boolean) => {
    const answer = world.outcomes.shift() ?? world.answers;
    await pause(world.delays.shift() ?? 0);
    if (answer === 'outdated') throw new UnrecognizedActionError('gone');
    if (answer !== 'done') return answer;
    world.account = world.account.filter((other) => other !== id);
    if (isSaved) world.account.unshift(id);
    return 'done';
  },
  loadFavourites: async ([id]: [string]) => [{ id, now: { price: 8450, state: 'for_sale' } }],
  mergeFavourites: async (ids: string[], prices: number[]) => {
    world.merges += 1;
    world.sentPrices = prices;
    if (world.answers !== 'done') return null;
    world.account = [...new Set([...ids, ...world.account])];
    const answer = [...world.account];
    await world.mergeGate;
    return { ids: answer, changed: world.changed };
  },
};

/** Stands in for lib/favourites/header-mark. */
export const headerMark = {
  markHeader: (count: number) => {
    world.marked = count;
  },
};

/** Stands in for lib/core/browser/toast. */
export const toastModule = {
  toast: {
    error: (title: string, text: string) => {
      toasts.push(title);
      texts.push(text);
    },
  },
};

/** Waits for code that is loaded on demand, on a slow machine too. */
export const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

export const signIn = (accountCode: string) =>
  vi.stubGlobal('document', {
    cookie: accountCode ? `other=1; forecourt-user=AL.${accountCode}` : 'other=1',
  });

/** Opens a new page; returns its favourites. */
export async function openPage() {
  vi.resetModules();
  const { favouriteIds, isPending } = await import('@/lib/favourites/store');
  const { syncFavourites, toggleFavourite } = await import('@/lib/favourites/favourites');
  return {
    ids: favouriteIds,
    sync: syncFavourites,
    /** Clicks a favourite button; returns whether it is saved then. */
    toggle: (id: string) => {
      toggleFavourite(id);
      return favouriteIds().includes(id);
    },
    /** Waits for all writes and the read after them. */
    settle: async () => {
      await waitFor(() => expect(isPending()).toBe(false));
      await pause(5);
    },
  };
}

/** Signs out, and empties the account and the device. */
export function openWorld() {
  storage.clear();
  toasts.length = 0;
  texts.length = 0;
  Object.assign(world, {
    account: [],
    answers: 'done',
    outcomes: [],
    mergeGate: Promise.resolve(),
    changed: 0,
    marked: undefined,
    sentPrices: [],
    delays: [],
  });
  signIn('');
  const page = new EventTarget();
  // Each page that a test opens adds its own.
  setMaxListeners(0, page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', memoryStorage(storage));
}
