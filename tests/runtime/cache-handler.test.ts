import { beforeEach, expect, test, vi } from 'vitest';
import { isRenderQueueFull, readForPage } from '@/lib/core/http/render-queue';
import PageCacheHandler from '@/lib/runtime/cache-handler.mjs';
import { registerCacheHooks } from '@/lib/runtime/cache-hooks';
import { down, page, picture, text } from './cached-pages';

let cache: PageCacheHandler;

beforeEach(async () => {
  cache = new PageCacheHandler();
  // All tests share one store, in which an earlier test may have begun a render.
  for (const key of ['/a', '/b', '/race']) await cache.set(key, down(), {});
  await cache.revalidateTag(['all']);
});

test('a page that failed to load its data is a 503, no-store and not cached', async () => {
  const value = down();
  await cache.set('/a', value, {});
  expect(value).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
  expect(await cache.get('/a')).toBeNull();
});

test('an incomplete page is a 200, no-store and not cached', async () => {
  await cache.set('/a', page('good', 'all'), {});
  const value = page('<template data-incomplete="true">', 'all');
  await cache.set('/a', value, {});
  expect(value).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect((await cache.get('/a'))?.value).toMatchObject({ html: 'good' });
});

test('the page of what is gone is a 410 that is cached, and evicts no page but 404s', async () => {
  await cache.set('/b', page('good', 'all'), {});
  const gone = () => page(`<main data-http-status="410">${text(20_000)}`, 'all,vehicle:1');
  const value = gone();
  await cache.set('/a', value, {});
  expect(value).toMatchObject({
    status: 410,
    headers: {
      'content-security-policy': expect.stringContaining('script-src'),
      'cache-control': expect.stringContaining('max-age=0'),
    },
  });
  expect((await cache.get('/a'))?.value).toEqual(value);
  for (let index = 0; index < 500; index += 1) await cache.set(`/gone/${index}`, gone(), {});
  expect(await cache.get('/gone/0')).toBeNull();
  expect(await cache.get('/b')).not.toBeNull();
  await cache.revalidateTag('vehicle:1');
  expect(await cache.get('/gone/499')).toBeNull();
});

test('the page of what is missing is a 404 that is cached', async () => {
  const value = page('<main data-http-status="404">', 'all');
  await cache.set('/a', value, {});
  expect(value.status).toBe(404);
  expect((await cache.get('/a'))?.value).toEqual(value);
});

test('a failed page does not replace the cached page', async () => {
  await cache.set('/a', page('good', 'all'), {});
  await cache.set('/a', down(), {});
  expect((await cache.get('/a'))?.value).toMatchObject({ html: 'good' });
});

test('a redirect has its Location in the cache, not on the response that has it already', async () => {
  const value = { ...page('', 'all'), status: 308 };
  const redirect = { ...value, headers: { ...value.headers, location: '/b' } };
  await cache.set('/a', redirect, {});
  expect(redirect.headers).not.toHaveProperty('location');
  expect((await cache.get('/a'))?.value).toMatchObject({ headers: { location: '/b' } });
});

test('revalidating a tag drops only the pages with that tag', async () => {
  await cache.set('/a', page('a', 'all,vehicle:1'), {});
  await cache.set('/b', page('b', 'all,vehicle:2'), {});
  await new PageCacheHandler().revalidateTag('vehicle:1');
  expect(await cache.get('/a')).toBeNull();
  expect(await cache.get('/b')).not.toBeNull();
});

test('a page replaces its cached 404, and a 404 its cached page', async () => {
  await cache.set('/a', { ...page('missing', 'all'), status: 404 }, {});
  await cache.set('/a', page('here', 'all'), {});
  expect((await cache.get('/a'))?.value).toMatchObject({ html: 'here' });
  await cache.set('/a', { ...page('gone', 'all'), status: 404 }, {});
  expect((await cache.get('/a'))?.value).toMatchObject({ html: 'gone' });
});

