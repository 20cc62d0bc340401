import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

// Rendered per request, because the site's URL is run-time configuration.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: paths.home, disallow: ['/api/', '/dev/'] },
    sitemap: `${env.siteUrl()}/sitemap.xml`,
  };
}
