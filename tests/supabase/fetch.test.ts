import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GET as checkLive } from '@/app/api/health/live/route';
import { GET as checkReady } from '@/app/api/health/ready/route';
import { GET as checkHealth } from '@/app/api/health/route';
import { BackendError, errorMessage } from '@/lib/core/errors/messages';
import { enterRequest } from '@/lib/core/http/request-context';
import { circuits, isBackendDown } from '@/lib/supabase/circuit';
import { backendFetch } from '@/lib/supabase/fetch';
import { publicClient } from '@/lib/supabase/public';
import { withRetry } from '@/lib/supabase/with-retry';

let respond: RequestListener = (_, response) => void response.end('[]');
let asked = 0;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    // A connection that is kept alive would be closed between two tests, and fail the second.
    response.shouldKeepAlive = false;
    respond(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('SUPABASE_URL', url);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  circuits.clear();
  asked = 0;
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

/** Makes the backend respond like this from now on. */
function answerWith(status: number, body: string, type = 'application/json') {
  respond = (_, response) => void response.writeHead(status, { 'content-type': type }).end(body);
}

const makes = () => withRetry(() => publicClient().from('vehicle_makes').select('name'));
const oneMake = () =>
  withRetry(() => publicClient().from('vehicle_makes').select('name').eq('id', 'x').maybeSingle());
const search = () => withRetry(() => publicClient().rpc('search_vehicles', {}));
const failureOf = (reading: Promise<unknown>) =>
  reading.then(
    (value) => expect.fail(`read ${JSON.stringify(value)}`),
    (error: BackendError) => error,
  );

/** Makes time limits and pauses twenty times as short, and records their full lengths. */
function hurry() {
  const later = globalThis.setTimeout;
  const hurried = (run: () => void, ms = 0) => later(run, ms / 20);
  return vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof setTimeout);
}

test('returns the backend’s data', async () => {
  answerWith(200, '[{"name":"Škoda"}]');
  expect(await makes()).toEqual([{ name: 'Škoda' }]);
  expect(await oneMake()).toEqual({ name: 'Škoda' });
  answerWith(200, '[]');
  expect(await oneMake()).toBeNull();
  expect(await search()).toEqual([]);
});

test('a response that never starts times out after four seconds', async () => {
  const timers = hurry();
  respond = () => {};
  await expect(backendFetch(`${url}/rest/v1/x`)).rejects.toThrow('The backend took too long');
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 4000);
});

test('a response that never ends times out', async () => {
  hurry();
  respond = (_, response) => void response.write('[{"name":');
  expect(await failureOf(makes())).toMatchObject({ name: 'BackendError', status: 0 });
});

test('at most six password requests run at a time, without blocking other requests', async () => {
  const held: (() => void)[] = [];
  respond = (request, response) => {
    if (request.url?.startsWith('/rest/')) response.end('[]');
    else held.push(() => response.end('{}'));
  };
  const hash = () => backendFetch(`${url}/auth/v1/token?grant_type=password`, { method: 'POST' });
  const all = Array.from({ length: 8 }, hash);
  await vi.waitFor(() => expect(held).toHaveLength(6));
  expect((await backendFetch(`${url}/rest/v1/vehicles`)).status).toBe(200);
  expect(held).toHaveLength(6);
  for (const end of held.splice(0)) end();
  await vi.waitFor(() => expect(held).toHaveLength(2));
  for (const end of held.splice(0)) end();
  for (const response of await Promise.all(all)) expect(response.status).toBe(200);
});

test('the caller can abort earlier', async () => {
  respond = () => {};
  const giveUp = new AbortController();
  const asking = backendFetch(`${url}/rest/v1/x`, { signal: giveUp.signal });
  giveUp.abort(new Error('enough'));
  await expect(asking).rejects.toThrow('enough');
});

test('a connection broken during the response is a network failure and is retried', async () => {
  respond = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[{"name":"Aud', () => response.destroy());
  };
  expect(await failureOf(makes())).toMatchObject({ name: 'BackendError', code: '', status: 0 });
  expect(asked).toBe(4);
});

test('a refused connection is a network failure and recovers when the server returns', async () => {
  const { port } = server.address() as AddressInfo;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  expect(await failureOf(makes())).toMatchObject({ name: 'BackendError', code: '', status: 0 });
  answerWith(200, '[]');
  const reading = makes();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  expect(await reading).toEqual([]);
});

test.each([
  ['broken JSON', 200, '[{"secret":"07700 900123"', 'application/json'],
  ['the page of a gateway', 200, '<html>secret</html>', 'text/html'],
  ['an error page', 503, '<html>secret</html>', 'text/html'],
  ['nothing', 200, '', 'application/json'],
])('%s is a retryable failure whose body is not exposed', async (_, status, body, type) => {
  answerWith(status, body, type);
  const failures = await Promise.all([makes(), oneMake(), search()].map(failureOf));
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(BackendError);
    expect(failure.status).toBe(status === 200 ? 502 : status);
    expect(failure.message).not.toMatch(/secret|07700|JSON at/);
  }
  expect(asked).toBe(3 * 4);
});

