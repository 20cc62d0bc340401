import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FEATURED_COUNT, PAGE_SIZE } from '@/lib/listings/constants';
import { verdictOf } from '@/lib/listings/verdict';
import { YEAR } from '@/scripts/seed/cars';
import { askingPrice } from '@/scripts/seed/prices';
import { createRandom } from '@/scripts/seed/prng';
import { DEMO } from '@/scripts/seed/seed';
import { LISTINGS, type Listing, mean, sellersOf, TODAY, told } from './sample';

const groups = (key: (listing: Listing) => string) => {
  const map = new Map<string, Listing[]>();
  for (const listing of LISTINGS)
    map.set(key(listing), [...(map.get(key(listing)) ?? []), listing]);
  return [...map.values()];
};
/** Returns the change of log price for each unit of x, within the groups. */
const slope = (rows: Listing[][], x: (listing: Listing) => number) => {
  let above = 0;
  let below = 0;
  for (const group of rows) {
    const middle = mean(group.map(x));
    const price = mean(group.map((car) => Math.log(car.price)));
    for (const car of group) {
      above += (x(car) - middle) * (Math.log(car.price) - price);
      below += (x(car) - middle) ** 2;
    }
  }
  return above / below;
};

it('prices a model 8 to 20 per cent lower per year of age', () => {
  const perYear = slope(
    groups((car) => `${car.make} ${car.model}`),
    (car) => -car.year,
  );
  expect(perYear).toBeLessThan(-0.08);
  expect(perYear).toBeGreaterThan(-0.2);
});

it('prices the same model and year 3 to 9 per cent lower per 10,000 miles', () => {
  const known = groups((car) => `${car.make} ${car.model} ${car.year} ${car.fuel}`)
    .map((group) => group.filter((car) => car.mileage !== null))
    .filter((group) => group.length > 1);
  const perTenThousand = slope(known, (car) => (car.mileage ?? 0) / 10_000);
  expect(perTenThousand).toBeLessThan(-0.03);
  expect(perTenThousand).toBeGreaterThan(-0.09);
});

it('never exceeds 1.7 times the new price', () => {
  expect(LISTINGS.filter((car) => car.price > car.newPrice * 1.7)).toEqual([]);
});

it('has mileage that grows with age', () => {
  const miles = (from: number, to: number) =>
    mean(
      LISTINGS.filter((car) => car.year >= from && car.year <= to).map((car) => car.mileage ?? 0),
    );
  expect(miles(2025, 2026)).toBeLessThan(15_000);
  expect(miles(2020, 2022)).toBeGreaterThan(25_000);
  expect(miles(2010, 2014)).toBeGreaterThan(65_000);
});

it('has shares of diesel and electric that fit the year', () => {
  const share = (fuel: string, from: number, to: number) => {
    const cars = LISTINGS.filter((car) => car.year >= from && car.year <= to);
    return cars.filter((car) => car.fuel === fuel).length / cars.length;
  };
  expect(share('diesel', 2012, 2016)).toBeGreaterThan(0.35);
  expect(share('diesel', 2023, 2026)).toBeLessThan(0.12);
  expect(share('electric', 2023, 2026)).toBeGreaterThan(0.15);
  expect(share('electric', 1998, 2012)).toBeLessThan(0.01);
});

/** Returns the price that the same seller would ask for a car that differs. */
const asked = (car: Listing, changes: Partial<Listing>, age: number, type = car.seller.type) =>
  askingPrice(createRandom(car.id), { ...car, ...changes }, age, type, TODAY);
const some = LISTINGS.filter((_, index) => index % 20 === 0);
const ageOf = (car: Listing) => (car.createdAt.getTime() - car.registered.getTime()) / YEAR;
const isFalling = (prices: number[]) =>
  prices.every((price, index) => index === 0 || price <= (prices[index - 1] ?? 0)) &&
  (prices.at(-1) ?? 0) < (prices[0] ?? 0);
const steps = (count: number, size: number) => Array.from({ length: count }, (_, at) => at * size);

