import { env } from '../../env';

/**
 * Whether a POST comes from a page of this site, by the browser's Origin or Sec-Fetch-Site header; null
 * if neither header says so, as for a client that is not a browser.
 */
export function isSameOrigin(headers: Headers): boolean | null {
  const origin = headers.get('origin');
  if (origin && URL.canParse(origin)) {
    const host = headers.get('x-forwarded-host') ?? headers.get('host');
    return origin === env.siteUrl() || new URL(origin).host === host;
  }
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return true;
  return origin || site === 'cross-site' || site === 'same-site' ? false : null;
}
