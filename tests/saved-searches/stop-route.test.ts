import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET, POST } from '@/app/api/saved-searches/stop/[token]/route';
import { BackendError } from '@/lib/core/errors/messages';
import { stopSearchMails } from '@/lib/saved-searches/stop';
import { searchToken } from '@/lib/saved-searches/token';

vi.mock('@/lib/saved-searches/stop', () => ({ stopSearchMails: vi.fn() }));

const ID = 'a0000000-0000-4000-8000-000000000001';
const ask = (handler: typeof GET, token: string) =>
  handler(new Request('http://site'), { params: Promise.resolve({ token }) });

beforeEach(() => void vi.stubEnv('SUPABASE_SECRET_KEY', 'secret'));
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllEnvs();
});

test('a mail program stops the mails by one POST', async () => {
  vi.mocked(stopSearchMails).mockResolvedValue(true);
  expect((await ask(POST, searchToken('stop', ID))).status).toBe(200);
  vi.mocked(stopSearchMails).mockResolvedValue(false);
  expect((await ask(POST, 'x')).status).toBe(404);
});

test('a program that opens the address gets the page, and changes nothing', async () => {
  const token = searchToken('stop', ID);
  const answer = await ask(GET, token);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/saved-searches/stop/${token}`,
  ]);
  expect((await ask(GET, searchToken('manage', ID))).status).toBe(404);
  expect(stopSearchMails).not.toHaveBeenCalled();
});

test('an outage is a 503 to try again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(stopSearchMails).mockRejectedValue(new BackendError('down'));
  expect((await ask(POST, searchToken('stop', ID))).status).toBe(503);
  error.mockRestore();
});
