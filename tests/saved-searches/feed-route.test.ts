import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/saved-searches/[id]/[token]/feed.xml/route';
import { BackendError, TooManyAttempts } from '@/lib/core/errors/messages';
import { enforceRateLimit } from '@/lib/core/http/rate-limit';
import { getSearchFeed } from '@/lib/saved-searches/queries';
import { matchedCar } from './matched-car';

vi.mock('@/lib/saved-searches/queries', () => ({ getSearchFeed: vi.fn() }));
vi.mock('@/lib/core/http/rate-limit', () => ({
  enforceRateLimit: vi.fn(),
  networkFrom: () => '192.0.2.1',
}));

const ID = 'a0000000-0000-4000-8000-000000000001';
const TOKEN = '0123456789abcdef'.repeat(4);
const get = (headers = {}, id = ID) =>
  GET(new Request('http://site', { headers }), { params: Promise.resolve({ id, token: TOKEN }) });

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://forecourt.example');
  vi.mocked(getSearchFeed).mockResolvedValue({
    name: 'Ford',
    query: 'make=Ford',
    created_at: '2026-11-01T00:00:00Z',
    cars: [matchedCar()],
  });
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllEnvs();
});

test('a feed is for its reader alone, in no search engine and in no referrer', async () => {
  const answer = await get();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(await answer.text()).toContain(
    `href="https://forecourt.example/api/saved-searches/${ID}/${TOKEN}/feed.xml"`,
  );
});

test('a reader that has the feed gets no second copy', async () => {
  const tag = (await get()).headers.get('etag') ?? '';
  const known = await get({ 'If-None-Match': tag });
  expect([known.status, await known.text()]).toEqual([304, '']);
  expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200);
});

test('a wrong token and an id that is none are the same 404', async () => {
  vi.mocked(getSearchFeed).mockResolvedValue(null);
  expect((await get()).status).toBe(404);
  vi.mocked(getSearchFeed).mockClear();
  expect((await get({}, 'x')).status).toBe(404);
  expect(getSearchFeed).not.toHaveBeenCalled();
});

test('a feed asked every second is refused, with the time to wait', async () => {
  vi.mocked(enforceRateLimit).mockRejectedValue(new TooManyAttempts('too many'));
  const answer = await get();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600']);
  expect(getSearchFeed).not.toHaveBeenCalled();
});

test('an outage is a 503', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(getSearchFeed).mockRejectedValue(new BackendError('down'));
  expect((await get()).status).toBe(503);
  error.mockRestore();
});
