import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { unstable_cache } from 'next/cache';
import { tags } from '../core/cache';
import { logError } from '../core/logging/logger';
import { env } from '../env';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import {
  type SitemapOverview,
  type SitemapSource,
  type SitemapVehicle,
  sitemapIndex,
  sitemapPart,
} from './sitemap';

const REVALIDATE_SECONDS = 3600;

/** The page that draws cars is no business of this folder: the routes say how. */
type Illustrate = SitemapSource['illustrate'];

const source = (illustrate: Illustrate): SitemapSource => ({
  siteUrl: env.siteUrl(),
  readOverview: async () =>
    (await withRetry(() => publicClient().rpc('sitemap_overview'))) as SitemapOverview,
  readVehicles: async (part, size) => {
    const args = { p_part: part, p_size: size };
    return (await withRetry(() =>
      publicClient().rpc('sitemap_vehicles', args),
    )) as SitemapVehicle[];
  },
  illustrate,
});

/** Packed to a sixth, so that a large sitemap does not push the pages out of the cache. */
const pack = async (text: string) => (await promisify(gzip)(text)).toString('base64');
const unpack = async (packed: string) =>
  (await promisify(gunzip)(Buffer.from(packed, 'base64'))).toString();

/** What is kept of an answer. Failures are thrown, so that none ever is. */
async function make(part: string | null, illustrate: Illustrate) {
  const made = source(illustrate);
  const answer = await (part === null ? sitemapIndex(made) : sitemapPart(part, made));
  const { status, headers } = answer;
  return { status, headers: [...headers], packed: await pack(await answer.text()) };
}

/** The same document from the backend's own function. Not to be kept: the next visit may do better. */
function elsewhere(part: string | null) {
  const url = new URL('/functions/v1/sitemap', env.supabaseUrl());
  if (part !== null) url.searchParams.set('part', part);
  const headers = { Location: url.href, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 302, headers });
}

/**
 * The sitemap's index (`null`) or one part of it as XML, kept for an hour; 404 for an unknown part.
 * When the backend fails it logs and redirects to the backend's function.
 */
export async function sitemapResponse(part: string | null, illustrate: Illustrate) {
  const keep = unstable_cache(() => make(part, illustrate), ['sitemap', part ?? ''], {
    revalidate: REVALIDATE_SECONDS,
    tags: [tags.vehicles],
  });
  try {
    const { packed, ...init } = await keep();
    return new Response(await unpack(packed), init);
  } catch (error) {
    logError('sitemap', error);
    return elsewhere(part);
  }
}
