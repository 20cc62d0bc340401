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
      // The forms that every car's page links to, and what a link of every page leads to. '/sell' alone would be
      // '/sellers' too.
      disallow: [
        ...['/api/', '/dev/', '/messages/', '/my-vehicles', '/sell$', '/sell/', '/staff'],
        '/vehicles/*/report',
      ],
    },
    sitemap: `${env.siteUrl()}/sitemap.xml`,
  };
}
