import { expect, test } from 'vitest';
import {
  isSitemapPart,
  type SitemapSource,
  type SitemapVehicle,
  sitemapIndex,
  sitemapPart,
} from '@/lib/seo/sitemap';

const CAR: SitemapVehicle = {
  id: '7d3f5a8e-0000-4000-8000-000000000001',
  updated_at: '2026-03-01T10:20:30.5+00:00',
  make: 'Kia',
  model: 'Sportage',
  seller_type: 'private',
  body_type: 'suv',
  colour: null,
  image_url: null,
};

const SELLER = '7d3f5a8e-0000-4000-8000-000000000002';

function source(changes: Partial<SitemapSource> = {}): SitemapSource {
  return {
    siteUrl: 'https://cars.example',
    readOverview: async () => ({
      vehicles: 10_001,
      changed_at: '2026-03-02T00:00:00+00:00',
      landing_pages: 1,
      sellers: 2,
    }),
    readVehicleParts: async () => [1, 2],
    readLandingPages: async () => [
      { path: 'ford/fiesta', changed_at: '2026-02-01T00:00:00+00:00' },
    ],
    readSellers: async () => [{ id: SELLER, changed_at: '2026-02-03T00:00:00+00:00' }],
    readVehicles: async () => [CAR],
    illustrate: ({ bodyType, colour }) => `/drawn/${bodyType}-${colour}.svg`,
    ...changes,
  };
}

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) => text);

const text = async (answer: Promise<Response>) => (await answer).text();

test('the index lists the pages and the required number of vehicle parts', async () => {
  const answer = await sitemapIndex(source());
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toMatch(/^public, s-maxage=\d+/);
  expect(addresses(await answer.text())).toEqual([
    'https://cars.example/sitemaps/pages.xml',
    'https://cars.example/sitemaps/landing-1.xml',
    'https://cars.example/sitemaps/sellers-1.xml',
    'https://cars.example/sitemaps/vehicles-1.xml',
    'https://cars.example/sitemaps/vehicles-2.xml',
  ]);
});

test('the index of an empty catalogue lists only the pages', async () => {
  const readOverview = async () => ({
    vehicles: 0,
    landing_pages: 0,
    sellers: 0,
    changed_at: null,
  });
  const readVehicleParts = async () => [];
  const xml = await text(sitemapIndex(source({ readOverview, readVehicleParts })));
  expect(addresses(xml)).toEqual(['https://cars.example/sitemaps/pages.xml']);
  expect(await text(sitemapPart('pages', source({ readOverview })))).not.toContain('lastmod');
});

test('the index lists the parts that have vehicles, beyond 999 too, and names none that is refused', async () => {
  const asked: number[] = [];
  const readVehicleParts = async (size: number) => {
    asked.push(size);
    return [7, 1000, 99_999, 100_000];
  };
  const readOverview = async () => ({
    vehicles: 40_000,
    landing_pages: 0,
    sellers: 10_000_000,
    changed_at: null,
  });
  const parts = addresses(await text(sitemapIndex(source({ readOverview, readVehicleParts })))).map(
    (address) => /\/sitemaps\/(.*)\.xml$/.exec(address)?.[1] ?? '',
  );
  expect(parts).toContain('sellers-1000');
  expect(parts.slice(-3)).toEqual(['vehicles-7', 'vehicles-1000', 'vehicles-99999']);
  expect(parts.filter((part) => !isSitemapPart(part))).toEqual([]);
  expect(asked).toEqual([10_000]);
});

test('an index has 50,000 parts at most', async () => {
  const readVehicleParts = async () => Array.from({ length: 60_000 }, (_, at) => at + 1);
  expect(addresses(await text(sitemapIndex(source({ readVehicleParts }))))).toHaveLength(50_000);
});

