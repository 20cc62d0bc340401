import { env } from '../env';

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // next.config.mjs overrides it for pictures, which other sites may embed.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), xr-spatial-tracking=(self), microphone=(), payment=(), usb=()',
};

/**
 * The headers of every response. The Content-Security-Policy is not one of them: Next appends a cached
 * page's headers to those already set, and browsers would enforce both policies.
 */
export const securityHeaders = (): Record<string, string> =>
  env.siteUrl().startsWith('https:')
    ? { ...FIXED, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : FIXED;
