import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serialiseFilters } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';
import {
  describeUnknownWords,
  dropUnknown,
  savedQuery,
  searchLabels,
  unknownNames,
} from '@/lib/search/saved-search';

const parse = (query: string) => parseFilters(new URLSearchParams(query)).filters;
const NOWHERE = { location: '', place: null, otherPlaces: [] };
const LEEDS = { location: 'Leeds', place: { latitude: 53.8, longitude: -1.5 }, otherPlaces: [] };

test('order and page are no part of a saved search', () => {
  const query = 'make=Ford&priceMax=9000&location=Leeds&radius=20';
  expect(savedQuery(parse(`${query}&sort=distance&page=7`))).toBe(query);
  expect(savedQuery(parse('sort=price_asc&page=2'))).toBe('');
});

test('a saved query is read again as itself, whatever the address held', () => {
  const value = fc.oneof(
    fc.constantFrom('Ford', 'petrol,diesel', '!bmw', '9000', 'red', 'Leeds', 'price_asc', '3'),
    fc.string(),
  );
  const names = ['make', 'model', 'fuel', 'priceMax', 'yearMin', 'colour', 'search', 'location'];
  const pair = fc.tuple(fc.constantFrom(...names, 'sort', 'page', 'nonsense'), value);
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
      const query = savedQuery(parse(new URLSearchParams(pairs).toString()));
      expect(savedQuery(parse(query))).toBe(query);
      expect(serialiseFilters(parse(query))).toBe(query);
    }),
  );
});

test('its labels are the sentences of the chips, in their order', () => {
  const filters = parse('make=Ford&model=Fiesta&priceMax=9000&location=Leeds');
  expect(searchLabels({ filters })).toEqual([
    'Ford',
    'Fiesta',
    'Up to £9,000',
    'Within 50 miles of Leeds',
  ]);
  expect(searchLabels({ filters: parse('sort=price_asc') })).toEqual([]);
});

test('what no car can match is left out and named', () => {
  const drop = (query: string, isUnknown: boolean, near: typeof NOWHERE | typeof LEEDS) => {
    const { known, leftOut } = dropUnknown(parse(query), { isUnknown, near }, false);
    return [savedQuery(known), leftOut];
  };
  expect(drop('make=Zzz&model=Yyy&fuel=diesel', true, NOWHERE)).toEqual([
    'fuel=diesel',
    ['We know no Zzz Yyy.'],
  ]);
  expect(drop('fuel=diesel&location=Xyzzy&radius=20', false, NOWHERE)).toEqual([
    'fuel=diesel',
    ['We know no place called Xyzzy.'],
  ]);
  expect(drop('fuel=diesel&location=Leeds', false, LEEDS)).toEqual([
    'fuel=diesel&location=Leeds',
    [],
  ]);
  expect(drop('seller=7d444840-9dc0-41d1-b245-5ffdce74fad2', false, NOWHERE)).toEqual([
    '',
    ['This seller has nothing for sale.'],
  ]);
});

test('words that were not understood are named', () => {
  expect(describeUnknownWords({ unknownWords: ['xyzzy', 'foo'], unreadWords: [] })).toEqual([
    'We did not understand “xyzzy” and “foo”.',
  ]);
  expect(describeUnknownWords({ unknownWords: [], unreadWords: [] })).toEqual([]);
});

test('names in an address that are no filters are told, few and short', () => {
  const told = (query: string) => unknownNames(new URLSearchParams(query));
  expect(told('make=Ford&sort=newest&page=2')).toEqual([]);
  expect(told('make=Ford&colr=red&colr=blue')).toEqual(['colr']);
  expect(told(`${'x'.repeat(40_000)}=1`)).toEqual([]);
  expect(told(Array.from({ length: 900 }, (_, n) => `n${n}=1`).join('&'))).toHaveLength(5);
});
