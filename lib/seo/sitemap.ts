// next-sitemap writes the XML of both kinds of document. Its build step, which would list the addresses of
// the routes, is not used: these come from the database and change while the site runs.
import { getServerSideSitemap, getServerSideSitemapIndex, type ISitemapField } from 'next-sitemap';
// Imports by alias, because a Deno function shares this file and its import map has no bare paths.
import { PAGES } from '@/lib/pages';
import { paths } from '@/lib/paths';
import type { Database } from '@/lib/supabase/database.types';

/**
 * Landing pages, sellers or vehicles per part; `close_sitemap_parts` has the same number. sitemaps.org allows 50,000; fewer
 * limit time and memory.
 */
const PART_SIZE = 10_000;

/** Parts per index, as sitemaps.org allows. */
const MAX_PARTS = 50_000;

const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, s-maxage=300, stale-while-revalidate=86400',
};

/** The result of the SQL function `sitemap_overview`. Times are ISO; null if nothing is for sale. */
export type SitemapOverview = {
  vehicles: number;
  landing_pages: number;
  /** Dealers whose pages may be indexed. */
  sellers: number;
  changed_at: string | null;
};

/** An item of the SQL function `sitemap_landing_pages`; `path` is without '/used-cars/'. */
export type SitemapLandingPage = { path: string; changed_at: string };

/** An item of the SQL function `sitemap_sellers`. */
export type SitemapSeller = { id: string; changed_at: string };

/** An item of the SQL function `sitemap_vehicles`; `image_url` is the seller's picture. */
export type SitemapVehicle = {
  id: string;
  updated_at: string;
  make: string;
  model: string;
  seller_type: Database['public']['Enums']['seller_type'];
  body_type: Database['public']['Enums']['body_type'];
  colour: string | null;
  image_url: string | null;
};

/** Data source of a sitemap. The reads throw if the backend fails. */
export type SitemapSource = {
  /** The site's origin. */
  siteUrl: string;
  readOverview: () => Promise<SitemapOverview>;
  /** The numbers of the parts with vehicles, ascending; those whose vehicles are all gone are left out. */
  readVehicleParts: (size: number) => Promise<number[]>;
  /** `part` is 1-based; beyond the last all return an empty list. */
  readLandingPages: (part: number, size: number) => Promise<SitemapLandingPage[]>;
  readSellers: (part: number, size: number) => Promise<SitemapSeller[]>;
  readVehicles: (part: number, size: number) => Promise<SitemapVehicle[]>;
  /**
   * The illustration of a vehicle without a seller's picture. The page's structured data calls it one by its caption; a
   * sitemap cannot, as Google reads no captions there.
   */
  illustrate: (car: {
    id: string;
    sellerType: SitemapVehicle['seller_type'];
    make: string;
    model: string;
    bodyType: SitemapVehicle['body_type'];
    colour: string | null;
  }) => string;
};

/** The absolute URL, XML-escaped: next-sitemap does not escape. */
const located = (path: string, siteUrl: string) =>
  new URL(path, siteUrl).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

const entry = (path: string, siteUrl: string, changedAt?: string | null): ISitemapField => ({
  loc: located(path, siteUrl),
  ...(changedAt && { lastmod: new Date(changedAt).toISOString() }),
});

async function pageEntries({ siteUrl, readOverview }: SitemapSource): Promise<ISitemapField[]> {
  const { changed_at } = await readOverview();
  return Object.entries(PAGES).flatMap(([path, { sitemap }]) => {
    if (sitemap === 'dated') return [entry(path, siteUrl, changed_at)];
    return sitemap === 'undated' ? [entry(path, siteUrl)] : [];
  });
}

/** The first page of each landing page. */
async function landingEntries(part: number, source: SitemapSource): Promise<ISitemapField[]> {
  const pages = await source.readLandingPages(part, PART_SIZE);
  return pages.map((page) => entry(paths.landing(page.path), source.siteUrl, page.changed_at));
}

/** The first page of each dealer. */
async function sellerEntries(part: number, source: SitemapSource): Promise<ISitemapField[]> {
  const sellers = await source.readSellers(part, PART_SIZE);
  return sellers.map(({ id, changed_at }) => entry(paths.seller(id), source.siteUrl, changed_at));
}

async function vehicleEntries(part: number, source: SitemapSource): Promise<ISitemapField[]> {
  const { siteUrl, illustrate } = source;
  const vehicles = await source.readVehicles(part, PART_SIZE);
  return vehicles.map((vehicle) => {
    const { id, updated_at, image_url, seller_type: sellerType, body_type: bodyType } = vehicle;
    const { make, model, colour } = vehicle;
    const picture = image_url ?? illustrate({ id, sellerType, bodyType, make, model, colour });
    return {
      ...entry(paths.vehicle(id), siteUrl, updated_at),
      ...(URL.canParse(picture, siteUrl) && {
        images: [{ loc: new URL(located(picture, siteUrl)) }],
      }),
    };
  });
}

/** The parts with a number, by kind. */
const ENTRIES = { landing: landingEntries, sellers: sellerEntries, vehicles: vehicleEntries };

/** The kind and number of a part with a number. */
function numberedPart(part: string) {
  const [, kind, number] = /^(landing|sellers|vehicles)-([1-9]\d{0,4})$/.exec(part) ?? [];
  // Safe cast: the kinds of the pattern.
  return kind ? { kind: kind as keyof typeof ENTRIES, number: Number(number) } : null;
}

/** Whether a part name is valid: `pages`, or `landing-`, `sellers-` or `vehicles-` with 1 to 99,999. */
export const isSitemapPart = (part: string) => part === 'pages' || numberedPart(part) !== null;

/** The sitemap index. Throws if the backend fails. */
export async function sitemapIndex(source: SitemapSource): Promise<Response> {
  const { siteUrl, readOverview, readVehicleParts } = source;
  const [{ landing_pages, sellers }, vehicleParts] = await Promise.all([
    readOverview(),
    readVehicleParts(PART_SIZE),
  ]);
  const partsOf = (kind: string, entries: number) =>
    Array.from({ length: Math.ceil(entries / PART_SIZE) }, (_, at) => `${kind}-${at + 1}`);
  const parts = [
    'pages',
    ...partsOf('landing', landing_pages),
    ...partsOf('sellers', sellers),
    ...vehicleParts.map((part) => `vehicles-${part}`),
  ];
  const listed = parts.filter(isSitemapPart).slice(0, MAX_PARTS);
  return getServerSideSitemapIndex(
    listed.map((part) => located(`/sitemaps/${part}.xml`, siteUrl)),
    HEADERS,
  );
}

/** One part of the sitemap; 404 if it does not exist. Throws if the backend fails. */
export async function sitemapPart(part: string, source: SitemapSource): Promise<Response> {
  if (part === 'pages') return getServerSideSitemap(await pageEntries(source), HEADERS);
  const numbered = numberedPart(part);
  const entries = numbered ? await ENTRIES[numbered.kind](numbered.number, source) : [];
  if (entries.length === 0) return new Response('Not found', { status: 404 });
  return getServerSideSitemap(entries, HEADERS);
}
