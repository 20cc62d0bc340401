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
      // The forms that every car's page links to, and what a hidden link of every page leads to.
      disallow: ['/api/', '/dev/', '/messages/', '/staff', '/vehicles/*/report'],
    },
    sitemap: `${env.siteUrl()}/sitemap.xml`,
  };
}
