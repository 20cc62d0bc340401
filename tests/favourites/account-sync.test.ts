import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Answer,
  FIRST,
  openPage,
  openWorld,
  SECOND,
  signIn,
  storage,
  THIRD,
  toasts,
  world,
} from './account-stub';

const stub = await vi.hoisted(() => import('./account-stub'));
vi.mock('@/lib/favourites/actions', () => stub.actions);
vi.mock('@/lib/favourites/header-mark', () => stub.headerMark);
vi.mock('@/lib/core/browser/toast', () => stub.toastModule);

beforeEach(openWorld);

describe('signed in', () => {
  test('device favourites are merged into the account once and removed from the device', async () => {
    const before = await openPage();
    before.toggle(FIRST);
    before.toggle(SECOND);
    world.account = [FIRST, THIRD];
    signIn('1');
    const favourites = await openPage();
    await favourites.sync();
    expect(world.account).toEqual([SECOND, FIRST, THIRD]);
    expect(favourites.ids()).toEqual(world.account);
    signIn('');
    expect((await openPage()).ids()).toEqual([]);
  });

  test('a failed merge keeps the device favourites', async () => {
    (await openPage()).toggle(FIRST);
    signIn('1');
    world.answers = 'failed';
    const favourites = await openPage();
    await favourites.sync();
    expect(favourites.ids()).toEqual([FIRST]);
    world.answers = 'done';
    await favourites.sync();
    expect(world.account).toEqual([FIRST]);
  });

  test('a toggled favourite shows at once and is then stored in the account', async () => {
    signIn('1');
    const favourites = await openPage();
    expect(favourites.toggle(FIRST)).toBe(true);
    expect(favourites.ids()).toEqual([FIRST]);
    await favourites.settle();
    expect(world.account).toEqual([FIRST]);
    favourites.toggle(FIRST);
    await favourites.settle();
    expect([favourites.ids(), world.account]).toEqual([[], []]);
  });

  test('a stale merge response does not undo a later click', async () => {
    signIn('1');
    let arrive = () => {};
    world.mergeGate = new Promise((resolve) => {
      arrive = resolve;
    });
    const favourites = await openPage();
    const syncing = favourites.sync();
    await favourites.settle();
    favourites.toggle(FIRST);
    await favourites.settle();
    expect(world.account).toEqual([FIRST]);
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
      world.answers = answer;
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
    world.answers = 'signed-out';
    favourites.toggle(FIRST);
    await favourites.settle();
    expect(toasts).toEqual(['You have been signed out']);
    signIn('');
    expect((await openPage()).ids()).toEqual([FIRST]);
  });

  test('the stored copy of another user is ignored', async () => {
    signIn('1');
    world.account = [FIRST];
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
        world.account = [];
        world.delays = list.map(({ delay }) => delay);
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
        expect([...world.account].sort()).toEqual([...saved].sort());
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
        world.account = [SECOND];
        world.outcomes = planned.slice(0, list.length);
        const isLastPressLost =
          world.outcomes.length === list.length && world.outcomes.at(-1) === 'failed';
        signIn('1');
        const favourites = await openPage();
        await favourites.sync();
        for (const { id } of list) favourites.toggle(id);
        await favourites.settle();
        expect([...favourites.ids()].sort()).toEqual([...world.account].sort());
        if (isLastPressLost) expect(toasts).toContain('Favourite failed');
      }),
      { numRuns: 20 },
    );
  });

  test('changes of another tab are shown and not undone by a local click', async () => {
    signIn('1');
    const favourites = await openPage();
    await favourites.sync();
    world.account = [FIRST];
    storage.set(
      'account-favourites',
      JSON.stringify({ user: '1', ids: world.account, at: Date.now() }),
    );
    expect(favourites.ids()).toEqual([FIRST]);
    favourites.toggle(SECOND);
    await favourites.settle();
    expect(favourites.ids()).toEqual([SECOND, FIRST]);
    expect(world.account).toEqual([SECOND, FIRST]);
  });

  test('a page opened while a click is pending syncs with the account', async () => {
    signIn('1');
    const favourites = await openPage();
    await favourites.sync();
    const before = world.merges;
    await favourites.sync();
    expect(world.merges).toBe(before);
    world.delays = [20];
    favourites.toggle(FIRST);
    await pause(1);
    await (await openPage()).sync();
    expect(world.merges).toBe(before + 1);
    await favourites.settle();
  });
});

test('a change of a saved car marks the header, on every page until it was looked at', async () => {
  signIn('1');
  world.changed = 2;
  await (await openPage()).sync();
  expect(world.marked).toBe(2);
  const before = world.merges;
  await (await openPage()).sync();
  expect(world.merges).toBe(before + 1);
  signIn('');
  window.dispatchEvent(new Event('forecourt:mark'));
  expect(world.marked).toBe(0);
  world.marked = undefined;
  signIn('1');
  world.changed = 0;
  await (await openPage()).sync();
  expect(world.marked).toBe(0);
  await (await openPage()).sync();
  expect(world.merges).toBe(before + 2);
});
