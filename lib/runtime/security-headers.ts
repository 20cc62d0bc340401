import { env } from '../env';

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pictures may be shown elsewhere: next.config.mjs says so of them.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), xr-spatial-tracking=(self), microphone=(), payment=(), usb=()',
};

/**
 * The headers of every response, whoever makes it. The Content-Security-Policy is not among them: Next
 * appends the headers of a cached page to those set before, and two policies would both hold.
 */
export const securityHeaders = (): Record<string, string> =>
  env.siteUrl().startsWith('https:')
    ? { ...FIXED, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : FIXED;
