import { afterEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/used-cars/[make]/[model]/figures.csv/route';
import { BackendError } from '@/lib/core/errors/messages';
import { getModelAdverts } from '@/lib/landing/queries';

vi.mock('@/lib/landing/queries', () => ({ getModelAdverts: vi.fn() }));
afterEach(() => vi.resetAllMocks());

const get = (make: string, model: string) =>
  GET(new Request('http://site'), { params: Promise.resolve({ make, model }) });

test('a model with a page has a file that no search engine lists', async () => {
  vi.mocked(getModelAdverts).mockResolvedValue({ make: 'Ford', model: 'Ka+', adverts: [] });
  const answer = await get('ford', 'ka-plus');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="forecourt-ford-ka-plus.csv"',
    'x-robots-tag': 'noindex',
  });
  expect(await answer.text()).toContain('make,model,year');
  expect(getModelAdverts).toHaveBeenCalledWith({ make: 'ford', model: 'ka-plus' });
});

test('the file is named in plain letters, whatever is asked for', async () => {
  vi.mocked(getModelAdverts).mockResolvedValue({ make: 'x', model: 'y', adverts: [] });
  const answer = await get('a"; filename="b.exe', '../c\r\nX: y');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="forecourt-a-filename-b-exe-c-x-y.csv"',
  );
});

test('no page is a 404, an outage a 503 that is not cached', async () => {
  vi.mocked(getModelAdverts).mockResolvedValue(null);
  expect((await get('in', 'leeds')).status).toBe(404);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(getModelAdverts).mockRejectedValue(new BackendError('down'));
  const answer = await get('ford', 'fiesta');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  error.mockRestore();
  vi.mocked(getModelAdverts).mockRejectedValue(new Error('a fault'));
  await expect(get('ford', 'fiesta')).rejects.toThrow('a fault');
});
