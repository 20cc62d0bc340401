import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answers } from '../scripts/dev/ports';
import { listenOn, runNext, stopProcess } from '../scripts/dev/processes';
import { freePort } from '../supabase/local/free-port';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';

/** Starts a separate production site whose process a test can signal. `preload` runs before Next. */
async function startProcess(backendUrl: string, preload = '', metricsPort = 0) {
  const { publishableKey, secretKey } = currentStack();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const environment = {
    NODE_ENV: 'production',
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? '.next-test',
    NODE_OPTIONS: preload && `--import=data:text/javascript,${encodeURIComponent(preload)}`,
    SITE_URL: 'https://forecourt.example',
    CLAIMS: 'hide',
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    METRICS_PORT: metricsPort ? `${metricsPort}` : '',
  };
  const next = runNext(['start', ...listenOn('127.0.0.1', port)], environment, [
    'ignore',
    'pipe',
    'pipe',
  ]);
  const lines: string[] = [];
  for (const stream of [next.child.stdout, next.child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n')));
  }
  // An open port is not enough: a request that arrives before Next is ready has no id in the log.
  const isReady = () =>
    fetch(`${url}/icons.svg`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
  /** The JSON lines of the log with this level. */
  const logged = (level: string) =>
    lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .filter((line) => line.level === level);
  return { ...next, port, url, lines, logged };
}

/** Starts a backend that holds each request until it is released, and then responds with no rows. */
async function startSlowBackend() {
  const waiting: ServerResponse[] = [];
  let isReleased = false;
  const nothing = (path = '') => {
    if (path.endsWith('/search_vocabulary')) return { trims: [], trim_models: {}, features: [] };
    const isFacets = path.endsWith('/search_facets');
    return isFacets ? { total: 0, counts: {}, features: {}, relaxations: [] } : [];
  };
  const reply = (response: ServerResponse) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(nothing(response.req.url)));
  const server = createServer((_request, response) => {
    if (isReleased) reply(response);
    else waiting.push(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waiting,
    release() {
      isReleased = true;
      for (const response of waiting) reply(response);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('a site of another address ends at once without CLAIMS, and says what to set', async () => {
  const environment = {
    NODE_ENV: 'production',
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? '.next-test',
    SITE_URL: 'https://forecourt.example',
    CLAIMS: '',
  };
  const next = runNext(['start', ...listenOn('127.0.0.1', await freePort())], environment, [
    'ignore',
    'pipe',
    'pipe',
  ]);
  let said = '';
  next.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  expect(await next.exited).toBe(1);
  expect(said).toContain('CLAIMS is not set: set it to hide or show-illustrative.');
});

test('on SIGTERM the site finishes open requests and accepts no new ones', async () => {
  const backend = await startSlowBackend();
  const site = await startProcess(backend.url);
  const underWay = fetch(`${site.url}/vehicles`);
  await expect.poll(() => backend.waiting.length).toBeGreaterThan(0);
  site.child.kill('SIGTERM');
  await expect.poll(() => answers(site.port)).toBe(false);
  backend.release();
  const answer = await underWay;
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('</html>');
  const released = Date.now();
  // 128 + SIGTERM's 15: the process has stopped in an orderly way on the signal.
  expect(await site.exited).toBe(143);
  expect(Date.now() - released).toBeLessThan(3000);
  backend.close();
});

test('a server-only render error is recovered in the browser and logged in one line', async ({
  page,
  allowError,
}) => {
  allowError(/status of 500/);
  const { backendUrl } = currentStack();
  const filters = await (await page.request.get('/vehicles/filters?fuel=diesel')).text();
  const markup = filters.replace(/<script.*?<\/script>/gs, '');
  const numbers = [...markup.matchAll(/(?<![\d.,])\d[\d,]*/g)].map(([text]) => text);
  const [cars] = [...markup.matchAll(/<small[^>]*>(\d+)</g)]
    .map(([, count]) => count)
    .filter((count) => numbers.filter((number) => number === count).length === 1);
  expect(cars, 'a number beside a choice that is nowhere else on the page').toBeDefined();
  // Formatting this number fails once, which stands for any error in a component's own code. If a component that only
  // the server renders formatted it too, the browser could not recover.
  const site = await startProcess(
    backendUrl,
    `const own = Number.prototype.toLocaleString;
    Number.prototype.toLocaleString = function (...args) {
      if (Number(this) !== ${cars}) return own.apply(this, args);
      Number.prototype.toLocaleString = own;
      throw new Error('broken for alan@example.com');
    };`,
  );
  const answer = await page.goto(`${site.url}/vehicles/filters?fuel=diesel&utm_source=Alan`);
  expect(answer?.status()).toBe(500);
  const headers = answer?.headers() ?? {};
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=300',
    'cache-control': expect.stringContaining('no-store'),
  });
  await expect(page.getByRole('heading', { name: 'More Filters' })).toBeVisible();
  const errors = site.logged('error');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    error: 'Error broken for …@…',
    route: '/vehicles/filters',
    requestId: headers['x-request-id'],
  });
  expect(JSON.stringify(errors)).not.toContain('alan@');
  expect(site.lines.join('\n')).not.toContain('Alan');
  // The page may still be loading pictures.
  await page.goto('about:blank');
  await stopProcess(site);
});

test('a promise nobody caught is printed once, and the site goes on', async ({ request }) => {
  const { backendUrl } = currentStack();
  const site = await startProcess(
    backendUrl,
    `process.on('SIGUSR2', () => void Promise.reject(new Error('nobody caught this')));`,
  );
  expect((await request.get(`${site.url}/`)).status()).toBe(200);
  site.child.kill('SIGUSR2');
  const printed = () => site.lines.filter((line) => line.includes('nobody caught this'));
  await expect.poll(printed).toEqual([expect.stringContaining('unhandledRejection')]);
  expect((await request.get(`${site.url}/`)).status()).toBe(200);
  expect(printed()).toHaveLength(1);
  await stopProcess(site);
});

test('with METRICS_PORT a process serves metrics on a port of this machine', async ({
  request,
}) => {
  const metricsPort = await freePort();
  const site = await startProcess(currentStack().backendUrl, '', metricsPort);
  for (const path of ['/vehicles?fuel=diesel', '/vehicles?fuel=diesel', '/help'])
    expect((await request.get(site.url + path)).status()).toBe(200);
  const metrics = () =>
    request.get(`http://127.0.0.1:${metricsPort}/metrics`).then((response) => response.text());
  await expect
    .poll(metrics)
    .toContain('http_request_seconds_count{route="list",method="GET",status="200"} 2');
  const text = await metrics();
  for (const line of [
    'page_cache_reads_total{kind="lists",result="miss"} 1',
    'page_cache_reads_total{kind="lists",result="hit"} 1',
    'page_render_seconds_count{kind="lists"} 1',
    'page_cache_entries{kind="lists"} 1',
    'queue_jobs{queue="pages",state="working"} 0',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/backend_request_seconds_count\{service="rest",status="200"\} [1-9]/);
  await stopProcess(site);
});
