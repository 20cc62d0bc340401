import { beforeAll, expect, test } from 'vitest';
import { filterChips } from '@/lib/search/chips';
import { NO_FILTERS } from '@/lib/search/filters';
import { findPlace } from '@/lib/search/places';
import { searchVehicles } from '@/lib/search/queries';
import { addModel } from '../database/fixtures';
import { openBackend } from '../local/backend-world';

type Centre = { latitude: number; longitude: number };

const world = openBackend();

/** Cars whose names may have a code beside them. */
const MODELS = [
  'BMW 3 Series',
  'BMW 5 Series',
  'BMW M3',
  'Audi A4',
  'Honda Civic',
  'Volkswagen Golf',
  'Mercedes-Benz E Class',
  'Mercedes-Benz S Class',
  'Skoda Enyaq',
  'Ford Fiesta',
];
beforeAll(async () => {
  for (const [make = '', ...model] of MODELS.map((name) => name.split(' ')))
    await addModel(world.sql, make, model.join(' '));
});

/** Returns the miles between two points, near enough for a few miles. */
function miles(from: Centre, to: Centre): number {
  const north = (from.latitude - to.latitude) * 69.1;
  const east = (from.longitude - to.longitude) * 69.1 * Math.cos((to.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Fails unless the place is found within five miles of the truth; returns the result. */
async function expectNear(location: string, truth: Centre) {
  const found = await findPlace(location);
  expect(found.place, location).not.toBeNull();
  if (found.place) expect(miles(found.place, truth), location).toBeLessThan(5);
  return found;
}

const MEDWAY = { latitude: 51.38, longitude: 0.55 };
const DORSET = { latitude: 51.04, longitude: -2.27 };
const LEEDS = { latitude: 53.8, longitude: -1.55 };

test('a name of several places means the largest and offers the others', async () => {
  expect(await expectNear('gillingham', MEDWAY)).toMatchObject({
    location: 'Gillingham',
    otherPlaces: ['Gillingham, Dorset'],
  });
  expect(await expectNear('Newcastle', { latitude: 54.97, longitude: -1.61 })).toMatchObject({
    location: 'Newcastle upon Tyne',
    otherPlaces: ['Newcastle-under-Lyme', 'Newcastle, County Down'],
  });
  const newport = await expectNear('Newport', { latitude: 51.59, longitude: -3 });
  expect(newport.otherPlaces).toEqual([
    'Newport, Isle of Wight',
    'Newport, Shropshire',
    'Newport, Essex',
    'Newport, East Riding of Yorkshire',
    'Newport, Pembrokeshire',
  ]);
});

test.each([
  ['Gillingham, Kent', 'Gillingham', MEDWAY],
  ['Gillingham, Medway', 'Gillingham', MEDWAY],
  ['gillingham,dorset', 'Gillingham, Dorset', DORSET],
  ['gillingham dorset', 'Gillingham, Dorset', DORSET],
  ['Leeds, West Yorkshire', 'Leeds', LEEDS],
  ['near Leeds', 'Leeds', LEEDS],
  ['in Leeds', 'Leeds', LEEDS],
  ['around  leeds area', 'Leeds', LEEDS],
  ['Leeds city centre', 'Leeds', LEEDS],
  ['Headingley, Leeds', 'Headingley', LEEDS],
  ['Leeds, Kent', 'Leeds, Kent', { latitude: 51.25, longitude: 0.61 }],
  ['Perth, Scotland, UK', 'Perth', { latitude: 56.4, longitude: -3.43 }],
  ['Douglas, Isle of Man', 'Douglas', { latitude: 54.16, longitude: -4.49 }],
])('%j is %j', async (location, name, truth) => {
  expect((await expectNear(location, truth)).location).toBe(name);
});

test.each([
  ['LS6', 'LS6'],
  ['ls6 3aa', 'LS6'],
  ['ls63aa', 'LS6'],
  ['LS6 3', 'LS6'],
  ['Leeds LS6', 'LS6'],
  ['York, LS6 3AA', 'LS6'],
  ['sw1', 'SW1'],
  ...['W1A', 'SE1P', 'NW1W', 'EC1P', 'N1P', 'E98', 'M60', 'LS98', 'SW95'].map((code) => [
    code,
    code,
  ]),
  ['SWlA 1AA', 'SW1A'],
])('%j means the outward code %s', async (location, code) => {
  const found = await findPlace(location);
  expect(found).toMatchObject({ location: code, otherPlaces: [] });
  expect(found.place).not.toBeNull();
});

test.each([
  ['W1A 1AA', { latitude: 51.52, longitude: -0.15 }],
  ['LS98', { latitude: 53.8, longitude: -1.55 }],
])('the code of a large user, %s, is where its district is', async (location, centre) => {
  await expectNear(location, centre);
});

test.each([
  ['Mancester', 'Manchester'],
  ['Brimingham', 'Birmingham'],
  ['Leesd', 'Leeds'],
  ['Edinborough', 'Edinburgh'],
  ['Gillingham, Atlantis', 'Gillingham'],
])('%j is unknown and offers %j', async (location, name) => {
  const { place, otherPlaces } = await findPlace(location);
  expect(place).toBeNull();
  expect(otherPlaces[0]).toBe(name);
  expect(otherPlaces.length).toBeLessThanOrEqual(3);
});

test.each(['Atlantis', '%', '*', ',', '\u202e', "'; drop table places; --", 'a'.repeat(10_000)])(
  '%j is not found',
  async (location) => {
    expect(await findPlace(location)).toEqual({ location: '', place: null, otherPlaces: [] });
  },
);

const applied = async (text: string, filters = {}) => {
  const found = await searchVehicles({ ...NO_FILTERS, ...filters, search: text });
  return { ...found, chips: filterChips(found.filters, true, found.searchChips) };
};

test('the place among the words of a search is its location', async () => {
  const location = 'Newcastle upon Tyne';
  expect(await applied('diesel in newcastle')).toMatchObject({
    filters: { ...NO_FILTERS, search: 'diesel', location },
    chips: [
      { label: 'Diesel', without: { search: '', location } },
      {
        label: 'Within 50 miles of Newcastle upon Tyne',
        without: { search: 'diesel', location: '' },
      },
    ],
    otherPlaces: ['Newcastle-under-Lyme', 'Newcastle, County Down'],
    place: { latitude: expect.closeTo(55, 0), longitude: expect.closeTo(-1.6, 0) },
  });
  const distant = { radius: 30, sort: 'distance' as const };
  expect((await applied('ls6', distant)).filters).toEqual({
    ...NO_FILTERS,
    ...distant,
    location: 'LS6',
  });
  expect((await applied('within 20 miles of leeds')).filters.radius).toBe(20);
  expect((await applied('within 20 miles of leeds', { radius: 35 })).filters.radius).toBe(35);
  expect((await applied('leeds within 0 miles')).filters.radius).toBe(5);
  expect((await applied('cheap diesel leeds or petrol')).filters.search).toBe('diesel');
  expect((await applied('suv gillingham dorset')).filters).toMatchObject({
    search: 'suv',
    location: 'Gillingham, Dorset',
  });
  expect((await applied('ely')).filters.location).toBe('Ely');
  expect((await applied('golf', distant)).filters).toMatchObject({ radius: 30, sort: 'newest' });
});

test.each([
  ['bmw e46', 'e46'],
  ['bmw e90', 'e90'],
  ['BMW E60', 'E60'],
  ['e92 m3', 'e92'],
  ['e39 540i', 'e39'],
  ['bmw g20', 'g20'],
  ['bmw f10', 'f10'],
  ['audi a4 b8', 'b8'],
  ['civic fk8', 'fk8'],
  ['mercedes w204', 'w204'],
  ['e46', 'e46'],
  ['golf e63', 'e63'],
  ['diesel e87', 'e87'],
  ['estate e30', 'e30'],
  ['enyaq iv80', 'iv80'],
  ['fiesta b7r', 'b7r'],
  ['golf LS99', 'LS99'],
])('in “%s” %j is no place, and told', async (search, word) => {
  const { filters, unknownWords, place } = await applied(search);
  expect([filters.location, unknownWords, place]).toEqual(['', [word], null]);
});

test.each([
  ['mercedes e63', ''],
  ['mercedes s65', ''],
  ['golf e17', 'E17'],
  ['ford g20', 'G20'],
  ['bmw e10', 'E10'],
  ['bmw in g20', 'G20'],
  ['golf near LS98', 'LS98'],
  ['golf sw1', 'SW1'],
  ['golf w1a', 'W1A'],
])('“%s” is near %j', async (search, location) => {
  const { filters, unknownWords } = await applied(search);
  expect([filters.location, unknownWords]).toEqual([location, []]);
});

test('a misspelt place is read, and words around it that nobody understands are told', async () => {
  const found = await applied('xyzzy machester');
  expect(found).toMatchObject({ unknownWords: ['xyzzy'], misspelt: 'machester' });
  expect(found.filters).toMatchObject({ search: '', location: 'Manchester' });
});

test('a place stays a word beside a location or another place', async () => {
  const york = 'Within 15 miles of York';
  expect((await applied('york', { location: 'Leeds' })).chips.map(({ label }) => label)).toEqual([
    york,
    'Within 50 miles of Leeds',
  ]);
  const labels = (await applied('leeds york')).chips.map(({ label }) => label);
  expect(labels).toEqual(['Within 15 miles of Leeds', york]);
});

test('each chip is the search without its words', async () => {
  const search = async (text: string) =>
    (await searchVehicles({ ...NO_FILTERS, search: text })).searchChips;
  expect((await search('diesel 5k-8k, 2.0tdi')).map(({ without }) => without)).toEqual([
    '5k-8k, 2.0tdi',
    'diesel 8k, 2.0tdi',
    'diesel 5k- , 2.0tdi',
    'diesel 5k-8k, tdi',
    'diesel 5k-8k, 2.0',
  ]);
});

test('an unknown make finds nothing and offers any make, and a page beyond the last is the last', async () => {
  const nothing = { vehicles: [], total: 0, page: 1, pages: 1 };
  const unknown = { ...NO_FILTERS, make: 'Nobody', model: 'Never', page: 2 };
  expect(await searchVehicles(unknown)).toMatchObject({ ...nothing, makes: '' });
  const none = { ...NO_FILTERS, search: 'xyzzy', page: 2 };
  expect(await searchVehicles(none)).toMatchObject({ ...nothing, unknownWords: ['xyzzy'] });
});
