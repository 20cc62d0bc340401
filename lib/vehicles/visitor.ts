import { createHmac } from 'node:crypto';

const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|curl|wget|python|^$/i;

/** The day as the database counts it: London's, ISO. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/**
 * The client's address from X-Forwarded-For: the last entry, or the one the outermost of several own
 * proxies wrote. Without a proxy Next fills the header from the socket; forging it gains a visitor
 * no more than another user agent would.
 */
export function clientAddress(forwardedFor: string | null, proxies: number): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-Math.max(1, proxies)) ?? '';
}

/** Who looked, for one day and nobody to read: keyed by a secret, with a salt that the day changes. */
export function visitorHash(address: string, userAgent: string, now: Date, secret: string): string {
  const salt = createHmac('sha256', secret).update(day.format(now)).digest();
  return createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest('hex');
}

/** Whether a request looks like a person's browser on a page of this site. */
export function isVisitor(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return !BOT.test(headers.get('user-agent') ?? '') && (site === null || site === 'same-origin');
}
