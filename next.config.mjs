import { fileURLToPath } from 'node:url';
import { DATA_POLICY } from './lib/runtime/csp.mjs';

const fromRoot = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Second addresses, which serve the page of the first: that one is the canonical. */
const ALIASES = {
  '/help-center': '/help',
  '/privacy-policy': '/privacy',
  '/terms-of-service': '/terms',
  '/cookie-policy': '/cookies',
  '/smart-contract-audit': '/audit',
};

const headers = (values) => Object.entries(values).map(([key, value]) => ({ key, value }));
const POLICY = { 'Content-Security-Policy': DATA_POLICY };
/** Pictures may be shown elsewhere: a shared link has a preview. */
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** What is no page and says so by its address. A page's policy comes with it, also that of a 404. */
const DATA_SOURCES = [
  '/_next/static/:path*',
  '/api/:path*',
  '/(robots.txt|sitemap.xml|manifest.webmanifest)',
  '/sitemaps/:file',
];
const PICTURE_SOURCES = ['/og/:file', '/(favicon.ico|icon.svg|icons.svg|apple-icon.png)'];

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The tests build into a folder of their own, so that they never disturb a running demo.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  typedRoutes: true,
  experimental: {
    // One types folder for every build folder, so that a build never rewrites tsconfig.json.
    strictRouteTypes: true,
    // What Next holds in memory of a request's body while the middleware works: as much as an action
    // may be sent. middleware.ts refuses more.
    proxyClientMaxBodySize: '1mb',
  },
  // All pictures are made ahead: nothing needs the optimiser, which anybody could keep busy.
  images: { unoptimized: true },
  // `npm test` checks all types in a step of its own; the demo need not wait for the tests' types.
  typescript: { ignoreBuildErrors: true },
  // Never stream metadata: every visitor, not only known bots, gets title and canonical in the first <head>.
  htmlLimitedBots: /.*/,
  // Stale copies may be served for a day at most (Next's default is a year).
  expireTime: 86_400,
  // Pages are kept in memory, bounded, and errors are never kept: see the handler.
  cacheHandler: fromRoot('./lib/runtime/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Only what depends on the address: lib/runtime/request-hooks.ts sets the headers of every response.
  headers: async () => [
    ...DATA_SOURCES.map((source) => ({ source, headers: headers(POLICY) })),
    ...PICTURE_SOURCES.map((source) => ({ source, headers: headers({ ...POLICY, ...SHARED }) })),
    { source: '/cars/:file', headers: headers(SHARED) },
    {
      // A message about a lost network needs its icons: a stale copy serves while none can be fetched.
      source: '/icons.svg',
      headers: headers({
        'Cache-Control': 'public, max-age=3600, stale-while-revalidate=604800',
      }),
    },
    {
      // They keep their names when they are made anew: a day at most, then asked for again.
      source: '/:folder(cars|models)/:file',
      headers: headers({
        'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      }),
    },
  ],
  rewrites: async () =>
    Object.entries(ALIASES).map(([source, destination]) => ({ source, destination })),
  turbopack: { root: fromRoot('.') },
};

export default nextConfig;
