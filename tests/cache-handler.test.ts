import { beforeEach, expect, test } from 'vitest';
import MemoryCacheHandler from '@/lib/cache-handler.mjs';

const page = (html: string, tags = '') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('rsc'),
  headers: { 'x-next-cache-tags': tags },
  status: 200,
});
const down = () => page('<main data-http-status="503">');
let cache: MemoryCacheHandler;

beforeEach(async () => {
  cache = new MemoryCacheHandler();
  await cache.revalidateTag(['all']);
});

test('a page that could not be made is answered 503, marked uncacheable, and not kept', async () => {
  const value = down();
  await cache.set('/a', value, {});
  expect(value).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
  expect(await cache.get('/a')).toBeNull();
});

test('a page of which a part is missing is answered as it is, and not kept', async () => {
  await cache.set('/a', page('good', 'all'), {});
  const value = page('<template data-incomplete="true">', 'all');
  await cache.set('/a', value, {});
  expect(value).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect((await cache.get('/a'))?.value).toMatchObject({ html: 'good' });
});

test('a failure never takes the place of a good copy', async () => {
  await cache.set('/a', page('good', 'all'), {});
  await cache.set('/a', down(), {});
  expect((await cache.get('/a'))?.value).toMatchObject({ html: 'good' });
});

test('a changed tag drops the pages that carry it, and no others', async () => {
  await cache.set('/a', page('a', 'all,vehicle:1'), {});
  await cache.set('/b', page('b', 'all,vehicle:2'), {});
  await new MemoryCacheHandler().revalidateTag('vehicle:1');
  expect(await cache.get('/a')).toBeNull();
  expect(await cache.get('/b')).not.toBeNull();
});

test('random addresses cannot fill the memory', async () => {
  const html = 'x'.repeat(1_000_000);
  for (let index = 0; index < 200; index += 1) await cache.set(`/${index}`, page(html, 'all'), {});
  expect(await cache.get('/0')).toBeNull();
  expect(await cache.get('/199')).not.toBeNull();
});

test('addresses that lead nowhere push out only one another', async () => {
  await cache.set('/a', page('good', 'all'), {});
  const missing = () => ({ ...page('x'.repeat(20_000), 'all'), status: 404 });
  for (let index = 0; index < 500; index += 1) await cache.set(`/missing/${index}`, missing(), {});
  expect(await cache.get('/a')).not.toBeNull();
  expect(await cache.get('/missing/0')).toBeNull();
  expect(await cache.get('/missing/499')).not.toBeNull();
});

test('a page that appears takes the place of its 404, and the other way round', async () => {
  await cache.set('/a', { ...page('missing', 'all'), status: 404 }, {});
  await cache.set('/a', page('here', 'all'), {});
  expect((await cache.get('/a'))?.value).toMatchObject({ html: 'here' });
  await cache.set('/a', { ...page('gone', 'all'), status: 404 }, {});
  expect((await cache.get('/a'))?.value).toMatchObject({ html: 'gone' });
});

test('a page keeps its own policy, a failed one too, and makes it once', async () => {
  const value = page('<script>a</script>', 'all');
  await cache.set('/a', value, {});
  const kept = (await cache.get('/a'))?.value as ReturnType<typeof page>;
  expect(value.headers).toHaveProperty('content-security-policy');
  expect(kept.headers).toBe(value.headers);
  const failed = down();
  await cache.set('/b', failed, {});
  expect(failed.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('filters that anybody can invent push out no other page', async () => {
  await cache.set('/$/index', page('home', 'all'), {});
  await cache.set('/$/vehicles/browse/all', page('every car', 'all'), {});
  const html = 'x'.repeat(500_000);
  for (let index = 0; index < 100; index += 1) {
    await cache.set(`/$/vehicles/browse/${index}`, page(html, 'all'), {});
  }
  expect(await cache.get('/$/vehicles/browse/0')).toBeNull();
  expect(await cache.get('/$/vehicles/browse/99')).not.toBeNull();
  expect(await cache.get('/$/index')).not.toBeNull();
  expect(await cache.get('/$/vehicles/browse/all')).not.toBeNull();
});

test('makes eight pages at a time; a page made while one waited is not made again', async () => {
  const ask = (key: string) => cache.get(key, { kind: 'APP_PAGE' });
  for (let index = 0; index < 8; index += 1) expect(await ask(`/turn/${index}`)).toBeNull();
  const [waiting, other] = [ask('/turn/new'), ask('/turn/other')];
  await cache.set('/turn/new', page('made by another', 'all'), {});
  await cache.set('/turn/0', page('made', 'all'), {});
  expect((await waiting)?.value).toMatchObject({ html: 'made by another' });
  expect(await other).toBeNull();
  for (const key of ['1', '2', '3', '4', '5', '6', '7', 'other']) {
    await cache.set(`/turn/${key}`, down(), {});
  }
});

test('what is kept is answered at once, and too many are told to come again', async () => {
  await cache.set('/kept', page('kept', 'all'), {});
  const asked = Array.from({ length: 73 }, (_, index) =>
    cache.get(`/rush/${index}`, { kind: 'APP_PAGE' }),
  );
  expect((await cache.get('/kept', { kind: 'APP_PAGE' }))?.value).toMatchObject({ html: 'kept' });
  expect((await asked.at(-1))?.value).toMatchObject({
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '5' },
  });
  for (let index = 0; index < 72; index += 1) {
    await cache.set(`/rush/${index}`, down(), {});
    expect(await asked[index]).toBeNull();
  }
});
