import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import PageCacheHandler from '@/lib/runtime/cache-handler.mjs';
import { REDIS, startRedis } from '@/scripts/deploy/servers';

const KEY = Symbol.for('forecourt.page-cache');
type Shared = { opening: Promise<{ close(): Promise<void> }> };
const opened: Shared[] = [];
const scratch = path.resolve(import.meta.dirname, '../../.data/test/page-cache');
let redis: Awaited<ReturnType<typeof startRedis>>;

/** Opens the cache of a process of its own, of this build. */
function openProcess(build = 'one') {
  const server = path.join(scratch, build, 'server');
  mkdirSync(server, { recursive: true });
  writeFileSync(path.join(scratch, build, 'BUILD_ID'), build);
  const shared = globalThis as { [key: symbol]: Shared | undefined };
  delete shared[KEY];
  const cache = new PageCacheHandler({ serverDistDir: server } as never);
  opened.push(shared[KEY] as Shared);
  return cache;
}

const page = (html: string, tags = '') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('données'),
  segmentData: new Map([['/_tree', Buffer.from([0, 255, 7])]]),
  headers: { 'x-next-cache-tags': tags },
  status: 200,
});
const lasting = { cacheControl: { revalidate: 600, expire: 86_400 } };
const htmlOf = async (cache: PageCacheHandler, key: string) =>
  ((await cache.get(key))?.value as ReturnType<typeof page> | undefined)?.html;

