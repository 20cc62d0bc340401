import { type Address, createClient, custom, type Hash } from 'viem';
import { expect, test, vi } from 'vitest';
import { setupDescriptions } from '@/lib/wallet/escrow/describe-step';
import { mined, type Sender } from '@/lib/wallet/escrow/send';
import type { Step } from '@/lib/wallet/escrow/step';
import { guardProvider } from '@/lib/wallet/guarded-provider';

const HASH: Hash = `0x${'1'.repeat(64)}`;
const address: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const step: Step = {
  to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  data: '0xab',
  value: 16n,
  about: null,
  description: setupDescriptions.approve,
};
/** The transaction as servers return it. */
const sent = {
  from: address.toLowerCase(),
  to: step.to.toLowerCase(),
  input: '0xab',
  value: '0x10',
};

function senderWith(request: (asked: { method: string }) => Promise<unknown>): Sender {
  const reader = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  return { reader, provider: guardProvider({ request }), address, chainId: 1 };
}

const senderOf = (receipt: object, transaction: object) =>
  senderWith(async ({ method }) =>
    method === 'eth_getTransactionReceipt' ? receipt : transaction,
  );

test('waiting ends at once when it is stopped, and asks no more', async () => {
  const request = vi.fn(async () => null);
  const waiting = new AbortController();
  const end = mined(senderWith(request), step, HASH, waiting.signal);
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  waiting.abort();
  expect(await end).toBeNull();
  expect(request).toHaveBeenCalledOnce();
});

test.each([
  ['0x1', 'worked'],
  ['0x0', 'refused'],
])('a receipt with the status %s says that it %s', async (status, outcome) => {
  const sender = senderOf({ blockNumber: '0x1', status }, sent);
  expect(await mined(sender, step, HASH, new AbortController().signal)).toBe(outcome);
});

test.each([{ from: step.to }, { to: address }, { to: null }, { input: '0xac' }, { value: '0x11' }])(
  'a transaction with %j is another one',
  async (over) => {
    const sender = senderOf({ blockNumber: '0x1', status: '0x1' }, { ...sent, ...over });
    expect(await mined(sender, step, HASH, new AbortController().signal)).toBe('another');
  },
);
