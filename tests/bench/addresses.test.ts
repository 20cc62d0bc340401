import { expect, test } from 'vitest';
import { serialiseFilters } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';
import {
  fewResults,
  panelChoices,
  popularPages,
  uncachedList,
  uncachedSearch,
} from '@/scripts/bench/addresses';
import { locations } from '@/scripts/bench/sitemap';

const COUNT = 12_000;
const EMPTY = parseFilters(new URLSearchParams()).filters;

/** Returns the filters of an address: two addresses with the same serialised filters are one page to the site's cache. */
const filtersOf = (address: string) =>
  parseFilters(new URL(address, 'http://site.test').searchParams);

test('uncached list URLs are all distinct pages', () => {
  const pages = Array.from({ length: COUNT }, (_, n) =>
    serialiseFilters(filtersOf(uncachedList(n)).filters),
  );
  expect(new Set(pages).size).toBe(COUNT);
});

test.each([uncachedSearch, fewResults, panelChoices])(
  'paths of %s are distinct pages of valid filters',
  (path) => {
    const read = Array.from({ length: 1000 }, (_, n) => filtersOf(path(n)));
    expect(read.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(read.map(({ filters }) => serialiseFilters(filters))).size).toBe(1000);
  },
);

test('each uncached list has three valid filters', () => {
  for (const n of [0, 1, 2, 3, 4, 5, 3000, COUNT - 1]) {
    const { filters, errors } = filtersOf(uncachedList(n));
    const set = Object.entries(filters).filter(
      ([name, value]) => value !== EMPTY[name as keyof typeof EMPTY],
    );
    expect(set, uncachedList(n)).toHaveLength(3);
    expect(errors).toEqual([]);
  }
});

test('popular pages are all distinct', () => {
  const pages = popularPages(['a', 'b']);
  expect(pages).toContain('/vehicles/b');
  expect(new Set(pages).size).toBe(pages.length);
});

test('sitemap locations are trimmed and unescaped', () => {
  const xml =
    '<urlset><url><loc>\n https://a.test/?x=1&amp;y=2 </loc></url><url><loc>b</loc></url>';
  expect(locations(xml)).toEqual(['https://a.test/?x=1&y=2', 'b']);
});
