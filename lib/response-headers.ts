import type { ServerResponse } from 'node:http';
import { DATA_POLICY, pagePolicy } from './csp.mjs';
import { env } from './env';

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), xr-spatial-tracking=(self), microphone=(), payment=(), usb=()',
};
const HSTS = 'max-age=63072000; includeSubDomains';
export const CSP = 'Content-Security-Policy';

export const isPage = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/html');

/** Sets what every answer carries, whoever made it: page, file, route handler or Next itself. */
export function setSecurityHeaders(response: ServerResponse) {
  for (const [name, value] of Object.entries(FIXED)) response.setHeader(name, value);
  if (env.siteUrl().startsWith('https:')) response.setHeader('Strict-Transport-Security', HSTS);
  // "Not changed" must not change the headers of what a browser or proxy has kept.
  if (response.statusCode === 304) return;
  // Pictures may be shown elsewhere: a shared link has a preview.
  const isPicture = String(response.getHeader('content-type')).startsWith('image/');
  response.setHeader('Cross-Origin-Resource-Policy', isPicture ? 'cross-origin' : 'same-origin');
  if (!isPage(response)) response.setHeader(CSP, DATA_POLICY);
  // A page comes with a policy; one without is shown, but its inline scripts do not run. Development
  // has none: its tools write scripts and styles into pages.
  else if (process.env.NODE_ENV === 'production' && !response.hasHeader(CSP)) {
    response.setHeader(CSP, pagePolicy([]));
  }
}
