import { existsSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createHandler } from '@/supabase/functions/sitemap/handler';

const ANSWERS: Record<string, unknown> = {
  sitemap_overview: {
    vehicles: 1,
    landing_pages: 1,
    sellers: 1,
    changed_at: '2026-01-02T00:00:00Z',
  },
  sitemap_vehicle_parts: [3],
  sitemap_sellers: [{ id: 's', changed_at: '2026-01-02T00:00:00Z' }],
  sitemap_landing_pages: [{ path: 'ford', changed_at: '2026-01-02T00:00:00Z' }],
  sitemap_vehicles: [
    {
      id: 'a',
      updated_at: '2026-01-02T00:00:00Z',
      make: 'Ford',
      model: 'Transit',
      seller_type: 'dealer',
      body_type: 'van',
      colour: 'red',
      image_url: null,
    },
  ],
};

function ask(query: string, status = 200) {
  const calls: unknown[] = [];
  const handler = createHandler({
    siteUrl: 'https://cars.example',
    call: async (name, args) => {
      calls.push([name, args]);
      return Response.json(ANSWERS[name], { status });
    },
  });
  const request = new Request(`https://backend.example/functions/v1/sitemap${query}`);
  return handler(request).then(async (answer) => ({ answer, text: await answer.text(), calls }));
}

test('without a part it returns the index with URLs of the site', async () => {
  const { answer, text } = await ask('');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  expect(text).toContain('<loc>https://cars.example/sitemaps/vehicles-3.xml</loc>');
});

test('with a part it returns that part, read by number', async () => {
  const { text, calls } = await ask('?part=vehicles-7');
  expect(calls).toEqual([['sitemap_vehicles', { p_part: 7, p_size: 10_000 }]]);
  expect(text).toContain('<loc>https://cars.example/vehicles/a</loc>');
  expect(text).toMatch(
    /<image:loc>https:\/\/cars\.example\/cars\/van-[a-z]+-[a-z]+-red-(?:front|side)-1600\.avif</,
  );
});

test('sellers are read by part too', async () => {
  const { text, calls } = await ask('?part=sellers-3');
  expect(calls).toEqual([['sitemap_sellers', { p_part: 3, p_size: 10_000 }]]);
  expect(text).toContain('<loc>https://cars.example/sellers/s</loc>');
});

test('landing pages are read by part too', async () => {
  const { text, calls } = await ask('?part=landing-2');
  expect(calls).toEqual([['sitemap_landing_pages', { p_part: 2, p_size: 10_000 }]]);
  expect(text).toContain('<loc>https://cars.example/used-cars/ford</loc>');
});

test('an unknown part is a 404 without a database read', async () => {
  const { answer, calls } = await ask('?part=../pages');
  expect([answer.status, calls]).toEqual([404, []]);
});

test('a failing database is a 503 with no-store', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { answer, text } = await ask('?part=pages', 500);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(text).not.toContain('<url');
  expect(log).toHaveBeenCalledWith('sitemap: the database answered 500');
  log.mockRestore();
});

test('every import is a full file name or an import map entry, as Deno requires', () => {
  const folder = new URL('../../supabase/functions/sitemap/', import.meta.url);
  const map = JSON.parse(readFileSync(new URL('deno.json', folder), 'utf8')).imports;
  const queue = [new URL('index.ts', folder)];
  const seen = new Set<string>();
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file.href)) continue;
    seen.add(file.href);
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(
      /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm,
    )) {
      const found = name.startsWith('.')
        ? new URL(name, file)
        : map[name] && new URL(map[name], folder);
      expect(found && existsSync(found), `${name} of ${file.pathname}`).toBe(true);
      queue.push(found);
    }
  }
  expect([...seen].join()).toMatch(/lib\/seo\/sitemap\.ts.*next-sitemap/s);
});
