import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

// Rendered per request, because the site's URL is run-time configuration.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: paths.home,
      // The last two are forms that every car's page links to.
      disallow: ['/api/', '/dev/', '/messages/', '/vehicles/*/report'],
    },
    sitemap: `${env.siteUrl()}/sitemap.xml`,
  };
}
