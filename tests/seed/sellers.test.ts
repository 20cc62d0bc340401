import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SellerType } from '@/lib/listings/constants';
import { TOWN_CHOICES } from '@/scripts/seed/towns';
import { LISTINGS, mean, SELLERS, wrong } from './sample';

const OUTCODE_ROW = /^ {2}\('([A-Z0-9]+)', (-?[\d.]+), (-?[\d.]+), /gm;
const outcodes = new Map(
  [
    ...readFileSync('supabase/migrations/20261201000100_load_places.sql', 'utf8').matchAll(
      OUTCODE_ROW,
    ),
  ].map(([, code = '', latitude, longitude]) => [
    code,
    [Number(latitude), Number(longitude)] as const,
  ]),
);
const ofType = (type: SellerType) => SELLERS.filter((seller) => seller.type === type);
const shareOf = (type: SellerType) =>
  LISTINGS.filter(({ seller }) => seller.type === type).length / LISTINGS.length;

it('gives verified dealers 45, dealers 25 and private sellers 30 per cent of stock', () => {
  expect(shareOf('verified_dealer')).toBeCloseTo(0.45, 2);
  expect(shareOf('dealer')).toBeCloseTo(0.25, 2);
  expect(shareOf('private')).toBeCloseTo(0.3, 2);
});

it('gives dealers 8 to 40 vehicles and private sellers one or two', () => {
  const stock = (type: SellerType) => ofType(type).map(({ vehicles }) => vehicles.length);
  for (const type of ['verified_dealer', 'dealer'] as const) {
    expect(Math.min(...stock(type))).toBeGreaterThanOrEqual(8);
    expect(Math.max(...stock(type))).toBeLessThanOrEqual(40);
  }
  expect(new Set(stock('private'))).toEqual(new Set([1, 2]));
});

it('names dealers uniquely, and private sellers by first name and initial', () => {
  const dealers = SELLERS.filter(({ type }) => type !== 'private').map(({ name }) => name);
  expect(new Set(dealers).size).toBe(dealers.length);
  expect(ofType('private').filter(({ name }) => !/^[A-Z][a-z]+ [A-Z]$/.test(name))).toEqual([]);
});

it('uses known, unique outward codes within 7 miles of the centre of their town', () => {
  expect(outcodes.size).toBeGreaterThan(2800);
  expect(TOWN_CHOICES.length).toBeGreaterThanOrEqual(150);
  const codes = TOWN_CHOICES.flatMap(([town]) => town.outcodes);
  expect(codes.filter((code) => !outcodes.has(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
  const far = TOWN_CHOICES.flatMap(([town]) => {
    const places = town.outcodes.map((code) => outcodes.get(code) ?? [0, 0]);
    const [latitude, longitude] = [mean(places.map(([a]) => a)), mean(places.map(([, b]) => b))];
    // A degree of latitude has 69 miles, and one of longitude about 42 miles in Britain.
    const isFar = places.some(
      ([a, b]) => Math.hypot(69 * (a - latitude), 42 * (b - longitude)) > 7,
    );
    return isFar ? [town.name] : [];
  });
  expect(far).toEqual([]);
});

it('places sellers in known towns, more of them in larger towns', () => {
  expect(
    SELLERS.filter(
      ({ town, outwardCode }) =>
        !TOWN_CHOICES.some(
          ([{ name, outcodes: codes }]) => name === town && codes.includes(outwardCode),
        ),
    ),
  ).toEqual([]);
  const sellersIn = (town: string) => SELLERS.filter((seller) => seller.town === town).length;
  expect(sellersIn('London')).toBeGreaterThan(sellersIn('Birmingham'));
  expect(sellersIn('Birmingham')).toBeGreaterThan(sellersIn('Kendal'));
});

it('gives valid full postcodes that match the outward code', () => {
  const misplaced = SELLERS.filter(
    ({ postcode, outwardCode }) =>
      postcode.split(' ')[0] !== outwardCode || !/ [1-9][ABD-HJLNP-UW-Z]{2}$/.test(postcode),
  );
  expect(misplaced).toEqual([]);
  expect(wrong((car) => car.postcode.split(' ')[0] !== car.seller.outwardCode)).toEqual([]);
});

it('uses Ofcom drama phone numbers and reserved e-mail domains', () => {
  const DRAMA = /^(07700 900\d{3}|01632 960\d{3}|020 7946 0\d{3})$/;
  expect(SELLERS.filter(({ phone }) => !DRAMA.test(phone))).toEqual([]);
  expect(
    SELLERS.filter(({ email }) => !/^[a-z-]+\.[0-9a-f]{6}@forecourt\.example$/.test(email)),
  ).toEqual([]);
});
