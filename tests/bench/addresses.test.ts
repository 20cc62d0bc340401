import { expect, test } from 'vitest';
import { serialiseFilters } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';
import { popularPages, uncachedList } from '@/scripts/bench/addresses';
import { locations } from '@/scripts/bench/sitemap';

const COUNT = 12_000;
const EMPTY = parseFilters(new URLSearchParams()).filters;

/** What the site makes of an address: two of the same text are one page to its cache. */
const filtersOf = (address: string) =>
  parseFilters(new URL(address, 'http://site.test').searchParams);

test('no two uncached lists are the same page', () => {
  const pages = Array.from({ length: COUNT }, (_, n) =>
    serialiseFilters(filtersOf(uncachedList(n)).filters),
  );
  expect(new Set(pages).size).toBe(COUNT);
});

test('each has three filters that the site understands', () => {
  for (const n of [0, 1, 2, 3, 4, 5, 3000, COUNT - 1]) {
    const { filters, errors } = filtersOf(uncachedList(n));
    const set = Object.entries(filters).filter(
      ([name, value]) => value !== EMPTY[name as keyof typeof EMPTY],
    );
    expect(set, uncachedList(n)).toHaveLength(3);
    expect(errors).toEqual([]);
  }
});

test('the popular pages are each a page of their own', () => {
  const pages = popularPages(['a', 'b']);
  expect(pages).toContain('/vehicles/b');
  expect(new Set(pages).size).toBe(pages.length);
});

test('a sitemap’s addresses are read as they are meant', () => {
  const xml =
    '<urlset><url><loc>\n https://a.test/?x=1&amp;y=2 </loc></url><url><loc>b</loc></url>';
  expect(locations(xml)).toEqual(['https://a.test/?x=1&y=2', 'b']);
});
