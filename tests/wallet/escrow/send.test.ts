import { createClient, custom, type Hash } from 'viem';
import { expect, test, vi } from 'vitest';
import { mined } from '@/lib/wallet/escrow/send';

const HASH: Hash = `0x${'1'.repeat(64)}`;

test('waiting ends at once when it is stopped, and asks no more', async () => {
  const request = vi.fn(async () => null);
  const reader = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  const waiting = new AbortController();
  const end = mined(reader, HASH, waiting.signal);
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  waiting.abort();
  expect(await end).toBeNull();
  expect(request).toHaveBeenCalledOnce();
});

test.each([
  ['0x1', true],
  ['0x0', false],
])('a receipt with the status %s says whether it worked', async (status, worked) => {
  const request = async () => ({ blockNumber: '0x1', status });
  const reader = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  expect(await mined(reader, HASH, new AbortController().signal)).toBe(worked);
});
