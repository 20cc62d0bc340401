import { maxUint256, toHex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { checkedRequest, TIME_LIMITS } from '@/lib/wallet/checked-request';
import { NoAnswer, SenselessAnswer } from '@/lib/wallet/problems';

afterEach(() => vi.useRealTimers());

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ask = (method: string, answer: unknown) => checkedRequest(async () => answer)({ method });

test.each([
  ['eth_chainId', '0x7a69', '0x7a69'],
  ['eth_chainId', 31_337, '0x7a69'],
  ['eth_getBalance', toHex(maxUint256), toHex(maxUint256)],
  ['eth_accounts', [], []],
  ['eth_accounts', [ADDRESS.toLowerCase()], [ADDRESS]],
  ['eth_call', '0x', '0x'],
  ['wallet_revokePermissions', undefined, undefined],
])('%s may answer %j', async (method, answer, expected) => {
  expect(await ask(method, answer)).toEqual(expected);
});

const SENSELESS: [method: string, answer: unknown][] = [
  ...['0x', '0x0', '', '31337', '0xzz', null, undefined, {}, -1, 1.5, Number.NaN].map(
    (answer): [string, unknown] => ['eth_chainId', answer],
  ),
  ['eth_chainId', toHex(2n ** 53n)],
  ['eth_chainId', toHex(maxUint256)],
  ['eth_getBalance', toHex(maxUint256 + 1n)],
  ['eth_getBalance', '0x'],
  ['eth_getBalance', '-0x1'],
  ['eth_getBalance', 12],
  ['eth_blockNumber', 'latest'],
  ['eth_call', 'data'],
  ['eth_accounts', null],
  ['eth_accounts', [`${ADDRESS}0`]],
  ['eth_accounts', [ADDRESS, 1]],
  ['eth_requestAccounts', []],
  ['eth_requestAccounts', { 0: ADDRESS, length: 1 }],
];

test.each(SENSELESS)('%s may not answer %j', async (method, answer) => {
  await expect(ask(method, answer)).rejects.toBeInstanceOf(SenselessAnswer);
});

test.each([
  ['eth_requestAccounts', TIME_LIMITS.owner],
  ['wallet_addEthereumChain', TIME_LIMITS.owner],
  ['eth_getBalance', TIME_LIMITS.machine],
])('%s has %i milliseconds to answer', async (method, limit) => {
  vi.useFakeTimers();
  let outcome: unknown = 'waiting';
  checkedRequest(() => new Promise(() => {}))({ method }).catch((error) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBeInstanceOf(NoAnswer);
});

test('what is thrown at once is a rejection', async () => {
  const throwing = checkedRequest(() => {
    throw new Error('at once');
  });
  await expect(throwing({ method: 'eth_chainId' })).rejects.toThrow('at once');
});