test('the pages part has lists with lastmod and static pages without', async () => {
  const xml = await text(sitemapPart('pages', source()));
  const url = (path: string, changed: string) =>
    `<url><loc>https://cars.example${path}</loc><lastmod>${changed}</lastmod></url>`;
  expect(xml).toContain(url('/', '2026-03-02T00:00:00.000Z'));
  expect(xml).toContain(url('/vehicles', '2026-03-02T00:00:00.000Z'));
  expect(xml).not.toContain('?make=');
  expect(xml).toContain('<url><loc>https://cars.example/evidence</loc></url>');
  for (const path of ['/help', '/contact', '/privacy', '/terms', '/cookies', '/audit']) {
    expect(xml).toContain(`<url><loc>https://cars.example${path}</loc></url>`);
  }
  for (const path of ['/favourites', '/help/search', '/help-center', '/staff']) {
    expect(xml).not.toContain(`<loc>https://cars.example${path}</loc>`);
  }
});

test('a landing part has the first page of each landing page with lastmod', async () => {
  expect(await text(sitemapPart('landing-1', source()))).toContain(
    '<url><loc>https://cars.example/used-cars/ford/fiesta</loc><lastmod>2026-02-01T00:00:00.000Z</lastmod></url>',
  );
  const readLandingPages = async () => [];
  expect((await sitemapPart('landing-2', source({ readLandingPages }))).status).toBe(404);
});

test('a sellers part has the page of each dealer with lastmod', async () => {
  expect(await text(sitemapPart('sellers-1', source()))).toContain(
    `<url><loc>https://cars.example/sellers/${SELLER}</loc><lastmod>2026-02-03T00:00:00.000Z</lastmod></url>`,
  );
  const readSellers = async () => [];
  expect((await sitemapPart('sellers-2', source({ readSellers }))).status).toBe(404);
});

test('a vehicle has its URL, lastmod and image, falling back to the illustration', async () => {
  const own = { ...CAR, image_url: "https://pictures.example/a'b.jpg?w=1&h=2" };
  const stored = { ...CAR, image_url: '/pictures/1.jpg' };
  const readVehicles = async () => [CAR, own, stored];
  const xml = await text(sitemapPart('vehicles-1', source({ readVehicles })));
  const pictures = [...xml.matchAll(/<image:loc>([^<]*)</g)].map(([, url]) => url);
  expect(pictures).toEqual([
    'https://cars.example/drawn/suv-null.svg',
    'https://pictures.example/a&apos;b.jpg?w=1&amp;h=2',
    'https://cars.example/pictures/1.jpg',
  ]);
  expect(xml).toContain(
    `<url><loc>https://cars.example/vehicles/${CAR.id}</loc><lastmod>2026-03-01T10:20:30.500Z</lastmod><image:image>`,
  );
});

test('an invalid image URL is omitted, its vehicle is not', async () => {
  const readVehicles = async () => [{ ...CAR, image_url: 'https://[' }];
  const xml = await text(sitemapPart('vehicles-1', source({ readVehicles })));
  expect(addresses(xml)).toHaveLength(1);
  expect(xml).not.toContain('<image:image>');
});

test('each part reads its own 10,000 vehicles, and an empty part is a 404', async () => {
  const asked: number[][] = [];
  const readVehicles = async (part: number, size: number) => {
    asked.push([part, size]);
    return part < 3 ? [CAR] : [];
  };
  const answer = (part: string) => sitemapPart(part, source({ readVehicles }));
  expect((await answer('vehicles-2')).status).toBe(200);
  expect((await answer('vehicles-3')).status).toBe(404);
  expect(asked).toEqual([
    [2, 10_000],
    [3, 10_000],
  ]);
});

test.each([
  '',
  'vehicles',
  'vehicles-0',
  'vehicles-01',
  'vehicles-1e3',
  'vehicles-100000',
  'Pages',
])('part %j is a 404 without a read', async (part) => {
  const readVehicles = () => Promise.reject(new Error('read'));
  expect(isSitemapPart(part)).toBe(false);
  expect((await sitemapPart(part, source({ readVehicles }))).status).toBe(404);
});

test('a backend failure is thrown, not returned as a response', async () => {
  const readOverview = () => Promise.reject(new Error('down'));
  await expect(sitemapIndex(source({ readOverview }))).rejects.toThrow('down');
  await expect(sitemapPart('pages', source({ readOverview }))).rejects.toThrow('down');
});
