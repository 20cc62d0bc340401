import { readdirSync } from 'node:fs';
import { tryToParsePath } from 'next/dist/lib/try-to-parse-path';
import { expect, test } from 'vitest';
import { PAGES, pageAt } from '@/lib/pages';
import { config } from '@/middleware';

/** Routes that are no pages, by their folders. */
const NO_PAGES = {
  '/[...missing]': 'any other address, which is a 404',
  '/.well-known/': 'security.txt, and the chain of adverts',
  '/api/': 'data, which says itself who may cache it',
  '/evidence/misses/valuations.json': 'a download',
  '/evidence/valuation/[file]': 'downloads',
  '/llms.txt': 'a text for programs',
  '/models/': '3D models',
  '/og/': 'share pictures',
  '/photos/': 'photographs of sellers',
  '/sitemap': 'the sitemap and its parts',
};

/** The list has no file of its own: middleware.ts rewrites its address to an internal page. */
const REWRITTEN = 'vehicles/page.tsx';

/** The addresses of all pages and handlers, each with a segment in place of its parameters. */
const addresses = [...readdirSync('app', { recursive: true, encoding: 'utf8' }), REWRITTEN]
  .filter((file) => /(^|[/\\])(page|route)\.tsx?$/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/')}`.replace(/\/[^/]+$/, ''))
  .map((folder) => folder.replace(/\/(\([^/]+\)|@[^/]+)/g, '') || '/')
  .map((folder) => ({ folder, address: folder.replace(/\[[^/]+\]/g, 'x') }));

/** The matcher's entries that go by the path alone, but that of malformed percent-encoding. */
const matchers = config.matcher
  .filter((entry) => typeof entry === 'string')
  .filter((source) => !source.includes('%'))
  .map((source) => ({ source, pattern: new RegExp(tryToParsePath(source).regexStr ?? 'none') }));

test('every page and handler has a row, or a reason for none, and every row a page', () => {
  const withoutRow = addresses.filter(({ address }) => !pageAt(address));
  const used = withoutRow.map(({ folder }) =>
    Object.keys(NO_PAGES).find((start) => folder.startsWith(start)),
  );
  expect(withoutRow.filter((_, index) => !used[index])).toEqual([]);
  expect([...new Set(used)].sort()).toEqual(Object.keys(NO_PAGES).sort());
  const shown = new Set(addresses.map(({ address }) => pageAt(address)));
  expect(Object.keys(PAGES).filter((path) => !shown.has(PAGES[path]))).toEqual([]);
});

test('the matcher of the middleware has the pages that need it, and no others', () => {
  const matched = addresses.filter(({ address }) =>
    matchers.some(({ pattern }) => pattern.test(address)),
  );
  const inNeed = addresses.filter(({ address }) => {
    const { cache, normalForm, isInternal, withQuery } = pageAt(address) ?? {};
    return cache || normalForm || isInternal || withQuery;
  });
  expect(matched).toEqual(inNeed);
  const unused = matchers.filter(
    ({ pattern }) => !addresses.some(({ address }) => pattern.test(address)),
  );
  expect(unused).toEqual([]);
});

test('the first entry of the matcher is all folders of a user, none of which is in the sitemap', () => {
  const own = Object.entries(PAGES).filter(([, { cache }]) => cache === 'private');
  const folders = own.map(([path]) => /^\/([^/]+)\/:path\*$/.exec(path)?.[1] ?? path);
  expect(config.matcher[0]).toBe(`/(${folders.join('|')})/:path*`);
  expect(own.filter(([, { sitemap }]) => sitemap)).toEqual([]);
});
