import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DATA_POLICY, WORKER_POLICY } from './lib/runtime/csp.mjs';

const fromRoot = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Alias paths, rewritten to the canonical page. */
const ALIASES = {
  '/help-center': '/help',
  '/privacy-policy': '/privacy',
  '/terms-of-service': '/terms',
  '/cookie-policy': '/cookies',
  '/smart-contract-audit': '/audit',
};

/**
 * Headers of every response but redirects by Next itself, such as that of a trailing slash, which have
 * the request id and HSTS alone (https://github.com/vercel/next.js/issues/38827).
 */
const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), xr-spatial-tracking=(self), microphone=(), payment=(), usb=()',
};

const headers = (values) => Object.entries(values).map(([key, value]) => ({ key, value }));
const POLICY = { 'Content-Security-Policy': DATA_POLICY };
/** Other sites may embed pictures, as link previews do. */
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Pages whose address holds a token. A stricter policy would hide the origin of their forms from this site. */
const TOKEN_SOURCES = [
  '/auth/confirm',
  '/appeals/:token',
  '/messages/(link|unsubscribe)/:token',
  '/saved-searches/(confirm|manage|stop)/:token',
];

/**
 * A shortlist is opened by a secret address, which no search engine may list and no request tell, not even to this site.
 * 'no-referrer' would make browsers send the forms with the origin 'null', which this site refuses.
 */
const SHORTLIST = {
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Paths that are not pages. Pages, and 404s, get their policy in lib/runtime/cache-handler.mjs. */
const DATA_SOURCES = [
  '/_next/static/:path*',
  '/api/:path*',
  '/models/:path*',
  '/.well-known/:path*',
  '/(robots.txt|llms.txt|sitemap.xml|manifest.webmanifest)',
  '/sitemaps/:file',
];
const PICTURE_SOURCES = [
  '/og/:file',
  '/photos/:photo/:file',
  '/(favicon.ico|icon.svg|icons.svg|apple-icon.png|icon-192.png|icon-512.png|icon-maskable-512.png)',
];

// The tests build into another folder, so that they do not disturb a running demo.
const distDir = process.env.NEXT_DIST_DIR ?? '.next';

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir,
  // `standalone` for the image of deploy/Dockerfile: a folder with the site and the parts of node_modules it needs.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  typedRoutes: true,
  experimental: {
    // One types folder for every build folder, so that a build never rewrites tsconfig.json.
    strictRouteTypes: true,
    // The cache makes a build a third faster, and writing it the first one a sixth slower, which often remains the only one.
    turbopackFileSystemCacheForBuild: existsSync(fromRoot(`./${distDir}/BUILD_ID`)),
    // A build would write maps of its server code, four times its size, which `next start` never reads.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // The part of a request body that Next buffers during the middleware: the size limit of an action.
    // middleware.ts refuses larger bodies.
    proxyClientMaxBodySize: '1mb',
  },
  // All pictures are prebuilt, and the optimiser would be an open endpoint for expensive work.
  images: { unoptimized: true },
  // `npm test` checks all types in a separate step; the demo does not wait for the tests' types.
  typescript: { ignoreBuildErrors: true },
  // Disables streaming metadata: all clients, not only known bots, get title and canonical in <head>.
  htmlLimitedBots: /.*/,
  // How old a page may be served while a new one is made, or cannot be: by the site's own cache and by a shared one, which
  // is not told when a seller hides a number plate. Next's default is a year.
  expireTime: 86_400,
  // A bounded page cache, in memory or shared, which never caches errors: see the handler.
  cacheHandler: fromRoot('./lib/runtime/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // The last matching source wins. Request id and HSTS are set in lib/runtime/request-hooks.ts.
  headers: async () => [
    { source: '/:path*', headers: headers(SECURITY_HEADERS) },
    ...TOKEN_SOURCES.map((source) => ({
      source,
      headers: headers({ 'Referrer-Policy': 'same-origin' }),
    })),
    { source: '/shortlist/:path*', headers: headers(SHORTLIST) },
    ...DATA_SOURCES.map((source) => ({ source, headers: headers(POLICY) })),
    {
      source: '/_next/static/chunks/turbopack-worker-:file',
      headers: headers({ 'Content-Security-Policy': WORKER_POLICY }),
    },
    ...PICTURE_SOURCES.map((source) => ({ source, headers: headers({ ...POLICY, ...SHARED }) })),
    { source: '/cars/:file', headers: headers(SHARED) },
    {
      // Offline messages need their icons: a stale copy is used while the network is down.
      source: '/icons.svg',
      headers: headers({
        'Cache-Control': 'public, max-age=3600, stale-while-revalidate=604800',
      }),
    },
    {
      // File names have no content hash, so these are cached for a day, then revalidated.
      source: '/cars/:file',
      headers: headers({
        'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      }),
    },
  ],
  rewrites: async () =>
    Object.entries(ALIASES).map(([source, destination]) => ({ source, destination })),
  turbopack: {
    root: fromRoot('.'),
    resolveAlias: {
      // The viewer's loader compiles WebAssembly as it is loaded, which the policy forbids and no model needs.
      'three/examples/jsm/libs/meshopt_decoder.module.js':
        './components/showroom/viewer/no-meshopt.ts',
    },
  },
};

export default nextConfig;
