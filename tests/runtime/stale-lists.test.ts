import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PageCacheHandler from '@/lib/runtime/cache-handler.mjs';
import { down, page } from './cached-pages';

const MINUTE = 60_000;
const LISTS = ['/index', '/vehicles/browse/all', '/vehicles/browse/make=Ford', '/used-cars/ford'];
const context = { cacheControl: { revalidate: 60, expire: 86_400 } };
const start = Date.now();

let cache: PageCacheHandler;
let time = start;

beforeEach(async () => {
  time = start;
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  cache = new PageCacheHandler();
  await cache.revalidateTag(['all']);
  // All tests share one store, in which an earlier test may have begun a render.
  for (const key of LISTS) await cache.set(key, down(), {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

const read = (key: string) => cache.get(key, { kind: 'APP_PAGE' });

test.each(LISTS)(
  '%s is served stale for five minutes, then waits for a new render',
  async (key) => {
    await cache.set(key, page('old', 'all'), context);
    time += 5 * MINUTE;
    expect((await read(key))?.value).toMatchObject({ html: 'old' });
    time += 2 * MINUTE;
    expect(await read(key)).toBeNull();
  },
);

test('a page of one car is served stale for longer', async () => {
  await cache.set('/vehicles/1', page('car', 'all'), context);
  time += 60 * MINUTE;
  expect((await read('/vehicles/1'))?.value).toMatchObject({ html: 'car' });
});

test('a list tells shared caches the same limit', async () => {
  const value = page('list', 'all');
  await cache.set('/index', value, context);
  expect(value.headers).toMatchObject({
    'cache-control': 's-maxage=60, stale-while-revalidate=300',
  });
});

test.each([
  ['its data failed to load', down()],
  ['a part is missing', page('<template data-incomplete="true">', 'all')],
])('the old list is sent, with its status, where %s', async (_, failed) => {
  await cache.set('/index', page('old', 'all'), context);
  time += 60 * MINUTE;
  expect(await read('/index')).toBeNull();
  await cache.set('/index', failed, context);
  expect(failed).toMatchObject({ html: 'old', status: 200 });
  expect(failed.headers).toMatchObject({ 'cache-control': expect.stringContaining('s-maxage') });
  // The next requests are answered at once, while one renders.
  expect((await read('/index'))?.value).toMatchObject({ html: 'old' });
  time += 11 * MINUTE;
  expect(await read('/index')).toBeNull();
});

test('a list with a car that had to vanish is not sent again', async () => {
  await cache.set('/index', page('with car', 'all,listed:1'), context);
  time += 60 * MINUTE;
  expect(await read('/index')).toBeNull();
  await cache.revalidateTag('listed:1');
  const failed = down();
  await cache.set('/index', failed, context);
  expect(failed.status).toBe(503);
  expect(await read('/index')).toBeNull();
});
