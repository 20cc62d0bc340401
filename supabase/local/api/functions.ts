import { createHandler } from '../../functions/sitemap/handler';
import type { Fix } from './compatibility-fix';

const SITEMAP = '/functions/v1/sitemap';

/** Hosted: serves supabase/functions. Lite: serves none, so the sitemap function runs here. */
export function serveFunctions(siteUrl: string, publishableKey: string): Fix {
  return async (request, next) => {
    const { pathname, origin } = new URL(request.url);
    if (pathname !== SITEMAP) return next(request);
    const handleSitemap = createHandler({
      siteUrl,
      call: (name, args) =>
        next(
          new Request(`${origin}/rest/v1/rpc/${name}`, {
            method: 'POST',
            headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
            body: JSON.stringify(args),
          }),
        ),
    });
    return handleSitemap(request);
  };
}
