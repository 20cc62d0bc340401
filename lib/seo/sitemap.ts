import { getServerSideSitemap, getServerSideSitemapIndex, type ISitemapField } from 'next-sitemap';
// By alias, because a Deno function makes the same document: its import map knows no bare paths.
import { paths, vehiclesPath } from '@/lib/paths';
import type { Database } from '@/lib/supabase/database.types';

/** Pages to be found besides the lists and the cars: a new marketing or legal page goes here. */
const PAGES = [
  paths.evidence,
  paths.valuationEvidence,
  paths.aiValuation,
  paths.arShowroom,
  paths.web3Trading,
  paths.dvlaIntegration,
  paths.blockchainGuide,
  paths.apiDocs,
  paths.help,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.cookies,
  paths.audit,
];

/** Cars in one part. sitemaps.org allows 50,000; fewer keep time and memory small. */
const PART_SIZE = 10_000;

const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, s-maxage=3600, stale-while-revalidate=86400',
};

/** What the database's `sitemap_overview` says. Times are ISO; null where nothing is for sale. */
export type SitemapOverview = {
  vehicles: number;
  changed_at: string | null;
  makes: { name: string; changed_at: string }[];
};

/** One of what the database's `sitemap_vehicles` lists; `image_url` is a seller's own picture. */
export type SitemapVehicle = {
  id: string;
  updated_at: string;
  make: string;
  model: string;
  body_type: Database['public']['Enums']['body_type'];
  colour: string | null;
  image_url: string | null;
};

/** What a sitemap is made from. The reads throw when the backend fails. */
export type SitemapSource = {
  /** The site's origin. */
  siteUrl: string;
  readOverview: () => Promise<SitemapOverview>;
  /** Parts count from 1; one beyond the last is empty. */
  readVehicles: (part: number, size: number) => Promise<SitemapVehicle[]>;
  /** The picture of a car without one of its own. */
  illustrate: (car: {
    make: string;
    model: string;
    bodyType: SitemapVehicle['body_type'];
    colour: string | null;
  }) => string;
};

/** The address in full, as XML text: next-sitemap writes what it is given. */
const located = (path: string, siteUrl: string) =>
  new URL(path, siteUrl).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

const entry = (path: string, siteUrl: string, changedAt?: string | null): ISitemapField => ({
  loc: located(path, siteUrl),
  ...(changedAt && { lastmod: new Date(changedAt).toISOString() }),
});

/** A list's address, as lib/search serialises a filter by make alone. */
const makePath = (make: string) => vehiclesPath(new URLSearchParams({ make }).toString());

async function pageEntries({ siteUrl, readOverview }: SitemapSource): Promise<ISitemapField[]> {
  const { makes, changed_at } = await readOverview();
  return [
    entry(paths.home, siteUrl, changed_at),
    entry(paths.vehicles, siteUrl, changed_at),
    ...makes.map((make) => entry(makePath(make.name), siteUrl, make.changed_at)),
    ...PAGES.map((path) => entry(path, siteUrl)),
  ];
}

async function vehicleEntries(part: number, source: SitemapSource): Promise<ISitemapField[]> {
  const { siteUrl, illustrate } = source;
  const vehicles = await source.readVehicles(part, PART_SIZE);
  return vehicles.map(({ id, updated_at, body_type: bodyType, image_url, ...car }) => {
    const picture = image_url ?? illustrate({ bodyType, ...car });
    return {
      ...entry(paths.vehicle(id), siteUrl, updated_at),
      ...(URL.canParse(picture, siteUrl) && {
        images: [{ loc: new URL(located(picture, siteUrl)) }],
      }),
    };
  });
}

const vehiclesPart = (part: string) => Number(/^vehicles-([1-9]\d{0,2})$/.exec(part)?.[1] ?? 0);

/** Whether a name can be a part's: `pages`, or `vehicles-1` to `vehicles-999`. */
export const isSitemapPart = (part: string) => part === 'pages' || vehiclesPart(part) > 0;

/** The sitemap's index. Throws when the backend fails. */
export async function sitemapIndex({ siteUrl, readOverview }: SitemapSource): Promise<Response> {
  const { vehicles } = await readOverview();
  const length = Math.ceil(vehicles / PART_SIZE);
  const parts = ['pages', ...Array.from({ length }, (_, at) => `vehicles-${at + 1}`)];
  return getServerSideSitemapIndex(
    parts.map((part) => located(`/sitemaps/${part}.xml`, siteUrl)),
    HEADERS,
  );
}

/** One part of the sitemap; 404 for one that does not exist. Throws when the backend fails. */
export async function sitemapPart(part: string, source: SitemapSource): Promise<Response> {
  if (part === 'pages') return getServerSideSitemap(await pageEntries(source), HEADERS);
  const number = vehiclesPart(part);
  const entries = number > 0 ? await vehicleEntries(number, source) : [];
  if (entries.length === 0) return new Response('Not found', { status: 404 });
  return getServerSideSitemap(entries, HEADERS);
}
