import { createHmac } from 'node:crypto';

const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|curl|wget|python|^$/i;

/** The day as the database counts it: London's, ISO. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** An address without the port that some proxies write behind it, and without brackets. */
const withoutPort = (address: string) =>
  /^\[([^\]]+)\]/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

/**
 * The client's address from X-Forwarded-For: the last entry, or the one the outermost of several own
 * proxies wrote. Without a proxy the header is the socket's address: see lib/runtime/request-hooks.ts.
 */
export function clientAddress(forwardedFor: string | null, proxies: number): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => withoutPort(hop.trim()));
  return hops.at(-Math.max(1, proxies)) ?? '';
}

/** The first three groups of an IPv6 address, '::' written out. */
function prefix48(address: string) {
  const [head = '', tail] = address.toLowerCase().split('::');
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...end];
  return groups
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** What one customer of a network holds at most: an IPv4 address, or the /48 of an IPv6 one (RFC 6177). */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? (address.includes(':') ? prefix48(address) : address);
}

/**
 * Hash of a network for one day, keyed by a secret, with a salt that the day changes. Without the user
 * agent: that is anybody's to invent.
 */
export function visitorHash(network: string, now: Date, secret: string): string {
  const salt = createHmac('sha256', secret).update(day.format(now)).digest();
  return createHmac('sha256', salt).update(network).digest('hex');
}

/** Whether a request looks like a person's browser on a page of this site. */
export function isVisitor(headers: Headers): boolean {
  const isBot = BOT.test(headers.get('user-agent') ?? '');
  return !isBot && headers.get('sec-fetch-site') === 'same-origin';
}
