import { afterEach, expect, test, vi } from 'vitest';
import LandingRoute, { generateMetadata } from '@/app/used-cars/[...path]/page';
import { factSentences, landingHeading, priceSentence } from '@/lib/landing/describe';
import { fitPrices } from '@/lib/landing/price-fit';
import { getLandingPage } from '@/lib/landing/queries';
import type { LandingNames, LandingPage, ModelAdvert } from '@/lib/landing/types';
import type { VehicleSummary } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { findPlace, NO_PLACE } from '@/lib/search/places';
import { VOCABULARY } from '../search/words/vocabulary';
import { rendered } from '../tools/rendered';

vi.mock('@/lib/landing/queries', () => ({ getLandingPage: vi.fn() }));
vi.mock('@/lib/landing/price-fit', { spy: true });
vi.mock('@/lib/search/places', async (original) => ({
  ...(await original<object>()),
  findPlace: vi.fn(),
}));
vi.mock('@/lib/search/vocabulary', () => ({ getVocabulary: async () => VOCABULARY }));
vi.mock('@/lib/supabase/with-retry', () => ({ withRetry: async () => VOCABULARY.makes }));
vi.mock('@/lib/search/queries', () => ({ getMakes: async () => VOCABULARY.makes }));
vi.mock('next/navigation', () => ({
  useRouter: () => null,
  permanentRedirect: (path: string) => {
    throw new Error(`308 ${path}`);
  },
  redirect: (path: string) => {
    throw new Error(`307 ${path}`);
  },
}));

const NO_NAMES: LandingNames = { make: null, model: null, town: null, body: null, fuel: null };
const CAR: VehicleSummary = {
  id: '7d3f5a8e-0000-4000-8000-000000000001',
  sellerType: 'dealer',
  make: 'Ford',
  model: 'Fiesta',
  trim: 'Zetec',
  year: 2012,
  price: 2995,
  mileage: 88_400,
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  colour: 'red',
  location: 'Leeds',
  imageUrl: null,
  distanceMiles: null,
  isVerified: false,
  value: null,
  verdict: 'none',
  writeOff: null,
  isUnbeaten: false,
  isReserved: false,
  seats: 5,
};
const years = [
  { year: 2019, cars: 30, low: 7000, high: 12_000, price: 9000, mileage: 30_000 },
  { year: 2018, cars: 24, low: 2995, high: 11_000, price: 8200, mileage: 41_000 },
];
const LANDING: LandingPage = {
  names: { ...NO_NAMES, make: 'Ford', model: 'Fiesta' },
  facts: {
    cars: 54,
    price: 8495,
    low: 2995,
    high: 18_450,
    mileage: 36_000,
    years,
    perTenThousandMiles: 640,
    daysForSale: 34,
    judged: 20,
    under: 7,
    total: 54,
    asOf: '2026-11-22T14:05:00+00:00',
    newest: '2026-11-21T12:00:00+00:00',
  },
  total: 54,
  page: 1,
  pages: 3,
  vehicles: [CAR],
  cheapest: CAR,
  neighbours: [
    { ...NO_NAMES, path: 'ford/focus', make: 'Ford', model: 'Focus', cars: 40, miles: null },
  ],
  adverts: [],
};

const draw = async (...path: string[]) =>
  rendered(await LandingRoute({ params: Promise.resolve({ path }) }));
const metadata = (...path: string[]) => generateMetadata({ params: Promise.resolve({ path }) });

afterEach(() => vi.resetAllMocks());