test('the client repeats no read by itself, which would take seconds', async () => {
  const byClient: unknown[] = [];
  respond = ({ headers }, response) => {
    byClient.push(headers['x-retry-count']);
    response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
  };
  expect(await failureOf(makes())).toMatchObject({ status: 503 });
  expect(byClient).toEqual([undefined, undefined, undefined, undefined]);
});

test('a 404 from a gateway is not treated as a missing row', async () => {
  for (const body of ['', '<html>not found</html>']) {
    answerWith(404, body, 'text/html');
    asked = 0;
    expect(await failureOf(oneMake())).toMatchObject({ name: 'BackendError', status: 404 });
    expect(asked).toBe(1);
  }
});

test.each([
  [401, 'PGRST301'],
  [403, '42501'],
  [409, '23505'],
])('%i %s is not retried and keeps its code', async (status, code) => {
  answerWith(status, JSON.stringify({ code, message: 'no' }));
  expect(await failureOf(makes())).toMatchObject({ code, status, message: 'no' });
  expect(asked).toBe(1);
});

test('RPC calls and writes accept an empty response', async () => {
  respond = (_, response) => void response.writeHead(204).end();
  const args = { p_vehicle_id: 'x', p_visitor_hash: 'y' };
  expect((await publicClient().rpc('record_vehicle_view', args)).error).toBeNull();
  answerWith(201, '');
  expect((await publicClient().from('vehicle_makes').insert({ name: 'Audi' })).error).toBeNull();
});

test('no timer is left when an auth response has been read', async () => {
  answerWith(200, '{}');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  expect(await (await backendFetch(`${url}/auth/v1/user`)).json()).toEqual({});
  const index = timers.mock.calls.findIndex(([, ms]) => ms === 20_000);
  expect(cleared).toHaveBeenCalledWith(timers.mock.results[index]?.value);
});

test('the health check asks once, for all requests at that time, and does not try again', async () => {
  hurry();
  answerWith(503, '{"message":"down"}');
  const answers = await Promise.all([checkHealth(), checkHealth()]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(asked).toBe(1);
  answerWith(200, '[]');
  expect((await checkHealth()).status).toBe(200);
  expect(asked).toBe(2);
});

test('the backend is told the id of the visitor’s request', async () => {
  const ids: unknown[] = [];
  respond = ({ headers }, response) => {
    ids.push(headers['x-request-id']);
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  };
  await makes();
  enterRequest('the-id-of-a-request');
  await makes();
  expect(ids).toEqual([undefined, 'the-id-of-a-request']);
});

test('while the database is known to be dead a read fails within 50 ms, and is sent once it responds', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerWith(503, '{}');
  while (!isBackendDown()) await failureOf(makes());
  const failsWithin50ms = async () => {
    const times: number[] = [];
    // The quickest of ten, because the machine may be busy with other tests.
    for (let tries = 0; tries < 10; tries += 1) {
      const begun = performance.now();
      const failure = await failureOf(makes());
      times.push(performance.now() - begun);
      expect(failure).toMatchObject({ name: 'BackendError', status: 0 });
      expect(errorMessage(failure)).toMatch(/network/i);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  };
  await failsWithin50ms();
  // The first request learns that the database hangs now, and waits a second for that.
  respond = () => {};
  await failureOf(makes());
  await failsWithin50ms();
  answerWith(200, '[{"name":"Audi"}]');
  await vi.waitFor(async () => expect(await makes()).toEqual([{ name: 'Audi' }]), 3000);
  expect(isBackendDown()).toBe(false);
});

test('the process lives while its database is gone, and is not ready', async () => {
  answerWith(503, '{}');
  expect((await checkReady()).status).toBe(503);
  expect(checkLive().status).toBe(200);
  answerWith(200, '[]');
  expect((await checkReady()).status).toBe(200);
});
