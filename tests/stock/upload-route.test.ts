import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POST, PUT } from '@/app/api/stock/upload/[token]/route';
import { BackendError, TooManyAttempts } from '@/lib/core/errors/messages';
import { enforceRateLimit } from '@/lib/core/http/rate-limit';
import { MAX_BYTES } from '@/lib/stock/limits';
import { queueUpload, uploadSeller } from '@/lib/stock/uploads';

vi.mock('@/lib/stock/uploads', () => ({ uploadSeller: vi.fn(), queueUpload: vi.fn() }));
vi.mock('@/lib/core/http/rate-limit', () => ({
  enforceRateLimit: vi.fn(),
  networkFrom: () => '192.0.2.1',
}));

const TOKEN = '0123456789abcdef'.repeat(4);
const send = (
  body: BodyInit | null = 'a,b\n1,2',
  headers: HeadersInit = { 'content-type': 'text/csv' },
  method = PUT,
) =>
  method(new Request('http://site', { method: 'POST', body, headers }), {
    params: Promise.resolve({ token: TOKEN }),
  });

beforeEach(() => {
  vi.mocked(uploadSeller).mockResolvedValue('seller');
  vi.mocked(queueUpload).mockResolvedValue('queued');
});
afterEach(() => {
  vi.resetAllMocks();
});

test.each([
  ['PUT', PUT],
  ['POST', POST],
])('a file by %s is queued and answered with a line of text', async (_, method) => {
  const answer = await send('a,b\n1,2', { 'content-type': 'text/csv' }, method);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([202, 'no-store']);
  expect(await answer.text()).toMatch(/^Received\. [^\n]*\n$/);
  const [token, bytes, name] = vi.mocked(queueUpload).mock.calls[0] ?? [];
  expect([token, String(bytes), name]).toEqual([TOKEN, 'a,b\n1,2', null]);
});

test('a form is queued by the name of its file', async () => {
  const form = new FormData();
  form.set('file', new File(['a,b'], 'stock.csv'));
  expect((await send(form, {})).status).toBe(202);
  expect(vi.mocked(queueUpload).mock.calls[0]?.[2]).toBe('stock.csv');
});

test('an unknown address and one that ended are the same 404, the first before the file is read', async () => {
  vi.mocked(uploadSeller).mockResolvedValueOnce(null);
  const request = new Request('http://site', { method: 'PUT', body: 'x' });
  const unknown = await PUT(request, { params: Promise.resolve({ token: 'x' }) });
  expect([unknown.status, request.bodyUsed]).toEqual([404, false]);
  vi.mocked(queueUpload).mockResolvedValue('gone');
  const ended = await send();
  expect(ended.status).toBe(404);
  expect(await ended.text()).toBe(await unknown.text());
});

test.each<[number, BodyInit, HeadersInit]>([
  [413, new Uint8Array(MAX_BYTES + 1), { 'content-type': 'text/csv' }],
  [415, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  [400, '', { 'content-type': 'text/csv' }],
])('%d for a body that is no file', async (status, body, headers) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(queueUpload).not.toHaveBeenCalled();
});

test('too many are told when to come again: of a network, of a dealer, and while files wait', async () => {
  const waits = async () => {
    const answer = await send();
    return [answer.status, answer.headers.get('retry-after')];
  };
  vi.mocked(enforceRateLimit).mockRejectedValueOnce(new TooManyAttempts('network'));
  expect(await waits()).toEqual([429, '600']);
  vi.mocked(enforceRateLimit)
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new TooManyAttempts('dealer'));
  expect(await waits()).toEqual([429, '3600']);
  vi.mocked(queueUpload).mockResolvedValueOnce('full');
  expect(await waits()).toEqual([429, '120']);
});

test('a site without its database asks to send it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(uploadSeller).mockRejectedValue(new BackendError('no', 'XX000', 503));
  const answer = await send();
  expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true]);
});

test('two files at once are queued one after the other, in their order', async () => {
  const order: string[] = [];
  vi.mocked(queueUpload).mockImplementation(async (_, bytes) => {
    order.push(String(bytes));
    await new Promise((resolve) => setImmediate(resolve));
    order.push('done');
    return 'queued';
  });
  const answers = await Promise.all([send('first'), send('second')]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect(order).toEqual(['first', 'done', 'second', 'done']);
});
