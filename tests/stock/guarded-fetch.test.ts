import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guardedFetch, INTERNET, type Network } from '@/lib/stock/guarded-fetch';
import { MAX_BYTES } from '@/lib/stock/limits';
import type { StockFileProblem } from '@/lib/stock/problems';

/** TLS without certificates, so that the tests need none. */
const TLS = { ciphers: 'AECDH-AES128-SHA:@SECLEVEL=0', maxVersion: 'TLSv1.2' } as const;
const PUBLIC = '127.0.0.1';

const seen: { url?: string; cookie?: string }[] = [];
const big = Buffer.alloc(MAX_BYTES + 1, 'a');
const pages: Record<string, RequestListener> = {
  '/stock.csv': (_, response) => response.end('make\nFord'),
  '/packed': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync('make\nKa')),
  '/bomb': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(big)),
  '/big': (_, response) => response.end(big),
  '/slow': (_, response) => void response.write('make'),
  '/missing': (_, response) => response.writeHead(404).end('make\nFord'),
  '/1': (_, response) => response.writeHead(302, { location: '/2', 'set-cookie': 'a=b' }).end(),
  '/2': (_, response) => response.writeHead(307, { location: '/3' }).end(),
  '/3': (_, response) => response.writeHead(301, { location: '/stock.csv' }).end(),
  '/0': (_, response) => response.writeHead(303, { location: '/1' }).end(),
  '/to-http': (_, response) =>
    response.writeHead(302, { location: 'http://feed.example/stock.csv' }).end(),
  '/to-number': (_, response) =>
    response.writeHead(302, { location: 'https://169.254.169.254/latest' }).end(),
  '/to-name': (_, response) =>
    response.writeHead(302, { location: `https://inside.example:${port()}/stock.csv` }).end(),
};
const server = createServer(TLS, (request, response) => {
  seen.push({ url: request.url, cookie: request.headers.cookie });
  pages[request.url ?? '']?.(request, response);
});
const port = () => (server.address() as AddressInfo).port;

/** The addresses of each name in the tests; `turning` has a private address at its second look-up. */
const names: Record<string, string[][]> = {
  'feed.example': [[PUBLIC]],
  'inside.example': [['127.0.0.2']],
  'both.example': [[PUBLIC, '127.0.0.2']],
  'turning.example': [[PUBLIC], ['127.0.0.2']],
};
let looked: string[] = [];
const network: Network = {
  ...INTERNET,
  isPublic: (address) => address === PUBLIC,
  isPort: (given) => given === String(port()),
  connect: { ...TLS, rejectUnauthorized: false },
  lookup: ((name: string, _: unknown, done: (error: Error | null, found: unknown) => void) => {
    const turn = looked.filter((other) => other === name).length;
    looked.push(name);
    const found = names[name]?.[turn] ?? names[name]?.at(-1);
    if (!found) return done(new Error('ENOTFOUND'), []);
    done(
      null,
      found.map((address) => ({ address, family: 4 })),
    );
  }) as Network['lookup'],
};

beforeAll(async () => {
  await once(server.listen(0, PUBLIC), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  looked = [];
  seen.length = 0;
});

const fetched = async (path: string, name = 'feed.example', timeout = INTERNET.timeout) =>
  new TextDecoder().decode(
    await guardedFetch(`https://${name}:${port()}${path}`, { ...network, timeout }),
  );
const refusal = (problem: StockFileProblem) =>
  expect.objectContaining({ name: 'StockFileError', problem });

test('a file is fetched, packed or not, over three redirects, without cookies', async () => {
  expect(await fetched('/stock.csv')).toBe('make\nFord');
  expect(await fetched('/packed')).toBe('make\nKa');
  expect(await fetched('/1')).toBe('make\nFord');
  expect(seen.slice(-4).map(({ url }) => url)).toEqual(['/1', '/2', '/3', '/stock.csv']);
  expect(seen.every(({ cookie }) => cookie === undefined)).toBe(true);
});

test.each<[string, StockFileProblem]>([
  ['/0', 'redirects'],
  ['/big', 'size'],
  ['/bomb', 'size'],
  ['/missing', 'unreachable'],
  ['/to-http', 'address'],
  ['/to-number', 'address'],
  ['/to-name', 'private'],
])('%s is refused: %s', async (path, problem) => {
  await expect(fetched(path)).rejects.toEqual(refusal(problem));
});

test('a file that does not end is given up', async () => {
  await expect(fetched('/slow', 'feed.example', 200)).rejects.toEqual(refusal('timeout'));
});

test.each<[string, StockFileProblem]>([
  ['inside.example', 'private'],
  ['both.example', 'private'],
  ['127.0.0.2', 'private'],
  ['[::1]', 'private'],
  ['0x7f.2', 'private'],
  ['nobody.example', 'unreachable'],
])('the server %s is not asked: %s', async (name, problem) => {
  await expect(fetched('/stock.csv', name)).rejects.toEqual(refusal(problem));
  expect(seen).toEqual([]);
});

test('a name is looked up once for each connection, so its answer cannot change in between', async () => {
  expect(await fetched('/stock.csv', 'turning.example')).toBe('make\nFord');
  expect(looked).toEqual(['turning.example']);
  await expect(fetched('/stock.csv', 'turning.example')).rejects.toEqual(refusal('private'));
});

test.each<[string, StockFileProblem]>([
  ['', 'address'],
  ['stock.csv', 'address'],
  ['http://feed.example/stock.csv', 'address'],
  ['file:///etc/passwd', 'address'],
  ['https://user:secret@feed.example/stock.csv', 'address'],
  ['https://feed.example:8443/stock.csv', 'address'],
  ['https://feed.example:22/', 'address'],
  ['https://127.0.0.1/stock.csv', 'private'],
  ['https://2130706433/', 'private'],
  ['https://[::ffff:127.0.0.1]/', 'private'],
  ['https://[64:ff9b::7f00:1]/', 'private'],
  ['https://localhost/', 'private'],
])('on the internet, %j is refused: %s', async (address, problem) => {
  await expect(guardedFetch(address, INTERNET)).rejects.toEqual(refusal(problem));
});
