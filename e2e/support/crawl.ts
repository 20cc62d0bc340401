import { someAddress } from './people';
import { currentStack } from './stack';

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&apos;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Returns the matches of a pattern's first group, without XML's and HTML's escapes. */
export const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => plain(found));

/** Converts a URL of this site to a path; returns any other unchanged. */
export function toPath(address: string) {
  const url = new URL(address, currentStack().siteUrl);
  return url.origin === currentStack().siteUrl ? url.pathname + url.search : address;
}

export async function get(path: string) {
  const url = new URL(path, currentStack().siteUrl);
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    // The site renders two pages at a time for one network.
    headers: { 'X-Forwarded-For': someAddress() },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

export async function readSitemap() {
  const index = await get('/sitemap.xml');
  const addresses = all(index.text, /<loc>([^<]*)/g);
  const parts = await Promise.all(addresses.map((part) => get(toPath(part))));
  return {
    listed: parts.flatMap(({ text }) => all(text, /<loc>([^<]*)/g)).map(toPath),
    pictures: parts.flatMap(({ text }) => all(text, /<image:loc>([^<]*)/g)),
  };
}
