import { expect, test, vi } from 'vitest';
import { BackendError } from '@/lib/core/errors/messages';
import { readOrFail } from '@/lib/core/http/read-or-fail';
import { enterRequest } from '@/lib/core/http/request-context';

test('a read that the backend fails makes the response a 503 and is logged; other errors are thrown', async () => {
  const failResponse = vi.fn();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  enterRequest('an-id', '', failResponse);
  expect(await readOrFail('car', async () => null)).toBeNull();
  await expect(readOrFail('car', () => Promise.reject(new Error('NEXT_REDIRECT')))).rejects.toThrow(
    'NEXT_REDIRECT',
  );
  expect(failResponse).not.toHaveBeenCalled();
  const down = async () => {
    throw new BackendError('down', 'XX000', 500);
  };
  expect(await readOrFail('car', down)).toBe('failed');
  expect(failResponse).toHaveBeenCalledOnce();
  expect(log.mock.calls).toEqual([['car: XX000 BackendError down']]);
  log.mockRestore();
});
