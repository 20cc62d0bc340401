import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

// Made when it is asked for, because the site's address is known only then.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: paths.home, disallow: ['/api/', '/dev/'] },
    sitemap: `${env.siteUrl()}/sitemap.xml`,
  };
}
