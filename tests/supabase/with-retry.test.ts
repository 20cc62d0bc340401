import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '@/lib/core/errors/messages';
import { withRetry } from '@/lib/supabase/with-retry';

afterEach(() => void vi.useRealTimers());

const failure = (status: number, code?: string) => ({
  data: null,
  error: { message: 'no', code },
  status,
});

test('returns the data of the first successful response', async () => {
  const query = vi
    .fn()
    .mockResolvedValueOnce(failure(0))
    .mockResolvedValueOnce(failure(503))
    .mockResolvedValueOnce({ data: [1], error: null, status: 200 });
  expect(await withRetry(query)).toEqual([1]);
  expect(query).toHaveBeenCalledTimes(3);
});

test('retries at most three times', async () => {
  const query = vi.fn().mockResolvedValue(failure(500));
  await expect(withRetry(query)).rejects.toThrow(BackendError);
  expect(query).toHaveBeenCalledTimes(4);
});

test('does not retry after a timeout', async () => {
  vi.useFakeTimers();
  const query = vi.fn(async () => {
    await vi.advanceTimersByTimeAsync(4000);
    return failure(0);
  });
  await expect(withRetry(query)).rejects.toThrow(BackendError);
  expect(query).toHaveBeenCalledTimes(1);
});

test.each([
  [500, 'PGRST301'],
  [503, '42501'],
  [400, '22P02'],
  [404, 'PGRST202'],
])('never retries on %i %s', async (status, code) => {
  const query = vi.fn().mockResolvedValue(failure(status, code));
  await expect(withRetry(query)).rejects.toMatchObject({ code, status });
  expect(query).toHaveBeenCalledTimes(1);
});
