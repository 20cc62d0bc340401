import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type BackendControl, startProxy } from '../../e2e/support/proxy';

let target: Server;
let proxy: BackendControl;

beforeAll(async () => {
  target = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.setHeader('x-method', `${request.method}`).end(`real ${request.url}${body}`);
  });
  await once(target.listen(0, '127.0.0.1'), 'listening');
  proxy = await startProxy(`http://127.0.0.1:${(target.address() as AddressInfo).port}`);
});
afterEach(() => proxy.pass());
afterAll(async () => {
  await proxy.close();
  target.close();
});

const get = async (path: string, signal: AbortSignal | null = null) => {
  const answer = await fetch(`${proxy.url}${path}`, { signal });
  return { status: answer.status, text: await answer.text() };
};

it('forwards requests', async () => {
  expect(await get('/a?b=1')).toEqual({ status: 200, text: 'real /a?b=1' });
  const posted = await fetch(`${proxy.url}/p`, { method: 'POST', body: ' body' });
  expect(posted.headers.get('x-method')).toBe('POST');
  expect(await posted.text()).toBe('real /p body');
});

it('refuses new and kept-alive connections, then forwards again on the same URL', async () => {
  await get('/warm');
  await proxy.refuse();
  const failure: Error = await get('/').catch((error) => error);
  expect((failure.cause as NodeJS.ErrnoException).code).toBe('ECONNREFUSED');
  await proxy.refuse();
  await proxy.pass();
  expect((await get('/back')).text).toBe('real /back');
});

it('hangs: accepts a request without a response until it forwards again', async () => {
  await proxy.hang();
  await expect(get('/', AbortSignal.timeout(200))).rejects.toThrow('timeout');
  await proxy.pass();
  expect((await get('/back')).text).toBe('real /back');
});

it('returns a fixed response and records the requests', async () => {
  await proxy.answer(401, { code: 'PGRST301' });
  const answer = await fetch(`${proxy.url}/rest?x=1`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ code: 'PGRST301' });
  await get('/second');
  expect(proxy.answered).toEqual(['POST /rest?x=1', 'GET /second']);
  await proxy.answer(503, {});
  expect(proxy.answered).toEqual([]);
});
