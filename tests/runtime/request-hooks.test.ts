import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as open,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { currentRequest, requestId } from '@/lib/core/http/request-context';
import { env } from '@/lib/env';
import { registerRequestHooks } from '@/lib/runtime/request-hooks';

beforeAll(registerRequestHooks);
afterEach(() => vi.unstubAllEnvs());

/** Returns the request as a server of Node's sees it, and the response as the client sees it. */
async function exchange(headers: Record<string, string>, method = 'GET', path = '/') {
  const seen: {
    method?: string;
    headers?: IncomingMessage['headers'];
    network?: string;
    id?: string;
  } = {};
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { network, id } = currentRequest() ?? {};
    Object.assign(seen, { method: request.method, headers: request.headers, network, id });
    response.statusCode = request.url === '/' ? 200 : 404;
    // A rewrite changes the URL like this.
    request.url = '/_not-found';
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const asking = open({ port, host: '127.0.0.1', headers, method, path }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  response.resume();
  const { requestTimeout } = server;
  server.close();
  return { seen, response, requestTimeout };
}

const FORGED = {
  Forwarded: 'for=203.0.113.7',
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Port': '443',
  'X-Request-Id': 'made-up-by-a-visitor',
};

test('every response has the request id, and every request must arrive in half a minute', async () => {
  const { response, seen, requestTimeout } = await exchange({});
  expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  expect(response.headers['x-request-id']).toBe(seen.id);
  expect(response.headers['strict-transport-security']).toBeUndefined();
  expect(requestTimeout).toBe(30_000);
});

test('an https site sends Strict-Transport-Security, configured at run time', async () => {
  vi.stubEnv('SITE_URL', 'https://forecourt.example');
  const sent = async () => (await exchange({})).response.headers['strict-transport-security'];
  expect(await sent()).toBe('max-age=300');
  vi.stubEnv('HSTS', 'max-age=63072000; includeSubDomains');
  expect(await sent()).toBe('max-age=63072000; includeSubDomains');
  vi.stubEnv('HSTS', 'two years');
  expect(() => env.hsts()).toThrow('HSTS is no value');
});

test('without a trusted proxy, forwarded headers and request id are ignored', async () => {
  vi.stubEnv('TRUSTED_PROXY', '0');
  const { seen } = await exchange(FORGED);
  expect(Object.keys(seen.headers ?? {}).filter((name) => /forwarded/.test(name))).toEqual([]);
  expect(seen.network).toBe('127.0.0.1');
  expect(seen.id).not.toBe('made-up-by-a-visitor');
});

test('behind a trusted proxy, forwarded headers and request id are used', async () => {
  vi.stubEnv('TRUSTED_PROXY', '1');
  const { seen } = await exchange(FORGED);
  expect(seen.headers).toMatchObject({ 'x-forwarded-host': 'evil.example' });
  expect(seen).toMatchObject({ network: '203.0.113.7', id: 'made-up-by-a-visitor' });
});

test('a TRACE request is rewritten to PUT', async () => {
  const { seen } = await exchange({}, 'TRACE');
  expect(seen.method).toBe('PUT');
});

test('every 404 is logged with its path and request, each time', async () => {
  const ids: unknown[] = [];
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => void ids.push(requestId()));
  const sent = [];
  for (const path of ['/nowhere?q=Alan', '/', '/nowhere'])
    sent.push(await exchange({}, 'GET', path));
  expect(warn.mock.calls).toEqual([['404 /nowhere'], ['404 /nowhere']]);
  expect(ids).toEqual([sent[0]?.seen.id, sent[2]?.seen.id]);
  warn.mockRestore();
});

test('a page makes its response a 503 or a 404, unless it is on its way', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const server = createServer((request, response) => {
    if (request.url === '/late') response.writeHead(200).write('on its way');
    currentRequest()?.failResponse(request.url === '/missing' ? 404 : undefined);
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = [];
  for (const path of ['/', '/late', '/missing']) {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    answers.push([status, headers.get('retry-after')]);
  }
  expect(answers).toEqual([
    [503, '5'],
    [200, null],
    [404, null],
  ]);
  warn.mockRestore();
  server.close();
});

test('a render counts as finished when its client disconnects', async () => {
  let isRendered: Promise<void> | undefined;
  const server = createServer(() => {
    isRendered = currentRequest()?.isRendered;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitFor(() => expect(isRendered).toBeDefined());
  socket.destroy();
  await isRendered;
  server.close();
});

test('a network has at most 64 concurrent uploads, and a closed one frees a slot', async () => {
  const server = createServer(() => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const upload = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nslow');
    return socket;
  };
  const first = upload();
  const others = Array.from({ length: 63 }, upload);
  const requests = vi.fn();
  server.on('request', requests);
  await vi.waitFor(() => expect(requests).toHaveBeenCalledTimes(64));
  await once(upload(), 'close');
  expect([first, ...others].every(({ closed }) => !closed)).toBe(true);

  first.destroy();
  await once(first, 'close');
  await vi.waitFor(async () => {
    const before = requests.mock.calls.length;
    upload();
    await vi.waitFor(() => expect(requests.mock.calls.length).toBeGreaterThan(before));
    expect(requests.mock.lastCall?.[0].socket.destroyed).toBe(false);
  });
  server.closeAllConnections();
  server.close();
});
