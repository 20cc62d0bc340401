import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseRequest } from '@/lib/runtime/refuse-request';

const SITE = 'https://forecourt.example';
const FORM = 'multipart/form-data; boundary=x';

beforeEach(() => void vi.stubEnv('SITE_URL', SITE));
afterEach(() => void vi.unstubAllEnvs());

const post = (headers: Record<string, string>) =>
  refuseRequest(
    new Request(`${SITE}/auth`, {
      method: 'POST',
      headers: { host: 'forecourt.example', 'content-type': FORM, ...headers },
    }),
  )?.status;

test.each([
  ['a form of our own page', { origin: SITE }],
  [
    'a form by the address it was opened at',
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  ],
  ['one behind a proxy', { origin: 'https://a.example', 'x-forwarded-host': 'a.example' }],
  ['one of a client that is no browser', {}],
  ['one of just a megabyte', { 'content-length': '1048576' }],
])('lets %s through', (_, headers) => {
  expect(post(headers)).toBeUndefined();
});

test.each([
  [403, 'another site', { origin: 'https://evil.example' }],
  [403, 'a page that hides where it is', { origin: 'null' }],
  [403, 'another site that names no origin', { 'sec-fetch-site': 'cross-site' }],
  [413, 'more than a megabyte', { 'content-length': '1048577' }],
  [400, 'an empty form', { 'content-length': '0' }],
  [400, 'a form without boundary', { 'content-type': 'multipart/form-data' }],
])('answers %i to %s', (status, _, headers) => {
  expect(post(headers)).toBe(status);
});

test('other sites may lead here, but by GET alone', () => {
  const ask = (method: string) =>
    refuseRequest(
      new Request(`${SITE}/auth`, { method, headers: { 'sec-fetch-site': 'cross-site' } }),
    );
  expect(ask('GET')).toBeNull();
  expect(ask('DELETE')?.status).toBe(405);
});
