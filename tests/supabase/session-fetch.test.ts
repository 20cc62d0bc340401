import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionFetch } from '@/lib/supabase/session-fetch';

let asked: string[] = [];
let failing = false;
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(failing ? 503 : 200, { 'content-type': 'application/json' });
  setImmediate(() => response.end(JSON.stringify({ asked: asked.length })));
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