test('a page says what its cars say, and leads to their list and to its neighbours', async () => {
  vi.mocked(getLandingPage).mockResolvedValue(LANDING);
  const { text, links } = await draw('ford', 'fiesta');
  for (const sentence of [
    'Used Ford Fiesta for sale',
    '54 Ford Fiesta cars for sale, from £2,995 to £18,450; half of them cost £8,495 or less. Figures of 22 November 2026.',
    '2019 is the commonest year: 30 cars at a median of £9,000, against £8,200 for 2018: a year older is £800 less.',
    'Half have done 36,000 miles or fewer. Between cars of one model and year, 10,000 miles more take £640 off the price.',
    'The newest advert is of 21 November 2026; on average they have stood here 34 days. Of 20 with a verdict on the price, 7 (35%) ask less than usual.',
  ])
    expect(text).toContain(sentence);
  expect(links).toMatchObject({
    'Filter these 54 cars': '/vehicles?make=Ford&model=Fiesta',
    '2012 Ford Fiesta Zetec': paths.vehicle(CAR.id),
    'Ford Focus 40': '/used-cars/ford/focus',
  });
  expect(await metadata('ford', 'fiesta')).toMatchObject({
    alternates: { canonical: '/used-cars/ford/fiesta' },
    robots: { index: true },
  });
});

test('the cheapest car says its write-off category', async () => {
  const cheapest = { ...CAR, writeOff: 's' as const };
  vi.mocked(getLandingPage).mockResolvedValue({ ...LANDING, cheapest });
  expect((await draw('ford', 'fiesta')).text).toContain('Category S');
});

test('what the adverts say of a year and miles is fitted once and said once', async () => {
  const adverts: ModelAdvert[] = Array.from({ length: 30 }, (_, index) => ({
    year: 2015 + (index % 7),
    mileage: 10_000 + 7919 * (index % 11),
    price: 12_000 - 700 * (index % 11) + 500 * (index % 7) + 10 * (index % 4),
    fuel: 'petrol',
    gearbox: 'manual',
    listed: '2026-11-20',
  }));
  vi.mocked(getLandingPage).mockResolvedValue({ ...LANDING, adverts });
  const { text, links } = await draw('ford', 'fiesta');
  expect(fitPrices).toHaveBeenCalledTimes(1);
  expect(text.match(/10,000 miles more take/g)).toHaveLength(1);
  expect(text).toContain('Here 10,000 miles more take £');
  expect(text).not.toContain('a year older is');
  expect(links).toMatchObject({
    'Download these adverts as CSV': '/used-cars/ford/fiesta/figures.csv',
  });
});

test('what is not known is left out', () => {
  const facts = { ...LANDING.facts, mileage: null, perTenThousandMiles: null, judged: 0 };
  const text = factSentences({ ...LANDING, facts }, false).join(' ');
  expect(text).not.toMatch(/null|NaN|0 with|miles/);
});

test('a town says which of its cars are nearest to it', () => {
  const facts = { ...LANDING.facts, total: 90 };
  const town = { ...LANDING, names: { ...NO_NAMES, town: 'Leeds' }, facts };
  expect(landingHeading(town.names)).toBe('Used cars for sale in Leeds');
  expect(priceSentence(town)).toBe(
    '90 cars for sale within 15 miles of Leeds. Of the 54 nearer to it than to the next town, from £2,995 to £18,450, half cost £8,495 or less.',
  );
  expect(landingHeading({ ...NO_NAMES, body: 'suv' })).toBe('Used SUVs for sale');
  expect(landingHeading({ ...NO_NAMES, body: 'sedan' })).toBe('Used saloons for sale');
  expect(landingHeading({ ...NO_NAMES, fuel: 'plug_in_hybrid' })).toBe(
    'Used plug in hybrid cars for sale',
  );
});

test('a page beyond the last leads to the last one', async () => {
  vi.mocked(getLandingPage).mockResolvedValue({ ...LANDING, page: 3 });
  await expect(draw('ford', 'fiesta', '~9')).rejects.toThrow('307 /used-cars/ford/fiesta?page=3');
});

test('a page that once was listed leads to the page above, an outage is no 404', async () => {
  const above = paths.landing('ford');
  vi.mocked(getLandingPage).mockResolvedValue({ above, wasListed: true });
  await expect(draw('ford', 'ka')).rejects.toThrow('308 /used-cars/ford');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(getLandingPage).mockRejectedValue(new Error('down'));
  expect((await draw('ford', 'kuga')).html).toContain('data-http-status="503"');
  error.mockRestore();
});

