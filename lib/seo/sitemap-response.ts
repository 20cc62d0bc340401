import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { unstable_cache } from 'next/cache';
import { CACHE_SECONDS, tags } from '../core/cache';
import { logError } from '../core/logging/logger';
import { env } from '../env';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import {
  type SitemapLandingPage,
  type SitemapOverview,
  type SitemapSeller,
  type SitemapSource,
  type SitemapVehicle,
  sitemapIndex,
  sitemapPart,
} from './sitemap';

/** Injected by the routes, because this folder must not import the showroom. */
type Illustrate = SitemapSource['illustrate'];

const source = (illustrate: Illustrate): SitemapSource => ({
  siteUrl: env.siteUrl(),
  readOverview: async () =>
    (await withRetry(() => publicClient().rpc('sitemap_overview'))) as SitemapOverview,
  readVehicleParts: async (size) =>
    (await withRetry(() =>
      publicClient().rpc('sitemap_vehicle_parts', { p_size: size }),
    )) as number[],
  readLandingPages: async (part, size) => {
    const args = { p_part: part, p_size: size };
    return (await withRetry(() =>
      publicClient().rpc('sitemap_landing_pages', args),
    )) as SitemapLandingPage[];
  },
  readSellers: async (part, size) => {
    const args = { p_part: part, p_size: size };
    return (await withRetry(() => publicClient().rpc('sitemap_sellers', args))) as SitemapSeller[];
  },
  readVehicles: async (part, size) => {
    const args = { p_part: part, p_size: size };
    return (await withRetry(() =>
      publicClient().rpc('sitemap_vehicles', args),
    )) as SitemapVehicle[];
  },
  illustrate,
});

/** Gzip shrinks a sitemap to a sixth: all parts fit in the cache, which holds few megabytes of data. */
const pack = async (text: string) => (await promisify(gzip)(text)).toString('base64');
const unpack = async (packed: string) =>
  (await promisify(gunzip)(Buffer.from(packed, 'base64'))).toString();

/** Builds the cached form of a response. Throws on failure, so that errors are never cached. */
async function build(part: string | null, illustrate: Illustrate) {
  const data = source(illustrate);
  const response = await (part === null ? sitemapIndex(data) : sitemapPart(part, data));
  const { status, headers } = response;
  return { status, headers: [...headers], packed: await pack(await response.text()) };
}

/** Redirects to the backend's sitemap function, which serves the same document. Not cacheable. */
function redirectToBackend(part: string | null) {
  const url = new URL('/functions/v1/sitemap', env.supabaseUrl());
  if (part !== null) url.searchParams.set('part', part);
  const headers = { Location: url.href, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 302, headers });
}

/**
 * The sitemap index (`null`) or one part as XML, cached for CACHE_SECONDS.sitemap; 404 for an unknown part. If the
 * backend fails, logs the error and redirects to the backend's sitemap function.
 */
export async function sitemapResponse(part: string | null, illustrate: Illustrate) {
  const cachedBuild = unstable_cache(() => build(part, illustrate), ['sitemap', part ?? ''], {
    revalidate: CACHE_SECONDS.sitemap,
    tags: [tags.lists],
  });
  try {
    const { packed, ...init } = await cachedBuild();
    return new Response(await unpack(packed), init);
  } catch (error) {
    logError('sitemap', error);
    return redirectToBackend(part);
  }
}
