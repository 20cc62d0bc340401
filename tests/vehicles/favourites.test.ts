import { beforeEach, expect, test, vi } from 'vitest';

const FIRST = '11111111-1111-4111-8111-111111111111';
const SECOND = '22222222-2222-4222-8222-222222222222';

let stored: string | null;

/** The store as a page finds it when it is opened. */
async function openPage() {
  vi.resetModules();
  return (await import('@/lib/vehicles/favourites')).favourites;
}

beforeEach(() => {
  stored = null;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      stored = text;
    },
  });
});

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
  stored = text;
  expect((await openPage()).ids()).toEqual(ids);
});

test('where storage is blocked, favourites last as long as the page', async () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const favourites = await openPage();
  favourites.toggle(FIRST);
  expect(favourites.ids()).toEqual([FIRST]);
});
