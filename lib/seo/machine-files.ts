import { env } from '../env';
import { paths } from '../paths';
import { site } from '../site';
import { pageTitles } from './page-pictures';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const SECURITY_TXT_DAYS = 180;

const absolute = (path: string) => env.siteUrl() + path;

/** A text file for programs, which any cache may store for a day. */
export const textFile = (text: string) =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, s-maxage=86400',
    },
  });

/**
 * The contact for security reports (RFC 9116). The expiry is at midnight, so that the file is
 * stable.
 */
export function securityTxt(now = new Date()) {
  const expiry = new Date(Math.floor(now.getTime() / DAY_MS + SECURITY_TXT_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${site.email}`,
    `Contact: ${absolute(paths.contact)}`,
    `Expires: ${expiry.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

const link = (label: string, path: string, text?: string) =>
  `- [${label}](${absolute(path)})${text ? `: ${text}` : ''}`;

/** Describes the site to language models (https://llmstxt.org). It names only addresses of the site. */
export const llmsTxt = () =>
  [
    `# ${site.name}`,
    `> ${site.description}`,
    [
      'A marketplace of used cars in the United Kingdom. Prices are in whole pounds sterling, distances in miles.',
      'The text of every public page is in its HTML; a page of a car has JSON-LD. A car that is no longer for sale is a 410.',
    ].join('\n'),
    '## Cars',
    [
      link('Home', paths.home),
      link(
        'All cars for sale',
        paths.vehicles,
        'newest first, 24 a page; filters are query parameters',
      ),
      link('Sitemap', '/sitemap.xml', 'every car and page that may be indexed, as XML'),
    ].join('\n'),
    '## REST interface',
    [
      'The same data as JSON. Its calls go to the backend, which has an address of its own and asks for a key: both are given on request.',
      link('API documentation', paths.apiDocs, 'keys, errors and sample calls'),
    ].join('\n\n'),
    '## Pages',
    pageTitles
      .filter(([path]) => path !== paths.vehicles && path !== paths.apiDocs)
      .map(([path, title]) => link(title, path))
      .join('\n'),
    '',
  ].join('\n\n');