test.each([
  ['vw', '/used-cars/volkswagen'],
  ['mercedes/c', '/used-cars/mercedes-benz/c'],
  ['landrover/disco/leeds', '/used-cars/land-rover/discovery/leeds'],
  ['bmw/3series/~2', '/used-cars/bmw/3-series?page=2'],
  ['in/newcastle', '/used-cars/in/newcastle-upon-tyne'],
  ['in/newcastle/~2', '/used-cars/in/newcastle-upon-tyne?page=2'],
  ['ford/fiesta/newcastle', '/used-cars/ford/fiesta/newcastle-upon-tyne'],
  ['vw/golf/newcastle', '/used-cars/volkswagen/golf/newcastle-upon-tyne'],
])('another spelling of a name, %s, leads to %s', async (slugs, path) => {
  vi.mocked(getLandingPage).mockResolvedValue({ above: paths.vehicles, wasListed: false });
  vi.mocked(findPlace).mockImplementation(async (name) =>
    name === 'newcastle'
      ? { ...NO_PLACE, location: 'Newcastle upon Tyne', place: { latitude: 55, longitude: -1.6 } }
      : NO_PLACE,
  );
  await expect(draw(...slugs.split('/'))).rejects.toThrow(`308 ${path}`);
});

test.each([
  ['volkswagon', '/used-cars/volkswagen'],
  ['ford/fokus', '/used-cars/ford/focus'],
])('a misspelt name, %s, leads to %s, but not for good', async (slugs, path) => {
  vi.mocked(getLandingPage).mockResolvedValue({ above: paths.vehicles, wasListed: false });
  await expect(draw(...slugs.split('/'))).rejects.toThrow(`307 ${path}`);
});

test('a model with a trim leads to their list, not for good, nor with an unknown town', async () => {
  vi.mocked(getLandingPage).mockResolvedValue({ above: paths.vehicles, wasListed: false });
  vi.mocked(findPlace).mockResolvedValue(NO_PLACE);
  await expect(draw('volkswagen', 'golf-gti')).rejects.toThrow(
    '307 /vehicles?make=Volkswagen&model=Golf&trim=GTI',
  );
  expect((await draw('volkswagen', 'golf-gti', 'nowhere')).text).toContain('We know no such make');
});

test('a town with too few cars leads to the list around it, an unknown name to none', async () => {
  vi.mocked(getLandingPage).mockResolvedValue({ above: paths.vehicles, wasListed: false });
  vi.mocked(findPlace).mockResolvedValue({
    location: 'Stow-on-the-Wold',
    place: { latitude: 51.9, longitude: -1.7 },
    otherPlaces: [],
  });
  const known = await draw('in', 'stow-on-the-wold');
  expect(known.text).toContain('Too Few Cars for a Page');
  expect(known.links).toMatchObject({
    'Cars near Stow-on-the-Wold': '/vehicles?location=Stow-on-the-Wold',
    'Browse Vehicles': '/vehicles',
  });
  expect(findPlace).toHaveBeenLastCalledWith('stow on the wold');
  vi.mocked(findPlace).mockResolvedValue({ ...NO_PLACE, otherPlaces: ['Leeds'] });
  const { links, html } = await draw('in', 'leedz-zz');
  expect(html).toContain('data-http-status="404"');
  expect(await metadata('in', 'leedz-zz')).toMatchObject({ robots: { index: false } });
  expect(links).toEqual({ 'Browse Vehicles': '/vehicles' });
  expect(html).not.toContain('leedz');
  expect(html).not.toContain('Too Few');
  for (const path of [['leedz'], ['ford', 'leedz'], ['in', 'leedz-zz'], ['body', 'leedz']])
    expect((await draw(...path)).text).toContain(
      'We know no such make, model, town, body type or fuel.',
    );
  expect((await draw('ford', 'focus')).text).toContain('Too Few Cars for a Page');
});
