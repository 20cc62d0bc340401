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
      // Excludes the forms that every car's page links to, and pages that every page links to. '/sell' alone
      // would match '/sellers' too.
      disallow: [
        '/api/',
        '/dev/',
        '/messages/',
        '/my-vehicles',
        '/saved-searches/',
        '/sell$',
        '/sell/',
        '/staff',
        '/vehicles/*/report',
        '/vehicles/*/history-check',
      ],
    },
    sitemap: `${env.siteUrl()}/sitemap.xml`,
  };
}
