import { type SitemapSource, sitemapIndex, sitemapPart } from '@/lib/seo/sitemap';
import { firstPicture } from '@/lib/showroom/pictures/vehicle-look';

type Options = {
  /** The site's origin. */
  siteUrl: string;
  /** Calls a database function through PostgREST (`/rest/v1/rpc/{name}`). */
  call: (name: string, args: Record<string, number>) => Promise<Response>;
};

async function read<T>(pending: Promise<Response>): Promise<T> {
  const response = await pending;
  if (!response.ok) throw new Error(`the database answered ${response.status}`);
  return response.json();
}

/**
 * Request handler of the sitemap edge function: the index, or one part with `?part=pages`.
 * Responds 503 when the database fails.
 */
export function createHandler({ siteUrl, call }: Options) {
  const source: SitemapSource = {
    siteUrl,
    readOverview: () => read(call('sitemap_overview', {})),
    readVehicleParts: (size) => read(call('sitemap_vehicle_parts', { p_size: size })),
    readLandingPages: (part, size) =>
      read(call('sitemap_landing_pages', { p_part: part, p_size: size })),
    readSellers: (part, size) => read(call('sitemap_sellers', { p_part: part, p_size: size })),
    readVehicles: (part, size) => read(call('sitemap_vehicles', { p_part: part, p_size: size })),
    illustrate: firstPicture,
  };
  return async (request: Request): Promise<Response> => {
    const part = new URL(request.url).searchParams.get('part');
    try {
      return await (part === null ? sitemapIndex(source) : sitemapPart(part, source));
    } catch (error) {
      console.error(`sitemap: ${error instanceof Error ? error.message : error}`);
      const headers = { 'Cache-Control': 'no-store', 'Retry-After': '60' };
      return new Response('The sitemap is not available', { status: 503, headers });
    }
  };
}
