import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcedProviders } from '@/lib/wallet/announcements';

const EVENT = 'eip6963:announceProvider';
const good = (uuid: string) => ({
  info: { uuid, name: 'Wallet', icon: 'data:,', rdns: 'com.wallet' },
  provider: { request: async () => null },
});
const announce = (detail: unknown) => window.dispatchEvent(new CustomEvent(EVENT, { detail }));

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

test.each([
  [null],
  [undefined],
  ['wallet'],
  [{}],
  [{ info: null, provider: {} }],
  [{ ...good('a'), info: { uuid: 'a', name: 'Wallet', icon: '' } }],
  [{ ...good('a'), provider: null }],
])('an announcement such as %j hides no later one', (bad) => {
  const store = announcedProviders();
  for (const detail of [bad, good('b'), bad, good('c')]) announce(detail);
  expect(store.getProviders().map(({ info }) => info.uuid)).toEqual(['b', 'c']);
});

test('an announcement that throws when it is read hides no later one', () => {
  const store = announcedProviders();
  const bad = Object.defineProperty({}, 'info', {
    get() {
      throw new Error('read');
    },
  });
  for (const detail of [bad, good('b')]) announce(detail);
  expect(store.getProviders()).toHaveLength(1);
});

test('an announcement that throws once it is kept hides no later one', () => {
  const store = announcedProviders();
  let reads = 0;
  const turning = Object.defineProperty({ ...good('a').info }, 'uuid', {
    get() {
      reads += 1;
      if (reads > 1) throw new Error('read');
      return 'a';
    },
  });
  for (const detail of [{ ...good('a'), info: turning }, good('b'), good('b'), good('c')])
    announce(detail);
  expect(store.getProviders().map(({ info }) => info.uuid)).toEqual(['a', 'b', 'c']);
});
