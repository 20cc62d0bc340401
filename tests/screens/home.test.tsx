import { expect, test } from 'vitest';
import { HeroSearch } from '@/components/home/hero-search';
import { MakeLinks } from '@/components/home/make-links';
import { landingPath } from '@/lib/paths';
import { NO_FILTERS } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';
import { rendered } from '../tools/rendered';

/** 'Make 01' to 'Make 14'. */
const names = Array.from({ length: 14 }, (_, at) => `Make ${String(at + 1).padStart(2, '0')}`);
const makes = names.map((name) => ({ id: name, name, models: [] }));
const chipsAndMore = (html: string) => {
  const [chips = '', more = ''] = html.split('<details');
  const named = (part: string) => part.match(/Make \d\d/g) ?? [];
  return [named(chips), named(more)];
};

test('the makes with most cars come first, twelve of them; all are behind a disclosure', () => {
  const listed = ['Make 14', 'Make 03'].map((make) => landingPath({ make }));
  const { html, links } = rendered(<MakeLinks makes={makes} listed={listed} />);
  const [chips, more] = chipsAndMore(html);
  expect(chips).toEqual([
    'Make 14',
    'Make 03',
    ...names.filter((name) => !/14|03/.test(name)).slice(0, 10),
  ]);
  expect(more).toEqual(names);
  expect(links['Make 14']).toBe(listed[0]);
  expect(links['Make 01']).toMatch(/^\/vehicles\?make=/);
});

test('twelve makes need no disclosure, and none no heading', () => {
  expect(rendered(<MakeLinks makes={makes.slice(0, 12)} listed={[]} />).html).not.toContain(
    '<details',
  );
  expect(rendered(<MakeLinks makes={[]} listed={[]} />).html).toBe('');
});

test('the search asks for a distance that the list understands, at first the list’s own', () => {
  const { html, options } = rendered(<HeroSearch makes={[]} />);
  expect(html).toMatch(/<label for="radius"[^>]*>Within</);
  expect(html).toContain(`<option value="${NO_FILTERS.radius}" selected="">`);
  const radii = options('radius').map(String);
  expect(radii).toContain('30');
  for (const radius of radii) {
    const { filters, errors } = parseFilters(new URLSearchParams({ location: 'Leeds', radius }));
    expect([filters.radius, errors]).toEqual([Number(radius), []]);
  }
});
