import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseBody, refuseRequest } from '@/lib/runtime/refuse-request';

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
])('accepts %s', (_, headers) => {
  expect(post(headers)).toBeUndefined();
});

test.each([
  [403, 'another site', { origin: 'https://evil.example' }],
  [403, 'a page that hides where it is', { origin: 'null' }],
  [403, 'another site that names no origin', { 'sec-fetch-site': 'cross-site' }],
  [413, 'more than a megabyte', { 'content-length': '1048577' }],
  [411, 'a form that does not say how long it is', { 'transfer-encoding': 'chunked' }],
])('responds %i to %s', (status, _, headers) => {
  expect(post(headers)).toBe(status);
});

test('a file of cars that is too large leads back to its form', () => {
  const path = `${SITE}/ai-valuation/bulk`;
  const headers = { 'content-type': FORM, 'content-length': '1048577' };
  const refused = refuseRequest(new Request(`${path}/figures.csv`, { method: 'POST', headers }));
  expect(refused?.status).toBe(303);
  expect(refused?.headers.get('location')).toBe(`${path}?problem=size#form`);
});

test('a cross-site GET is allowed, a cross-site DELETE is a 405', () => {
  const ask = (method: string) =>
    refuseRequest(
      new Request(`${SITE}/auth`, { method, headers: { 'sec-fetch-site': 'cross-site' } }),
    );
  expect(ask('GET')).toBeNull();
  expect(ask('DELETE')?.status).toBe(405);
});

const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
const send = (body: string, type = FORM) =>
  new Request(`${SITE}/auth`, { method: 'POST', headers: { 'content-type': type }, body });

test.each([
  [undefined, 'a form', PART, FORM],
  [undefined, 'the text of an action', 'garbage', 'text/plain'],
  [400, 'an empty form', '', FORM],
  [400, 'a form without boundary', PART, 'multipart/form-data'],
  [400, 'what is no form', 'garbage', FORM],
  [400, 'a form that breaks off', PART.slice(0, -8), FORM],
])('responds %s to %s, after reading the body', async (status, _, body, type) => {
  expect((await refuseBody(send(body, type)))?.status).toBe(status);
});

test('a GET with the content type of a form is not refused as a form', async () => {
  const request = new Request(`${SITE}/staff`, { headers: { 'content-type': FORM } });
  expect(await refuseBody(request)).toBeNull();
});
