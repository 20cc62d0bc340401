import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionFetch } from '@/lib/supabase/session-fetch';

let asked: string[] = [];
let failing = false;
/** The answer to each request; null answers with the number of requests. */
let answer: { status: number; body: string } | null = null;
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer?.status ?? (failing ? 503 : 200), {
    'content-type': 'application/json',
  });
  setImmediate(() => response.end(answer?.body ?? JSON.stringify({ asked: asked.length })));
});
let origin = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const renew = (token: string) =>
  sessionFetch(`${origin}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: token }),
  });

test('a refresh token is sent once, and all callers share the response', async () => {
  asked = [];
  const answers = await Promise.all([renew('one'), renew('one'), renew('two')]);
  answers.push(await renew('one'));
  expect(asked).toHaveLength(2);
  const [first, same, other, later] = await Promise.all(answers.map((answer) => answer.json()));
  expect(same).toEqual(first);
  expect(later).toEqual(first);
  expect(other).not.toEqual(first);
});

test('a failed refresh is sent again on the next call', async () => {
  asked = [];
  failing = true;
  expect((await renew('three')).status).toBe(503);
  failing = false;
  expect((await renew('three')).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test('other requests are not shared', async () => {
  asked = [];
  await Promise.all([
    sessionFetch(`${origin}/auth/v1/user`),
    sessionFetch(`${origin}/auth/v1/user`),
  ]);
  expect(asked).toHaveLength(2);
});

const ask = (path: string, method = 'GET') => sessionFetch(`${origin}/auth/v1/${path}`, { method });

test.each([
  ['a refusal for now', 429, '{"code":"over_request_rate_limit","message":"Too many"}', 503],
  ['a page of a gateway', 403, '<html>Forbidden</html>', 503],
  ['an error of a gateway', 403, '{"message":"Forbidden"}', 503],
  ['an empty error', 404, '', 503],
  ['a session that is gone', 403, '{"code":"session_not_found","message":"No session"}', 403],
  ['a token that is used up', 400, '{"error":"invalid_grant","error_description":"Used"}', 400],
  ['a token of old', 401, '{"code":401,"error_code":"bad_jwt","msg":"Expired"}', 401],
])('%s (%i %s) is %i to a session', async (_name, status, body, seen) => {
  answer = { status, body };
  const other = await ask('user', 'PUT');
  const ofSession = [await ask('user'), await renew(`token ${status} ${body}`)];
  answer = null;
  expect(ofSession.map((response) => response.status)).toEqual([seen, seen]);
  expect(other.status).toBe(status);
  expect(await ofSession[0]?.text()).toBe(body);
});
