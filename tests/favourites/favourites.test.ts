import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_DEVICE_FAVOURITES } from '@/lib/favourites/constants';
import { blockedStorage, memoryStorage } from '../tools/storage';

const FIRST = '11111111-1111-4111-8111-111111111111';
const SECOND = '22222222-2222-4222-8222-222222222222';
const THIRD = '33333333-3333-4333-8333-333333333333';

type Answer = 'done' | 'signed-out' | 'failed' | 'outdated';

const storage = new Map<string, string>();
/** Titles and texts of the toasts. */
const toasts: string[] = [];
const texts: string[] = [];
/** The account's favourites, newest first, and its response to a write. */
let account: string[];
let answers: Answer;
/** Responses to the next writes that differ from `answers`. */
let outcomes: Answer[];
/** Promise that the response of a merge waits for. */
let mergeGate: Promise<void>;
/** How many cars the account says have changed, and what the header was told. */
let changed: number;
let marked: number | undefined;
/** Prices when saved that the last merge was given. */
let sentPrices: number[];
/** Number of merges. */
let merges = 0;
/** Delays of the next writes, in milliseconds. */
let delays: number[];

vi.mock('@/lib/favourites/actions', () => ({
  saveFavourite: async (id: string, isSaved: boolean) => {
    const answer = outcomes.shift() ?? answers;
    await pause(delays.shift() ?? 0);
    if (answer === 'outdated') throw new UnrecognizedActionError('gone');
    if (answer !== 'done') return answer;
    account = account.filter((other) => other !== id);
    if (isSaved) account.unshift(id);
    return 'done';
  },
  loadFavourites: async ([id]: [string]) => [{ id, now: { price: 8450, state: 'for_sale' } }],
  mergeFavourites: async (ids: string[], prices: number[]) => {
    merges += 1;
    sentPrices = prices;
    if (answers !== 'done') return null;
    account = [...new Set([...ids, ...account])];
    const answer = [...account];
    await mergeGate;
    return { ids: answer, changed };
  },
}));
vi.mock('@/lib/favourites/header-mark', () => ({
  markHeader: (count: number) => {
    marked = count;
  },
}));
vi.mock('@/lib/core/browser/toast', () => ({
  toast: {
    error: (title: string, text: string) => {
      toasts.push(title);
      texts.push(text);
    },
  },
}));

vi.stubGlobal('navigator', { onLine: true });

