import { isSitemapPart } from '@/lib/seo/sitemap';
import { sitemapResponse } from '@/lib/seo/sitemap-response';
import { firstPicture } from '@/lib/showroom/pictures/vehicle-look';

// sitemapResponse caches the document; the response is uncached, so that no failure is cached.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ part: string }> };

/** Responds with one part of the sitemap: `pages.xml`, `vehicles-1.xml` and so on. */
export async function GET(_request: Request, { params }: Context) {
  const [, part = ''] = /^(.+)\.xml$/.exec((await params).part) ?? [];
  // The name is checked first, so that invented names do not fill the cache.
  if (!isSitemapPart(part)) return new Response('Not found', { status: 404 });
  return sitemapResponse(part, firstPicture);
}
