import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_DEVICE_FAVOURITES } from '@/lib/favourites/constants';
import { blockedStorage } from '../tools/storage';
import {
  FIRST,
  openPage,
  openWorld,
  SECOND,
  signIn,
  storage,
  texts,
  toasts,
  waitFor,
  world,
} from './account-stub';

const stub = await vi.hoisted(() => import('./account-stub'));
vi.mock('@/lib/favourites/actions', () => stub.actions);
vi.mock('@/lib/favourites/header-mark', () => stub.headerMark);
vi.mock('@/lib/core/browser/toast', () => stub.toastModule);

beforeEach(openWorld);

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
    expect(world.sentPrices).toEqual([0, 8450]);
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
      world.answers = 'signed-out';
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
    world.account = [FIRST];
    await (await openPage()).sync();
    signIn('');
    const favourites = await openPage();
    expect(favourites.ids()).toEqual([]);
    await favourites.sync();
    expect([...storage.values()].join()).not.toContain(FIRST);
  });
});
