import { expect, test, vi } from 'vitest';
import { FUEL_TYPES } from '@/lib/listings/constants';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';
import { resolveFilters } from '@/lib/search/resolve-filters';
import { VOCABULARY } from './words/vocabulary';

vi.mock('@/lib/search/vocabulary', () => ({ getVocabulary: async () => VOCABULARY }));

const resolve = (query: string) =>
  resolveFilters(parseFilters(new URLSearchParams(query)).filters, VOCABULARY.makes);

test.each([
  'used cars',
  'cars',
  'Car',
  'cars for sale',
  'vehicles',
  'Second-hand cars',
  '2nd hand cars',
  'any car',
  'all',
  'all the cars',
  'pre-owned cars',
  'every used car, please!',
  'used cars available now',
  'used cars online',
  'cars nationwide',
  'used car websites',
  'used carz for sale',
  'used vehicals',
  'cars forsale',
  '-',
  'not',
  'no',
])('“%s” is no search', (search) => {
  const { filters, errors } = parseFilters(new URLSearchParams({ search }));
  expect([serialiseFilters(filters), errors]).toEqual(['', []]);
});

test.each([
  ['family car', ['family']],
  ['first car', ['first']],
  ['small cars', ['small']],
  ['cheap cars', ['cheap']],
  ['a reliable runabout for £200 a month', ['reliable', 'runabout', '£200 a month']],
  ['four wheel drive', ['four wheel drive']],
  ['no sunroof', ['no sunroof']],
  ['long mot', ['long', 'mot']],
  ['12 months mot', ['12', 'months', 'mot']],
  ['insurance group 1', ['insurance', 'group', '1']],
  ...['4wd', 'fwd', 'lhd', 'pcp', 'px', 'minibus', 'supercar'].map((word): [string, string[]] => [
    word,
    [word],
  ]),
  ['p/x', ['p', 'x']],
  ['part ex', ['part ex']],
  ['ex company car', ['ex company']],
  ['car auctions', ['auctions']],
  ['good mpg', ['good', 'mpg']],
  ['0%25 finance', ['0%', 'finance']],
  // These have a word that no list has, beside words that are understood or after one that denies it.
  ['no xyzzy', ['no xyzzy']],
  ['xyzzy cars', ['xyzzy']],
  ['usd cars', ['usd']],
  ['used lada for sale', ['lada']],
])('“%s”, which no filter says, is left out and told', async (search, unknown) => {
  const { filters, sql, searchChips, unknownWords } = await resolve(`search=${search}&fuel=diesel`);
  expect(filters).toEqual({ ...NO_FILTERS, fuel: 'diesel' });
  expect(sql.search).toBeUndefined();
  expect([searchChips, unknownWords]).toEqual([[], unknown]);
});

test.each(['usde cars', 'used cras', 'cars 4 sale', 'motorcars', '2ndhand cars'])(
  '“%s” is no search either',
  async (search) => {
    const { filters, sql, unknownWords } = await resolve(`search=${search}`);
    expect([filters, sql.search, unknownWords]).toEqual([NO_FILTERS, undefined, []]);
  },
);

test.each(['lamborghini', 'xyzzy', 'cheap xyzzy', 'BD51 SMR', '4711', 'range', 'land', 'ash'])(
  '“%s” is looked for in the names of makes and models',
  async (search) => {
    expect((await resolve(`search=${search}`)).sql.search).toBe(search);
  },
);

test('excluded values are all others of the catalogue', async () => {
  const { sql, makes, isUnknown } = await resolve('make=!vw,!BMW&fuel=!diesel&colour=!red');
  const names = VOCABULARY.makes.map(({ name }) => name);
  const others = names.filter((name) => name !== 'Volkswagen' && name !== 'BMW');
  expect(makes.map(({ name }) => name)).toEqual(others);
  expect(sql.make_ids).toEqual(others);
  expect(isUnknown).toBe(false);
  expect(sql.fuels).toEqual(Object.keys(FUEL_TYPES).filter((fuel) => fuel !== 'diesel'));
  expect(sql.colours).not.toContain('red');
  // A car of unknown colour may be of any other colour.
  expect(sql.colours).toContain(null);
  expect((await resolve('colour=red')).sql.colours).toEqual(['red']);
  const [term] = (await resolve('search=ford not red')).sql.terms?.slice(-1) ?? [];
  expect(term?.colours).toContain(null);
  const { models = [] } = VOCABULARY.makes.find(({ name }) => name === 'BMW') ?? {};
  expect((await resolve('make=BMW&model=!3-series,!Unheard-of')).sql.model_ids).toEqual(
    models.flatMap(({ id, name }) => (name === '3 Series' ? [] : id)),
  );
});

test('what a chip leaves of a search is no search if it says nothing', async () => {
  const { searchChips } = await resolve('search=used ford cars for sale');
  expect(searchChips).toMatchObject([{ label: 'Ford', without: '' }]);
});

test('what a search excludes is needed, as a body or seats are', async () => {
  const { searchChips } = await resolve('search=lotus not petrol estate blue');
  expect(searchChips.map(({ label, isNeeded }) => [label, isNeeded])).toEqual([
    ['Lotus', false],
    ['Not petrol', true],
    ['Estate', true],
    ['Blue', false],
  ]);
});