test('a cached page keeps its CSP header, and a failed page has one', async () => {
  const value = page('<script>self.__next_f.push([1,"a"])</script>', 'all');
  await cache.set('/a', value, {});
  const cached = (await cache.get('/a'))?.value as ReturnType<typeof page>;
  expect(value.headers).toHaveProperty('content-security-policy');
  expect(cached.headers).toEqual(value.headers);
  const failed = down();
  await cache.set('/b', failed, {});
  expect(failed.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('the scripts of a page are deferred, to be run by its own inline script', async () => {
  const script = (file: string) => `<script src="/_next/${file}.js" async=""></script>`;
  const old = '<script src="/_next/old.js" noModule=""></script>';
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>';
  const picture = '<link rel="preload" as="image" href="/a.avif"/>';
  const data = '<script>self.__next_f.push([1,"a"])</script>';
  const value = page([preload, picture, script('a'), old, data, script('b')].join(''), 'all');
  await cache.set('/a', value, {});
  const deferred = (file: string) =>
    `<script type="text/plain" data-src="/_next/${file}.js"></script>`;
  expect(value.html).toBe([picture, deferred('a'), old, data, deferred('b')].join(''));
  expect((await cache.get('/a'))?.value).toMatchObject({ html: value.html });
});

test('a 404 with robots of its own does not have those of Next too', async () => {
  const next = '<meta name="robots" content="noindex"/>';
  const own = '<meta name="robots" content="noindex, nofollow"/>';
  for (const [html, sent] of [
    [`${next}<p>a</p>${own}${next}`, `<p>a</p>${own}`],
    [next, next],
  ] as const) {
    const value = page(html, 'all');
    await cache.set('/a', value, {});
    expect(value.html).toBe(sent);
  }
});

test('a page that is stored again, as Next does when its next render failed, stays as it is', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const value = page('<script src="/_next/a.js" async=""></script>', 'all');
  await cache.set('/a', value, {});
  const { html, headers } = value;
  await cache.set('/a', value, {});
  expect(value).toMatchObject({ html, headers });
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('a page invalidated during its render is not cached', async () => {
  expect(await cache.get('/race')).toBeNull();
  await cache.revalidateTag('vehicle:1');
  await cache.set('/race', page('the car, still for sale', 'all,vehicle:1'), {});
  expect(await cache.get('/race')).toBeNull();
  await cache.set('/race', page('sold', 'all,vehicle:1'), {});
  expect((await cache.get('/race'))?.value).toMatchObject({ html: 'sold' });
});

test('a page is cached after invalidation of other tags or before its render', async () => {
  await cache.revalidateTag('vehicle:1');
  expect(await cache.get('/race')).toBeNull();
  await cache.revalidateTag('vehicle:2');
  await cache.set('/race', page('the car', 'all,vehicle:1'), {});
  expect((await cache.get('/race'))?.value).toMatchObject({ html: 'the car' });
});

test('a stale page invalidated during regeneration is not cached, one re-read after is', async () => {
  vi.useFakeTimers();
  const lasting = { cacheControl: { revalidate: 60 } };
  await cache.set('/race', page('old', 'all,vehicle:1'), lasting);
  vi.advanceTimersByTime(61_000);
  await cache.get('/race');
  await cache.revalidateTag('vehicle:1');
  await cache.set('/race', page('still old', 'all,vehicle:1'), lasting);
  expect(await cache.get('/race')).toBeNull();
  await cache.set('/race', page('new', 'all,vehicle:1'), lasting);
  await cache.get('/race');
  await cache.revalidateTag('vehicle:1');
  await cache.get('/race');
  await cache.set('/race', page('newer', 'all,vehicle:1'), lasting);
  expect((await cache.get('/race'))?.value).toMatchObject({ html: 'newer' });
  vi.useRealTimers();
});

test('a 503 of a route handler is not cached', async () => {
  await cache.set('/og/a.png', picture(10, 503), {});
  expect(await cache.get('/og/a.png')).toBeNull();
});

test('an unknown inline script is not allowed by the CSP and is logged once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const value = page('<script>fetch("/settings/my-data")</script>', 'all');
  await cache.set('/attacked', value, {});
  expect(value.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self';"),
  });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('/attacked')]]);
  warn.mockRestore();
});

test('a full render queue refuses uncached pages with a 503, not cached or shared ones', async () => {
  registerCacheHooks();
  const ask = (key: string) => cache.get(key, { kind: 'APP_PAGE' });
  await cache.set('/a', page('kept', 'all'), {});
  expect(await ask('/vehicles/b')).toBeNull();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const done: Promise<void>[] = [];
  while (!isRenderQueueFull()) done.push(readForPage(() => ended));
  const asked = performance.now();
  const refused = await ask('/vehicles/b');
  expect(performance.now() - asked).toBeGreaterThan(900);
  expect(refused?.value).toMatchObject({
    status: 503,
    html: expect.stringContaining('Please try again in a few seconds.'),
    headers: { 'cache-control': 'no-store', 'retry-after': '5' },
  });
  expect((await ask('/sellers/b'))?.value).toMatchObject({ status: 503 });
  expect((await ask('/a'))?.value).toMatchObject({ html: 'kept' });
  // Next.js renders these pages once for all visitors: a refusal of one network would refuse all.
  for (const shared of ['/index', '/vehicles/browse/all']) expect(await ask(shared)).toBeNull();
  end();
  await Promise.all(done);
  expect(await ask('/vehicles/b')).toBeNull();
});

test('reads are counted as hits, stale ones and misses, and renders are timed, by kind of page', async () => {
  const countRead = vi.fn();
  const timeRender = vi.fn();
  registerCacheHooks({ countRead, timeRender });
  const list = '/vehicles/browse/fuel-diesel';
  const ask = () => cache.get(list, { kind: 'APP_PAGE' });
  await ask();
  await cache.set(list, page('list', 'all'), { cacheControl: { revalidate: 60 } });
  await ask();
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  await ask();
  vi.useRealTimers();
  await cache.get('/nowhere', { kind: 'APP_PAGE' });
  await cache.set('/nowhere', page('<main data-http-status="404">', 'all'), {});
  await cache.get('/nowhere', { kind: 'APP_PAGE' });
  // The kind of a read comes from its address, as a miss has no other facts.
  expect(countRead.mock.calls).toEqual([
    ['lists', 'miss'],
    ['lists', 'hit'],
    ['lists', 'stale'],
    ['pages', 'miss'],
    ['pages', 'hit'],
  ]);
  expect(timeRender.mock.calls).toEqual([
    ['lists', expect.any(Number)],
    ['missing', expect.any(Number)],
  ]);
  registerCacheHooks();
});