describe.skipIf(!REDIS)(
  'the page cache in Redis, where redis-server or valkey-server is installed',
  () => {
    beforeAll(async () => {
      redis = await startRedis();
      vi.stubEnv('REDIS_URL', redis.url);
    });
    afterEach(() => vi.restoreAllMocks());
    afterAll(async () => {
      for (const { opening } of opened) await (await opening).close();
      delete (globalThis as { [key: symbol]: unknown })[KEY];
      await redis.stop();
      rmSync(scratch, { recursive: true, force: true });
    });

    test('a page rendered by one process is another’s, with its policy, status and lifetime', async () => {
      const [one, other] = [openProcess(), openProcess()];
      const gone = page('<main data-http-status="410">£9,000 – gone', 'all,vehicle:1');
      await one.set('/gone', gone, lasting);
      expect(await other.get('/gone')).toMatchObject({
        cacheControl: lasting.cacheControl,
        value: {
          html: gone.html,
          status: 410,
          rscData: gone.rscData,
          segmentData: gone.segmentData,
          headers: { 'content-security-policy': expect.stringContaining("default-src 'none'") },
        },
      });
      const picture = { kind: 'APP_ROUTE', body: Buffer.from([1, 2]), status: 200, headers: {} };
      await one.set('/og/a.png', picture, lasting);
      expect((await other.get('/og/a.png'))?.value).toEqual(picture);
      await one.set('/none', null, lasting);
      expect(await other.get('/none')).toMatchObject({ value: null });
    });

    test('failed and incomplete pages are cached nowhere', async () => {
      const [one, other] = [openProcess(), openProcess()];
      await one.set('/failed', page('good'), lasting);
      await one.set('/failed', page('<main data-http-status="503">'), lasting);
      await one.set('/failed', page('<template data-incomplete="true">'), lasting);
      expect(await htmlOf(other, '/failed')).toBe('good');
    });

    test('a change reaches every process and build at once; pages are each build’s own', async () => {
      const [one, other, next] = [openProcess(), openProcess(), openProcess('two')];
      await one.set('/car', page('for sale', 'vehicle:2,vehicles'), lasting);
      await next.set('/car', page('for sale, anew', 'vehicle:2'), lasting);
      expect(await htmlOf(other, '/car')).toBe('for sale');
      expect(await htmlOf(next, '/car')).toBe('for sale, anew');
      await other.revalidateTag('vehicle:3');
      expect(await htmlOf(one, '/car')).toBe('for sale');
      await other.revalidateTag(['vehicle:2']);
      expect(await htmlOf(one, '/car')).toBeUndefined();
      expect(await htmlOf(next, '/car')).toBeUndefined();
      await one.set('/car', page('sold', 'vehicle:2'), lasting);
      expect(await htmlOf(other, '/car')).toBe('sold');
    });

    test('a page that another process invalidates during its render is not cached', async () => {
      const [one, other] = [openProcess(), openProcess()];
      expect(await one.get('/race')).toBeNull();
      await other.revalidateTag('vehicle:4');
      await one.set('/race', page('still for sale', 'vehicle:4'), lasting);
      expect(await one.get('/race')).toBeNull();
      await one.set('/race', page('sold', 'vehicle:4'), lasting);
      expect(await htmlOf(other, '/race')).toBe('sold');
    });

    test('processes whose clocks are an hour apart agree on how old a page is', async () => {
      const [one, other] = [openProcess(), openProcess()];
      const ahead = (by: number) => {
        const now = Date.now.bind(Date);
        return vi.spyOn(Date, 'now').mockImplementation(() => now() + by);
      };
      const ageFor = async (cache: PageCacheHandler, key: string, by: number) => {
        const clock = ahead(by);
        const { staleAt, lastModified } = (await cache.get(key)) as Record<string, number>;
        const seen = { left: (staleAt ?? 0) - Date.now(), age: Date.now() - (lastModified ?? 0) };
        clock.mockRestore();
        return seen;
      };
      const HOUR = 3_600_000;
      const clock = ahead(HOUR);
      await one.set('/by-one', page('written by a clock that is ahead'), lasting);
      clock.mockRestore();
      await other.set('/by-other', page('written by a right clock'), lasting);
      for (const [cache, key, by] of [
        [other, '/by-one', 0],
        [one, '/by-other', HOUR],
      ] as const) {
        const { left, age } = await ageFor(cache, key, by);
        expect(Math.abs(left - 600_000), key).toBeLessThan(60_000);
        expect(Math.abs(age), key).toBeLessThan(60_000);
      }
    });

    test('what can be invented has less time than pages, so that it is evicted first', async () => {
      const cache = openProcess();
      const client = await createClient({ url: redis.url }).connect();
      await cache.set('/index', page('home'), lasting);
      await cache.set('/vehicles/browse/colour-red', page('list'), lasting);
      await cache.set('/nowhere', page('<main data-http-status="404">'), lasting);
      const keys = await client.keys('*');
      const left = async (end: string) =>
        client.ttl(keys.find((key) => key.endsWith(end)) ?? 'missing');
      const pageTime = await left('/index');
      expect(pageTime).toBeGreaterThan(3600);
      for (const invented of ['/vehicles/browse/colour-red', '/nowhere']) {
        expect(await left(invented)).toBeGreaterThan(0);
        expect(await left(invented)).toBeLessThanOrEqual(3600);
      }
      expect(await client.ttl(keys.find((key) => key.endsWith(':tags')) ?? '')).toBe(-1);
      client.destroy();
    });

    test('a corrupted entry is rendered anew, with a line of the log a minute', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const cache = openProcess();
      const client = await createClient({ url: redis.url }).connect();
      for (const key of ['/spoilt', '/spoilt-too']) {
        await cache.set(key, page('good'), lasting);
        const [stored = ''] = await client.keys(`*:${key}`);
        await client.set(stored, 'garbage');
        expect(await cache.get(key)).toBeNull();
      }
      expect(warn.mock.calls).toEqual([[expect.stringContaining('unreadable entry')]]);
      client.destroy();
    });

    test('while Redis is silent pages are rendered, and what changed then is known when it is back', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const [one, other] = [openProcess(), openProcess()];
      await one.set('/slow', page('for sale', 'vehicle:5'), lasting);
      expect(await htmlOf(other, '/slow')).toBe('for sale');
      redis.child.kill('SIGSTOP');
      expect(await one.get('/slow')).toBeNull();
      await one.set('/slow', page('rendered', 'vehicle:5'), lasting);
      await one.revalidateTag('vehicle:5');
      expect(warn.mock.calls).toEqual([[expect.stringContaining('timed out')]]);
      redis.child.kill('SIGCONT');
      await expect.poll(() => htmlOf(other, '/slow'), { timeout: 10_000 }).toBe('for sale');
      // This process gets no request: it sends its pending invalidations when its connection is back.
      await expect.poll(() => htmlOf(other, '/slow'), { timeout: 10_000 }).toBeUndefined();
    });

    test('without Redis pages are rendered, with one line of the log, until it is there', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      await redis.stop('SIGKILL');
      const cache = openProcess();
      for (let times = 0; times < 3; times += 1) {
        expect(await cache.get('/absent')).toBeNull();
        await cache.set('/absent', page('rendered', 'vehicle:6'), lasting);
      }
      expect(warn.mock.calls.length).toBeGreaterThan(0);
      const own = warn.mock.calls.filter(([line]) => String(line).includes('ECONNREFUSED'));
      expect(own.length).toBeLessThanOrEqual(opened.length);
      redis = await startRedis(redis.port);
      const store = async () => {
        await cache.get('/absent');
        await cache.set('/absent', page('rendered', 'vehicle:6'), lasting);
        return htmlOf(cache, '/absent');
      };
      await expect.poll(store, { timeout: 10_000 }).toBe('rendered');
    });
  },
);
