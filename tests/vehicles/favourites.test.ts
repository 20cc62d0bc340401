import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const FIRST = '11111111-1111-4111-8111-111111111111';
const SECOND = '22222222-2222-4222-8222-222222222222';
const THIRD = '33333333-3333-4333-8333-333333333333';

const storage = new Map<string, string>();
const toasts: string[] = [];
/** What the account holds, newest first, and how it answers. */
let account: string[];
let answers: 'done' | 'signed-out' | 'failed';
/** What a merge's answer has to wait for on its way back. */
let road: Promise<void>;

vi.mock('@/lib/vehicles/actions', () => ({
  saveFavourite: async (id: string, isKept: boolean) => {
    if (answers !== 'done') return answers;
    account = account.filter((other) => other !== id);
    if (isKept) account.unshift(id);
    return 'done';
  },
  mergeFavourites: async (ids: string[]) => {
    if (answers !== 'done') return null;
    account = [...new Set([...ids, ...account])];
    const answer = [...account];
    await road;
    return answer;
  },
}));
vi.mock('@/lib/toast', () => ({
  toast: { error: (title: string) => void toasts.push(title) },
}));

vi.stubGlobal('navigator', { onLine: true });

const signIn = (mark: string) =>
  vi.stubGlobal('document', { cookie: mark ? `other=1; forecourt-user=AL.${mark}` : 'other=1' });

/** The store as a page finds it when it is opened. */
async function openPage() {
  vi.resetModules();
  return (await import('@/lib/vehicles/favourites')).favourites;
}

/** Waits until what asks the account has loaded, and what was sent has been answered. */
async function settle() {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  storage.clear();
  toasts.length = 0;
  account = [];
  answers = 'done';
  road = Promise.resolve();
  signIn('');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
});

describe('signed out', () => {
  test('the newest favourite stands first, and the next page finds both', async () => {
    const favourites = await openPage();
    expect(favourites.toggle(FIRST)).toBe(true);
    expect(favourites.toggle(SECOND)).toBe(true);
    expect((await openPage()).ids()).toEqual([SECOND, FIRST]);
  });

  test('a second press lets a car go', async () => {
    const favourites = await openPage();
    favourites.toggle(FIRST);
    expect(favourites.toggle(FIRST)).toBe(false);
    expect(favourites.ids()).toEqual([]);
  });

  test.each([
    ['no JSON', '{', []],
    ['no list', '{"length":3}', []],
    ['what is no id', JSON.stringify(['junk', '', 7, null, FIRST, FIRST.slice(1)]), [FIRST]],
    ['an id twice', JSON.stringify([SECOND, FIRST, SECOND]), [SECOND, FIRST]],
  ])('%s in storage does not count', async (_, text, ids) => {
    storage.set('favourites', text);
    storage.set('account-favourites', text);
    expect((await openPage()).ids()).toEqual(ids);
  });

  test('where storage is blocked, favourites last as long as the page', async () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const favourites = await openPage();
    favourites.toggle(FIRST);
    expect(favourites.ids()).toEqual([FIRST]);
  });

  test('nothing of an account that was signed in is left', async () => {
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
  test('what the device kept joins the account, once, and leaves the device', async () => {
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

  test('a merge that fails loses nothing', async () => {
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

  test('a heart is filled at once and the account follows', async () => {
    signIn('1');
    const favourites = await openPage();
    expect(favourites.toggle(FIRST)).toBe(true);
    expect(favourites.ids()).toEqual([FIRST]);
    await settle();
    expect(account).toEqual([FIRST]);
    favourites.toggle(FIRST);
    await settle();
    expect([favourites.ids(), account]).toEqual([[], []]);
  });

  test('a merge’s answer that is older than a press does not undo it', async () => {
    signIn('1');
    let arrive = () => {};
    road = new Promise((resolve) => {
      arrive = resolve;
    });
    const favourites = await openPage();
    const syncing = favourites.sync();
    await settle();
    favourites.toggle(FIRST);
    await settle();
    expect(account).toEqual([FIRST]);
    arrive();
    await syncing;
    expect(favourites.ids()).toEqual([FIRST]);
  });

  test('what could not be saved is taken back, in words', async () => {
    signIn('1');
    answers = 'failed';
    const favourites = await openPage();
    favourites.toggle(FIRST);
    await settle();
    expect(favourites.ids()).toEqual([]);
    expect(toasts).toEqual(['Favourite failed']);
  });

  test('once the session is over a new favourite stays on the device', async () => {
    signIn('1');
    const favourites = await openPage();
    await favourites.sync();
    answers = 'signed-out';
    favourites.toggle(FIRST);
    await settle();
    expect(toasts).toEqual(['You have been signed out']);
    signIn('');
    expect((await openPage()).ids()).toEqual([FIRST]);
  });

  test('the copy of another person does not count', async () => {
    signIn('1');
    account = [FIRST];
    await (await openPage()).sync();
    signIn('2');
    expect((await openPage()).ids()).toEqual([]);
  });

  test('any presses, in any order, end with the account and the page agreed', async () => {
    const press = fc.constantFrom(FIRST, SECOND, THIRD);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(press, fc.boolean())), async (presses) => {
        storage.clear();
        account = [];
        signIn('1');
        const favourites = await openPage();
        const syncing = favourites.sync();
        const kept = new Set<string>();
        for (const [id, pause] of presses) {
          if (favourites.toggle(id)) kept.add(id);
          else kept.delete(id);
          if (pause) await settle();
        }
        await syncing;
        await settle();
        expect([...favourites.ids()].sort()).toEqual([...kept].sort());
        expect([...account].sort()).toEqual([...kept].sort());
      }),
      { numRuns: 30 },
    );
  });
});
