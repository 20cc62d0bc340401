import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawPicture } from '@/lib/core/http/render-queue';
import { type CacheMetrics, registerSiteMetrics } from '@/lib/runtime/site-metrics';
import { backendFetch } from '@/lib/supabase/fetch';
import { freePort } from '@/supabase/local/free-port';

const site = createServer((request, response) => {
  response.statusCode = request.url === '/nowhere' ? 404 : 200;
  response.end('[]');
});
let origin: string;
let metricsUrl: string;
let cache: CacheMetrics;

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  vi.stubEnv('SUPABASE_URL', origin);
  expect(registerSiteMetrics()).toEqual({});
  const port = await freePort();
  vi.stubEnv('METRICS_PORT', `${port}`);
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  cache = registerSiteMetrics();
});

afterAll(() => {
  vi.unstubAllEnvs();
  site.close();
});

/** Returns the values of the lines with this beginning. */
async function read(start: string) {
  const response = await fetch(metricsUrl);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith(start));
  return Object.fromEntries(lines.map((line) => line.split(/ (?=\S+$)/)));
}

test('requests are timed by kind of path, and no address has a line of its own', async () => {
  for (const path of ['/', '/help', '/vehicles?make=ford', '/vehicles/a', '/nowhere', '/a.png'])
    await (await fetch(origin + path)).text();
  await (await fetch(`${origin}/api/stock`, { method: 'PUT' })).text();
  expect(await read('http_request_seconds_count')).toEqual({
    'http_request_seconds_count{route="page",method="GET",status="200"}': '2',
    'http_request_seconds_count{route="list",method="GET",status="200"}': '1',
    'http_request_seconds_count{route="vehicle",method="GET",status="200"}': '1',
    'http_request_seconds_count{route="page",method="GET",status="404"}': '1',
    'http_request_seconds_count{route="asset",method="GET",status="200"}': '1',
    'http_request_seconds_count{route="api",method="other",status="200"}': '1',
  });
});

test('what the backend took is timed by service, and what failed is told', async () => {
  await (await backendFetch(`${origin}/rest/v1/vehicles`)).text();
  await (await backendFetch(`${origin}/auth/v1/user`)).text();
  const hangUp = (request: { url?: string; socket: { destroy(): void } }) => {
    if (request.url?.startsWith('/storage/')) request.socket.destroy();
  };
  site.prependListener('request', hangUp);
  await expect(backendFetch(`${origin}/storage/v1/object/a`)).rejects.toThrow();
  site.off('request', hangUp);
  expect(await read('backend_request_seconds_count')).toMatchObject({
    'backend_request_seconds_count{service="rest",status="200"}': '1',
    'backend_request_seconds_count{service="auth",status="200"}': '1',
    'backend_request_seconds_count{service="storage",status="failed"}': '1',
  });
});

test('reads and renders of the page cache, and the queues, are counted', async () => {
  cache.countRead?.('lists', 'miss');
  cache.timeRender?.('lists', 0.2);
  expect(await read('page_cache_reads_total')).toEqual({
    'page_cache_reads_total{kind="lists",result="miss"}': '1',
  });
  expect(await read('page_render_seconds_sum')).toEqual({
    'page_render_seconds_sum{kind="lists"}': '0.2',
  });
  let end = () => {};
  const drawn = drawPicture(() => new Promise<void>((resolve) => (end = resolve)));
  const jobs = await read('queue_jobs{queue="pictures"');
  end();
  await drawn;
  expect(jobs).toEqual({
    'queue_jobs{queue="pictures",state="working"}': '1',
    'queue_jobs{queue="pictures",state="waiting"}': '0',
  });
  expect(await read('queue_refused_total{queue="pictures"')).toEqual({
    'queue_refused_total{queue="pictures"}': '0',
  });
  expect(Object.keys(await read('process_resident_memory_bytes'))).toHaveLength(1);
});

test('nothing else is served on that port', async () => {
  expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
});
