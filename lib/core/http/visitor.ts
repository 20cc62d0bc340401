import { createHmac } from 'node:crypto';
import { londonDay } from '../london';

const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|curl|wget|python|^$/i;

/** An IP address without brackets and without the port that some proxies append. */
const withoutPort = (address: string) =>
  /^\[([^\]]+)\]/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

/**
 * The client's IP address from X-Forwarded-For: the entry the outermost of `proxies` own proxies wrote.
 * Without a proxy the header holds the socket's address: see lib/runtime/request-hooks.ts.
 */
export function clientAddress(forwardedFor: string | null, proxies: number): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => withoutPort(hop.trim()));
  return hops.at(-Math.max(1, proxies)) ?? '';
}

/** The first three groups of an IPv6 address, with '::' expanded. */
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

/**
 * The largest block that an ISP assigns to one customer: an IPv4 address, or an IPv6 /48 (RFC
 * 6177).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? (address.includes(':') ? prefix48(address) : address);
}

/**
 * Keyed hash of a network, with a salt that changes each day. The user agent is left out: a client can
 * send any value.
 */
export function visitorHash(network: string, now: Date, secret: string): string {
  const salt = createHmac('sha256', secret).update(londonDay(now)).digest();
  return createHmac('sha256', salt).update(network).digest('hex');
}

/** Whether a request comes from a page of this site and the user agent is not a known bot. */
export function isVisitor(headers: Headers): boolean {
  const isBot = BOT.test(headers.get('user-agent') ?? '');
  return !isBot && headers.get('sec-fetch-site') === 'same-origin';
}
