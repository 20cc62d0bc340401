import { sitemapResponse } from '@/lib/seo/sitemap-response';
import { firstPicture } from '@/lib/showroom/vehicle-look';

// The document is kept, the answer is not: a failure must never be.
export const dynamic = 'force-dynamic';

/** The sitemap's index. */
export const GET = () => sitemapResponse(null, firstPicture);
