import type { EIP6963ProviderDetail } from 'mipd';
import { expect, test } from 'vitest';
import { announcedWallets, injectedWallet } from '@/lib/wallet/wallet';

const provider = { request: async () => null };
const announced = (info: object, over: object = {}) =>
  ({
    info: { uuid: '1', name: 'MetaMask', rdns: 'io.metamask', icon: '', ...info },
    provider,
    ...over,
  }) as unknown as EIP6963ProviderDetail;

/** Returns an object whose `key` cannot be read. */
const throwing = (key: string) =>
  Object.defineProperty({}, key, {
    get() {
      throw new Error('read');
    },
  });

test('each wallet is listed once, by the name it announces', () => {
  const details = [
    announced({}),
    announced({ uuid: '2' }),
    announced({ rdns: 'com.b', name: 'B' }),
  ];
  expect(announcedWallets(details).map(({ id, name }) => [id, name])).toEqual([
    ['io.metamask', 'MetaMask'],
    ['com.b', 'B'],
  ]);
});

test.each([
  ['nothing', null],
  ['no information', { provider }],
  ['no name of its own', announced({ rdns: '' })],
  ['no provider', announced({}, { provider: null })],
  ['a provider that answers nothing', announced({}, { provider: {} })],
  ['a name that throws', announced({}, { info: throwing('rdns') })],
  ['a provider that throws', announced({}, { provider: throwing('request') })],
])('an announcement with %s is passed over, and no other', (_, detail) => {
  const good = announced({ rdns: 'com.good' });
  const found = announcedWallets([detail as EIP6963ProviderDetail, good]);
  expect(found.map(({ id }) => id)).toEqual(['com.good']);
});

test('names are bounded and in one line, and at most twenty wallets are listed', () => {
  const [wallet] = announcedWallets([announced({ name: `a\n\u202eb${'x'.repeat(500)}` })]);
  expect(wallet?.name).toMatch(/^a bx{37}$/);
  const many = Array.from({ length: 500 }, (__, index) => announced({ rdns: `com.w${index}` }));
  expect(announcedWallets(many)).toHaveLength(20);
});

test.each([
  ['data:image/png;base64,AAAA', true],
  ['data:image/svg+xml,<svg/>', true],
  ['https://example.com/icon.png', false],
  ['data:text/html,<b>', false],
  ['javascript:alert(1)', false],
  [{}, false],
])('the icon %j is shown: %s', (icon, isShown) => {
  expect(announcedWallets([announced({ icon })])[0]?.icon).toBe(isShown ? icon : null);
});

test('window.ethereum is a wallet if it can be asked', () => {
  expect(injectedWallet({ ethereum: provider })).toMatchObject({ id: 'injected', provider });
  for (const ethereum of [undefined, null, {}, 'ethereum', throwing('request')])
    expect(injectedWallet({ ethereum })).toBeNull();
  expect(injectedWallet(throwing('ethereum'))).toBeNull();
});
