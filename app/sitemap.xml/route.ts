import { sitemapResponse } from '@/lib/seo/sitemap-response';
import { firstPicture } from '@/lib/showroom/pictures/vehicle-look';

// sitemapResponse caches the document; the response is uncached, so that no failure is cached.
export const dynamic = 'force-dynamic';

/** The sitemap index. */
export const GET = () => sitemapResponse(null, firstPicture);