it('asks no more for an older car, or for more miles, all else equal', () => {
  const wrong = some.filter((car) => {
    const older = steps(21, 1).map((age) => asked(car, { mileage: 60_000 }, age));
    const further = steps(21, 8000).map((mileage) => asked(car, { mileage }, ageOf(car)));
    return !isFalling(older) || !isFalling(further);
  });
  expect(wrong.map(told)).toEqual([]);
});

it('asks 70 to 95 per cent of the new price for a car of a year, 15 to 35 for one of ten', () => {
  const shares = (from: number, to: number) =>
    mean(
      LISTINGS.filter((car) => ageOf(car) >= from && ageOf(car) < to).map(
        (car) => car.price / car.newPrice,
      ),
    );
  expect(shares(0.5, 1.5)).toBeGreaterThan(0.7);
  expect(shares(0.5, 1.5)).toBeLessThan(0.95);
  expect(shares(9, 11)).toBeGreaterThan(0.15);
  expect(shares(9, 11)).toBeLessThan(0.35);
});

it('differs by 9 per cent between sellers of the same car, and by far more for a few', () => {
  const [car] = some.filter(({ price }) => price > 15_000 && price < 19_000);
  if (!car) throw new Error('no such car');
  const logs = steps(4000, 1).map((seed) =>
    Math.log(askingPrice(createRandom(`${seed}`), car, ageOf(car), 'dealer', TODAY)),
  );
  const usual = mean(logs);
  const off = logs.map((log) => log - usual);
  const deviation = Math.sqrt(mean(off.map((each) => each ** 2)));
  expect(deviation).toBeGreaterThan(0.085);
  expect(deviation).toBeLessThan(0.11);
  const far = off.filter((each) => Math.abs(each) > 0.25).length / off.length;
  expect(far).toBeGreaterThan(0.005);
  expect(far).toBeLessThan(0.03);
});

it('asks 4 to 12 per cent more at a verified dealer than of a private seller', () => {
  const total = (type: Listing['seller']['type']) =>
    some.reduce((sum, car) => sum + asked(car, {}, ageOf(car), type), 0);
  const ratio = total('verified_dealer') / total('private');
  expect(ratio).toBeGreaterThan(1.04);
  expect(ratio).toBeLessThan(1.12);
});

it('asks 8 to 9 per cent less at the level of 2024 than of 2022, 24 for an electric car', () => {
  const total = (fuel: string, today: string) =>
    LISTINGS.filter((car) => car.fuel === fuel).reduce(
      (sum, car) =>
        sum + askingPrice(createRandom(car.id), car, ageOf(car), 'dealer', new Date(today)),
      0,
    );
  const ratio = (fuel: string) => total(fuel, '2026-11-21') / total(fuel, '2022-11-21');
  expect(ratio('diesel')).toBeCloseTo(0.915, 2);
  expect(ratio('electric')).toBeCloseTo(0.76, 2);
});

it('reads no valuation', () => {
  for (const name of ['prices', 'stock', 'market', 'cars']) {
    const sources = readFileSync(`scripts/seed/${name}.ts`, 'utf8').match(/ from '[^']*'/g) ?? [];
    expect(sources.filter((source) => source.includes('valuation'))).toEqual([]);
  }
});

it('leaves the demo verdicts on 70 per cent of cars, 18 of the newest 24 and 4 of 6 featured', () => {
  const cars = sellersOf(DEMO.vehicles, DEMO.seed)
    .flatMap(({ vehicles }) => vehicles)
    .filter(({ status }) => status === 'active')
    .map(({ price, valuation, createdAt }) => ({
      createdAt,
      verdict: valuation && verdictOf(price, valuation),
    }))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const judged = (list: typeof cars) =>
    list.filter(({ verdict }) => verdict !== null && verdict !== 'none').length;
  const newest = cars.slice(0, PAGE_SIZE);
  const featured = newest
    .filter(({ verdict }) => verdict !== null && verdict !== 'far_below')
    .slice(0, FEATURED_COUNT);
  expect(judged(cars) / cars.length).toBeGreaterThan(0.7);
  expect(judged(newest)).toBeGreaterThanOrEqual(18);
  expect(judged(featured)).toBeGreaterThanOrEqual(4);
});
