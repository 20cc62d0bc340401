import { beforeEach, expect, test } from 'vitest';
import PageCacheHandler from '@/lib/runtime/cache-handler.mjs';
import { down, page, picture, text } from './cached-pages';

let cache: PageCacheHandler;

beforeEach(async () => {
  cache = new PageCacheHandler();
  // All tests share one store, in which an earlier test may have begun a render.
  for (const key of ['/a', '/b', '/race']) await cache.set(key, down(), {});
  await cache.revalidateTag(['all']);
});

test('the cache is bounded: random URLs evict the oldest pages', async () => {
  const html = text(1_000_000);
  for (let index = 0; index < 200; index += 1) await cache.set(`/${index}`, page(html, 'all'), {});
  expect(await cache.get('/0')).toBeNull();
  expect(await cache.get('/199')).not.toBeNull();
});

test('404 pages evict only other 404 pages', async () => {
  await cache.set('/a', page('good', 'all'), {});
  const missing = () => ({ ...page(text(20_000), 'all'), status: 404 });
  for (let index = 0; index < 500; index += 1) await cache.set(`/missing/${index}`, missing(), {});
  expect(await cache.get('/a')).not.toBeNull();
  expect(await cache.get('/missing/0')).toBeNull();
  expect(await cache.get('/missing/498')).not.toBeNull();
  const redirect = () => ({ ...page(text(20_000), 'all'), status: 307 });
  for (let index = 0; index < 500; index += 1) await cache.set(`/moved/${index}`, redirect(), {});
  expect(await cache.get('/moved/0')).toBeNull();
  expect(await cache.get('/missing/499')).not.toBeNull();
});

test('data that queries returned evicts no page', async () => {
  await cache.set('/a', page('good', 'all'), {});
  for (let index = 0; index < 200; index += 1)
    await cache.set(`${index}`, { kind: 'FETCH', data: text(200_000) }, {});
  expect(await cache.get('0')).toBeNull();
  expect(await cache.get('199')).not.toBeNull();
  expect(await cache.get('/a')).not.toBeNull();
});

test('filtered lists evict no other page', async () => {
  await cache.set('/$/index', page('home', 'all'), {});
  await cache.set('/$/vehicles/browse/all', page('every car', 'all'), {});
  const html = text(500_000);
  for (let index = 0; index < 100; index += 1) {
    await cache.set(`/$/vehicles/browse/${index}`, page(html, 'all'), {});
  }
  expect(await cache.get('/$/vehicles/browse/0')).toBeNull();
  expect(await cache.get('/$/vehicles/browse/99')).not.toBeNull();
  expect(await cache.get('/$/index')).not.toBeNull();
  expect(await cache.get('/$/vehicles/browse/all')).not.toBeNull();
});

test('images evict only other images', async () => {
  await cache.set('/index', page('home', 'all'), {});
  for (let index = 0; index < 60; index += 1) {
    await cache.set(`/og/${index}.png`, picture(1_000_000), {});
  }
  expect(await cache.get('/og/0.png')).toBeNull();
  expect(await cache.get('/og/59.png')).not.toBeNull();
  expect(await cache.get('/index')).not.toBeNull();
});
