import { isSitemapPart } from '@/lib/seo/sitemap';
import { sitemapResponse } from '@/lib/seo/sitemap-response';
import { firstPicture } from '@/lib/showroom/vehicle-look';

// The document is kept, the answer is not: a failure must never be.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ part: string }> };

/** One part of the sitemap: `pages.xml`, `vehicles-1.xml` and so on. */
export async function GET(_request: Request, { params }: Context) {
  const [, part = ''] = /^(.+)\.xml$/.exec((await params).part) ?? [];
  // Asked first, so that nobody fills the cache with names.
  if (!isSitemapPart(part)) return new Response('Not found', { status: 404 });
  return sitemapResponse(part, firstPicture);
}
