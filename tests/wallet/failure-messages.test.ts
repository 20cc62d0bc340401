import { expect, test } from 'vitest';
import {
  isGivenUp,
  isUnknownNetwork,
  serverFailure,
  walletFailure,
} from '@/lib/wallet/failure-messages';
import { GivenUp, NoAnswer, SenselessAnswer, WalletLocked } from '@/lib/wallet/problems';

const coded = (code: unknown) => Object.assign(new Error('<b>its own words</b>'), { code });
const wrapped = (cause: unknown) => new Error('wrapped', { cause: new Error('twice', { cause }) });

test.each([
  [coded(4001), /^You declined in your wallet/],
  [wrapped(coded(4001)), /^You declined in your wallet/],
  [coded(-32_002), /already asking you/],
  [coded(4100), /locked/],
  [coded(4900), /no connection to its network/],
  [coded(-32_601), /does not offer this/],
  [new WalletLocked(), /locked/],
  [wrapped(new NoAnswer()), /did not answer/],
  [wrapped(new SenselessAnswer()), /makes no sense/],
  [coded('4001'), /reported an error/],
  [coded('__proto__'), /reported an error/],
  ['text', /reported an error/],
  [undefined, /reported an error/],
])('%s is told in the site’s own words', (error, message) => {
  expect(walletFailure(error)).toMatch(message);
  expect(walletFailure(error)).not.toContain('own words');
});

test('a ring of causes ends', () => {
  const ring: { cause?: unknown } = {};
  ring.cause = ring;
  expect(walletFailure(ring)).toMatch(/reported an error/);
});

test('an unknown network is known by its code, also inside a wallet’s own error', () => {
  expect(isUnknownNetwork(wrapped(coded(4902)))).toBe(true);
  expect(isUnknownNetwork({ code: -32_603, data: { originalError: { code: 4902 } } })).toBe(true);
  expect(isUnknownNetwork(coded(4001))).toBe(false);
});

test('what the page gave up is nothing to speak of', () => {
  expect(isGivenUp(wrapped(new GivenUp()))).toBe(true);
  expect(isGivenUp(coded(4001))).toBe(false);
});

test('a server that is down and one that talks nonsense are told apart', () => {
  expect(serverFailure(new Error('fetch failed'), 'Hoodi')).toMatch(
    /^The server for Hoodi does not/,
  );
  expect(serverFailure(wrapped(new SenselessAnswer()), 'Hoodi')).toMatch(/makes no sense/);
});