/** Waits for code that is loaded on demand, on a slow machine too. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

const signIn = (accountCode: string) =>
  vi.stubGlobal('document', {
    cookie: accountCode ? `other=1; forecourt-user=AL.${accountCode}` : 'other=1',
  });

/** Opens a new page; returns its favourites. */
async function openPage() {
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

beforeEach(() => {
  storage.clear();
  toasts.length = 0;
  texts.length = 0;
  account = [];
  answers = 'done';
  changed = 0;
  marked = undefined;
  sentPrices = [];
  mergeGate = Promise.resolve();
  delays = [];
  outcomes = [];
  signIn('');
  const page = new EventTarget();
  // Each page that a test opens adds its own.
  setMaxListeners(0, page);
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', memoryStorage(storage));
});

describe('signed out', () => {
  test('the newest favourite is first, and favourites persist across pages', async () => {
    const favourites = await openPage();
    expect(favourites.toggle(FIRST)).toBe(true);
    expect(favourites.toggle(SECOND)).toBe(true);
    expect((await openPage()).ids()).toEqual([SECOND, FIRST]);
  });

  test('a second click removes the favourite', async () => {
    const favourites = await openPage();
    favourites.toggle(FIRST);
    expect(favourites.toggle(FIRST)).toBe(false);
    expect(favourites.ids()).toEqual([]);
  });

  test('the price when saved is remembered, joins the account and is then forgotten', async () => {
    const favourites = await openPage();
    favourites.toggle(FIRST);
    const prices = () => JSON.parse(storage.get('favourite-prices') ?? '{}').cars;
    await waitFor(() => expect(prices()?.[FIRST]?.saved).toBe(8450));
    storage.set('favourites', JSON.stringify([SECOND, FIRST]));
    signIn('1');
    await (await openPage()).sync();
    expect(sentPrices).toEqual([0, 8450]);
    expect(storage.has('favourite-prices')).toBe(false);
  });

  describe('with as many favourites as a device keeps', () => {
    const full = Array.from(
      { length: MAX_DEVICE_FAVOURITES },
      (_, at) => `44444444-4444-4444-8444-${String(at).padStart(12, '0')}`,
    );
    beforeEach(() => storage.set('favourites', JSON.stringify(full)));

    test('one more is refused with a toast, until one is removed', async () => {
      const favourites = await openPage();
      expect(favourites.toggle(FIRST)).toBe(false);
      expect(favourites.ids()).toEqual(full);
      expect(toasts).toEqual([`${MAX_DEVICE_FAVOURITES} favourites are the most on a device`]);
      favourites.toggle(full[7] ?? '');
      expect(favourites.toggle(FIRST)).toBe(true);
      expect(favourites.ids()).toHaveLength(MAX_DEVICE_FAVOURITES);
    });

    test('one that the account no longer takes is not said to be kept', async () => {
      signIn('1');
      answers = 'signed-out';
      const favourites = await openPage();
      await favourites.sync();
      favourites.toggle(FIRST);
      await favourites.settle();
      expect(favourites.ids()).toEqual(full);
      expect(toasts).toEqual(['You have been signed out']);
      expect(texts).toEqual([expect.stringContaining(`has ${MAX_DEVICE_FAVOURITES} favourites`)]);
    });
  });

  test.each([
    ['no JSON', '{', []],
    ['no list', '{"length":3}', []],
    ['what is no id', JSON.stringify(['junk', '', 7, null, FIRST, FIRST.slice(1)]), [FIRST]],
    ['an id twice', JSON.stringify([SECOND, FIRST, SECOND]), [SECOND, FIRST]],
  ])('%s in storage is ignored', async (_, text, ids) => {
    storage.set('favourites', text);
    storage.set('account-favourites', text);
    expect((await openPage()).ids()).toEqual(ids);
  });

  test('with blocked storage favourites last for the page view', async () => {
    vi.stubGlobal('localStorage', blockedStorage);
    const favourites = await openPage();
    favourites.toggle(FIRST);
    expect(favourites.ids()).toEqual([FIRST]);
  });

  test('favourites of a signed-out account are removed from the device', async () => {
    signIn('1');
    account = [FIRST];
    await (await openPage()).sync();
    signIn('');
    const favourites = await openPage();
    expect(favourites.ids()).toEqual([]);
    await favourites.sync();
    expect([...storage.values()].join()).not.toContain(FIRST);
  });
});

describe('signed in', () => {
  test('device favourites are merged into the account once and removed from the device', async () => {
    const before = await openPage();
    before.toggle(FIRST);
    before.toggle(SECOND);
    account = [FIRST, THIRD];
    signIn('1');
    const favourites = await openPage();
    await favourites.sync();
    expect(account).toEqual([SECOND, FIRST, THIRD]);
    expect(favourites.ids()).toEqual(account);
    signIn('');
    expect((await openPage()).ids()).toEqual([]);
  });

  test('a failed merge keeps the device favourites', async () => {
    (await openPage()).toggle(FIRST);
    signIn('1');
    answers = 'failed';
    const favourites = await openPage();
    await favourites.sync();
    expect(favourites.ids()).toEqual([FIRST]);
    answers = 'done';
    await favourites.sync();
    expect(account).toEqual([FIRST]);
  });

  test('a toggled favourite shows at once and is then stored in the account', async () => {
    signIn('1');
    const favourites = await openPage();
    expect(favourites.toggle(FIRST)).toBe(true);
    expect(favourites.ids()).toEqual([FIRST]);
    await favourites.settle();
    expect(account).toEqual([FIRST]);
    favourites.toggle(FIRST);
    await favourites.settle();
    expect([favourites.ids(), account]).toEqual([[], []]);
  });

  test('a stale merge response does not undo a later click', async () => {
    signIn('1');
    let arrive = () => {};
    mergeGate = new Promise((resolve) => {
      arrive = resolve;
    });
    const favourites = await openPage();
    const syncing = favourites.sync();
    await favourites.settle();
    favourites.toggle(FIRST);
    await favourites.settle();
    expect(account).toEqual([FIRST]);
    arrive();
    await syncing;
    await favourites.settle();
    expect(favourites.ids()).toEqual([FIRST]);
  });

  test.each([
    ['failed', 'Favourite failed'],
    ['outdated', 'The site has been updated'],
  ] as const)(
    'a favourite that is not saved (%s) is rolled back with a toast',
    async (answer, title) => {
      signIn('1');
      answers = answer;
      const favourites = await openPage();
      favourites.toggle(FIRST);
      await favourites.settle();
      expect(favourites.ids()).toEqual([]);
      expect(toasts).toEqual([title]);
    },
  );

  test('after the session ends a new favourite is stored on the device', async () => {
    signIn('1');
    const favourites = await openPage();
    await favourites.sync();
    answers = 'signed-out';
    favourites.toggle(FIRST);
    await favourites.settle();
    expect(toasts).toEqual(['You have been signed out']);
    signIn('');
    expect((await openPage()).ids()).toEqual([FIRST]);
  });

  test('the stored copy of another user is ignored', async () => {
    signIn('1');
    account = [FIRST];
    await (await openPage()).sync();
    signIn('2');
    expect((await openPage()).ids()).toEqual([]);
  });

  const anyId = fc.constantFrom(FIRST, SECOND, THIRD);
  const presses = fc.array(fc.record({ id: anyId, isLast: fc.boolean(), delay: fc.nat(3) }), {
    maxLength: 8,
  });

  test('any sequence of clicks leaves page and account in agreement', async () => {
    await fc.assert(
      fc.asyncProperty(presses, async (list) => {
        storage.clear();
        account = [];
        delays = list.map(({ delay }) => delay);
        signIn('1');
        const favourites = await openPage();
        const syncing = favourites.sync();
        const saved = new Set<string>();
        for (const { id, isLast } of list) {
          if (favourites.toggle(id)) saved.add(id);
          else saved.delete(id);
          if (isLast) await favourites.settle();
        }
        await syncing;
        await favourites.settle();
        expect([...favourites.ids()].sort()).toEqual([...saved].sort());
        expect([...account].sort()).toEqual([...saved].sort());
      }),
      { numRuns: 20 },
    );
  });

  test('after failed clicks the page matches the account and shows an error toast', async () => {
    const failing = fc.array(fc.constantFrom<Answer>('done', 'failed'), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(presses, failing, async (list, planned) => {
        storage.clear();
        toasts.length = 0;
        account = [SECOND];
        outcomes = planned.slice(0, list.length);
        const isLastPressLost = outcomes.length === list.length && outcomes.at(-1) === 'failed';
        signIn('1');
        const favourites = await openPage();
        await favourites.sync();
        for (const { id } of list) favourites.toggle(id);
        await favourites.settle();
        expect([...favourites.ids()].sort()).toEqual([...account].sort());
        if (isLastPressLost) expect(toasts).toContain('Favourite failed');
      }),
      { numRuns: 20 },
    );
  });

  test('changes of another tab are shown and not undone by a local click', async () => {
    signIn('1');
    const favourites = await openPage();
    await favourites.sync();
    account = [FIRST];
    storage.set('account-favourites', JSON.stringify({ user: '1', ids: account, at: Date.now() }));
    expect(favourites.ids()).toEqual([FIRST]);
    favourites.toggle(SECOND);
    await favourites.settle();
    expect(favourites.ids()).toEqual([SECOND, FIRST]);
    expect(account).toEqual([SECOND, FIRST]);
  });

  test('a page opened while a click is pending syncs with the account', async () => {
    signIn('1');
    const favourites = await openPage();
    await favourites.sync();
    const before = merges;
    await favourites.sync();
    expect(merges).toBe(before);
    delays = [20];
    favourites.toggle(FIRST);
    await pause(1);
    await (await openPage()).sync();
    expect(merges).toBe(before + 1);
    await favourites.settle();
  });
});

test('a change of a saved car marks the header, on every page until it was looked at', async () => {
  signIn('1');
  changed = 2;
  await (await openPage()).sync();
  expect(marked).toBe(2);
  const before = merges;
  await (await openPage()).sync();
  expect(merges).toBe(before + 1);
  signIn('');
  window.dispatchEvent(new Event('forecourt:mark'));
  expect(marked).toBe(0);
  marked = undefined;
  signIn('1');
  changed = 0;
  await (await openPage()).sync();
  expect(marked).toBe(0);
  await (await openPage()).sync();
  expect(merges).toBe(before + 2);
});
