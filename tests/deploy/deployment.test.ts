import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepAssets } from '@/scripts/deploy/proxy';
import { NGINX, REDIS } from '@/scripts/deploy/servers';
import { BUILD, startDeployment } from './stack';
import { ask, formWith, signIn, startVisitors } from './visitor';

let stack: Awaited<ReturnType<typeof startDeployment>>;
const at = (place: string) => `${stack.url}${place}`;
const direct = (place: string) => stack.sites.map(({ port }) => `http://localhost:${port}${place}`);

/** Returns the addresses of some cars, from the list. */
async function carsOf() {
  const { text } = await ask(at('/vehicles'));
  return [...new Set(text.match(/\/vehicles\/[0-9a-f-]{36}/g))];
}

const POLL = { timeout: 60_000, interval: 20 };

describe.skipIf(!NGINX || !REDIS)(
  'three processes behind nginx, where nginx with brotli and redis-server are installed',
  () => {
    beforeAll(async () => {
      stack = await startDeployment();
    });
    afterAll(() => stack?.stop());

    test('a car that is withdrawn is gone from every process and the proxy within two seconds', async () => {
      const cookie = await signIn(stack.backend(), 'dealer@forecourt.example');
      const place = '/my-vehicles?status=active';
      const mine = await ask(at(place), { headers: { cookie } });
      const form = formWith(mine.text, 'value="reserved"');
      const car = `/vehicles/${form.get('id')}`;
      const everywhere = [...direct(car), at(car)];
      for (const url of [...everywhere, ...everywhere]) expect((await ask(url)).status).toBe(200);

      form.append('to', 'reserved');
      const headers = { cookie, origin: stack.url };
      const sent = await ask(at(place), { method: 'POST', headers, body: form });
      expect(sent.status).toBe(303);
      const changed = performance.now();
      // Measures the last request of each address that still returned the page.
      const stale = everywhere.map(async (url) => {
        let last = 0;
        const isGone = async () => {
          const asked = performance.now();
          const { status } = await ask(url);
          if (status === 200) last = asked - changed;
          return status;
        };
        await expect.poll(isGone, POLL).toBe(404);
        return last;
      });
      for (const time of await Promise.all(stale)) expect(time).toBeLessThan(2000);
    });

    test('public pages are cached, the same for all, compressed once; nothing about a visitor is', async () => {
      const cookie = await signIn(stack.backend(), 'buyer@forecourt.example');
      const plain = await ask(at('/vehicles'), { headers: { 'accept-encoding': 'identity' } });
      for (const encoding of ['br', 'gzip']) {
        const headers = { 'accept-encoding': encoding, cookie };
        await expect
          .poll(async () => (await ask(at('/vehicles'), { headers })).header('x-cache'), POLL)
          .toBe('HIT');
        const page = await ask(at('/vehicles'), { headers });
        expect(page.header('content-encoding')).toBe(encoding);
        expect(page.header('cache-control')).toContain('s-maxage=1, stale-while-revalidate=1');
        expect(page.header('etag')).toBe(`W/${plain.header('etag')}`);
        expect(page.text).toBe(plain.text);
      }
      for (const place of ['/profile', '/favourites', '/api/messages/unread', '/auth']) {
        for (let times = 0; times < 2; times += 1) {
          const own = await ask(at(place), { headers: { cookie } });
          if (own.header('cache-control')?.includes('s-maxage')) continue;
          expect(own.header('cache-control'), place).toMatch(/no-store/);
          expect(own.header('x-cache'), place).toBe('MISS');
        }
      }
      const data = { headers: { RSC: '1' } };
      const { status, header } = await ask(at('/vehicles'), data);
      const place = status === 307 ? (header('location') ?? '') : '/vehicles';
      for (let times = 0; times < 2; times += 1) {
        const answer = await ask(at(place), data);
        expect(answer.header('content-type')).toBe('text/x-component');
        expect(answer.header('x-cache')).toBe('BYPASS');
      }
    });

    test('what Next leaves to a proxy is mended', async () => {
      const picture = `/cars/${readdirSync(path.resolve(BUILD, '../public/cars'))[0]}`;
      expect((await ask(at(picture))).header('cache-control')).toContain('max-age=86400');
      const gone = await ask(at('/cars/none.avif'));
      expect(gone.status).toBe(404);
      expect(gone.header('cache-control')).toContain('s-maxage=1');
      const odd: Record<string, string>[] = [
        { range: 'bytes=x' },
        { 'if-match': '"x"' },
        { 'if-unmodified-since': 'x' },
      ];
      for (const headers of odd)
        expect((await ask(at(picture), { headers })).status).toBeLessThan(500);
      expect((await ask(at(picture), { method: 'DELETE' })).status).toBe(405);
      const part = await ask(at(picture), { headers: { range: 'bytes=0-9' } });
      expect([part.status, part.body.length]).toEqual([206, 10]);
      const unslashed = await ask(at('/vehicles/'));
      expect(unslashed.header('x-frame-options')).toBe('DENY');
      const missing = await ask(at('/models/a/b/none.html'));
      expect(missing.header('content-security-policy')).toContain("style-src 'self'");
      const model = '/models/suv-bars-five.glb';
      const tags = ['gzip', 'identity'].map(async (encoding) =>
        (await ask(at(model), { headers: { 'accept-encoding': encoding } })).header('etag'),
      );
      expect(new Set(await Promise.all(tags)).size).toBe(2);
      const large = { method: 'POST', body: Buffer.alloc(1_500_000) };
      expect((await ask(at('/contact'), large)).status).toBe(413);
      const plain = await ask(`http://localhost:${stack.httpPort}/help?q=a`);
      expect([plain.status, plain.header('location')]).toEqual([301, 'https://localhost/help?q=a']);
    });

    test('a request has one id: in the response, the log of the proxy and that of the site', async () => {
      const place = `/nowhere-${Date.now()}`;
      const id = (await ask(at(place))).header('x-request-id') ?? '';
      const line = () => stack.proxy.logged().find(({ requestId }) => requestId === id);
      await expect.poll(line, POLL).toMatchObject({ path: place, status: 404, cache: 'MISS' });
      const logs = stack.sites.map(({ port }) => path.join(stack.folder, `site-${port}.log`));
      const said = () => logs.some((file) => readFileSync(file, 'utf8').includes(id));
      await expect.poll(said, POLL).toBe(true);
    });

    test('files of an earlier build stay, those of this one have the headers of the site', async () => {
      const earlier = path.join(stack.folder, 'earlier');
      mkdirSync(path.join(earlier, 'static/chunks'), { recursive: true });
      writeFileSync(path.join(earlier, 'static/chunks/earlier.js'), 'void "earlier";'.repeat(99));
      await keepAssets(earlier, stack.assets);
      await keepAssets(stack.build, stack.assets);
      const asset = await ask(at('/_next/static/chunks/earlier.js'), {
        headers: { 'accept-encoding': 'br' },
      });
      expect([asset.status, asset.header('content-encoding')]).toEqual([200, 'br']);
      for (const place of stack.scripts) {
        const [own = '', proxied] = [direct(place)[0], at(place)];
        const [site, nginx] = [await ask(own), await ask(proxied)];
        expect(nginx.text).toBe(site.text);
        for (const header of [
          'cache-control',
          'content-security-policy',
          'x-content-type-options',
          'x-frame-options',
          'referrer-policy',
          'cross-origin-opener-policy',
          'cross-origin-resource-policy',
          'permissions-policy',
          'strict-transport-security',
        ])
          expect(nginx.header(header), `${place} ${header}`).toBe(site.header(header));
      }
      expect((await ask(at('/_next/static/chunks/none.js'))).status).toBe(404);
    });

    test('a process killed under load, and a new build one process at a time, lose no request', async () => {
      const cars = await carsOf();
      let asked = 0;
      // Returns a page that is cached, or one that is not cached anywhere yet.
      const nextUrl = () => {
        asked += 1;
        const list = `/vehicles?priceMax=${20_000 + (asked % 400)}`;
        return at(asked % 6 ? (cars[asked % cars.length] ?? '') : list);
      };
      const { visitors, stop } = startVisitors(4, nextUrl);
      const more = async (count: number) => {
        const goal = visitors.served + count;
        await expect.poll(() => visitors.served, { timeout: 60_000 }).toBeGreaterThan(goal);
      };
      try {
        await more(30);
        await stack.sites[0]?.kill();
        await more(30);
        await stack.sites[0]?.start();
        for (const site of stack.sites) {
          await site.stop();
          await more(15);
          await site.start();
        }
        await more(20);
      } finally {
        await stop();
      }
      expect(visitors.lost, visitors.lost[0]).toEqual([]);
    });

    test('without its database, and without its cached pages, public pages are served', async () => {
      const [car = ''] = await carsOf();
      const places = ['/', '/vehicles', '/help', car];
      for (const place of places) expect((await ask(at(place))).status, place).toBe(200);
      await stack.backend().stop();
      for (const place of places) {
        for (const url of [...direct(place), at(place)])
          expect((await ask(url)).status, url).toBe(200);
      }
      // The proxy serves the pages that the site can no longer render.
      await stack.redis.stop('SIGKILL');
      await expect
        .poll(async () => (await ask(at(car))).header('x-cache'), POLL)
        .toMatch(/STALE|UPDATING/);
      expect((await ask(direct(car)[0] ?? '')).status).toBe(503);
      // Once the database is known to be dead, pages fail without asking it: retries alone would take 350 ms.
      let price = 30_000;
      const quickest = async () => {
        const times: number[] = [];
        for (let tries = 0; tries < 5; tries += 1) {
          price += 1;
          const begun = performance.now();
          const { status } = await ask(direct(`/vehicles?priceMax=${price}`)[0] ?? '');
          expect(status).toBe(503);
          times.push(performance.now() - begun);
        }
        return Math.min(...times);
      };
      await expect.poll(quickest, POLL).toBeLessThan(200);
      for (const place of places) expect((await ask(at(place))).status, place).toBe(200);

      await Promise.all(stack.sites.map((site) => site.kill()));
      expect((await ask(at(car))).status).toBe(200);
      const down = await ask(at('/profile'));
      expect([down.status, down.header('retry-after')]).toEqual([502, '5']);
      expect(down.text).toContain(`Reference: ${down.header('x-request-id')}`);
      expect(down.header('content-security-policy')).toContain("default-src 'none'");

      await stack.restartBackend();
      await Promise.all(stack.sites.map((site) => site.start()));
      await expect.poll(async () => (await ask(at('/api/health'))).status, POLL).toBe(200);
      await expect.poll(async () => (await ask(direct(car)[0] ?? '')).status, POLL).toBe(200);
    });
  },
);
