import { fileURLToPath } from 'node:url';

const fromRoot = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Second addresses, which serve the page of the first: that one is the canonical. */
const ALIASES = {
  '/help-center': '/help',
  '/privacy-policy': '/privacy',
  '/terms-of-service': '/terms',
  '/cookie-policy': '/cookies',
  '/smart-contract-audit': '/audit',
};

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The tests build into a folder of their own, so that they never disturb a running demo.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  typedRoutes: true,
  // One types folder for every build folder, so that a build never rewrites tsconfig.json.
  experimental: { strictRouteTypes: true },
  // `npm test` checks all types in a step of its own; the demo need not wait for the tests' types.
  typescript: { ignoreBuildErrors: true },
  // Never stream metadata: every visitor, not only known bots, gets title and canonical in the first <head>.
  htmlLimitedBots: /.*/,
  // Stale copies may be served for a day at most (Next's default is a year).
  expireTime: 86_400,
  // Pages are kept in memory, bounded, and errors are never kept: see the handler.
  cacheHandler: fromRoot('./lib/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Pictures and models keep their names when they are made anew: a day at most, then asked for again.
  headers: async () => [
    {
      source: '/:folder(cars|models)/:file',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    },
  ],
  rewrites: async () =>
    Object.entries(ALIASES).map(([source, destination]) => ({ source, destination })),
  turbopack: { root: fromRoot('.') },
};

export default nextConfig;
