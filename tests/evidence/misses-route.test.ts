import { afterEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/evidence/misses/valuations.json/route';
import { takePlace } from '@/lib/core/http/render-queue';
import { getOpenedValuations } from '@/lib/evidence/queries';

vi.mock('@/lib/evidence/queries', () => ({ getOpenedValuations: vi.fn() }));
vi.mock('@/lib/core/http/render-queue', async (original) => ({
  ...(await original<typeof import('@/lib/core/http/render-queue')>()),
  takePlace: vi.fn(),
}));
afterEach(() => vi.resetAllMocks());

test('the download is public for an hour', async () => {
  vi.mocked(getOpenedValuations).mockResolvedValue({ groups: [] });
  const answer = await GET();
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await answer.json()).toMatchObject({ groups: [], figures: { all: { cars: 0 } } });
});

test('a full queue is a 503 that reads no log and is not cached', async () => {
  const full = Object.assign(new Error('too many wait'), { name: 'Overloaded' });
  vi.mocked(takePlace).mockRejectedValue(full);
  const answer = await GET();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(getOpenedValuations).not.toHaveBeenCalled();
});

test('an outage is a 503 that is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(getOpenedValuations).mockRejectedValue(new Error('down'));
  expect((await GET()).status).toBe(503);
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
