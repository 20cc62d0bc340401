import { expect, it } from 'vitest';
import { valueCar } from '@/lib/valuation/value-car';
import { LISTINGS, type Listing, mean, TODAY } from './sample';

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

const valued = LISTINGS.flatMap((car) => {
  if (car.mileage === null) return [];
  const { value, range90 } = valueCar(
    {
      make: car.make,
      model: car.model,
      year: car.year,
      mileage: car.mileage,
      fuelType: car.fuel,
      transmission: car.transmission,
      bodyType: car.body,
      condition: car.condition,
      engineSize: car.litres,
    },
    { asOf: TODAY.toISOString().slice(0, 10), explain: false, drift: 'off' },
  );
  const [low, high] = range90;
  return [{ car, inside: car.price >= low && car.price <= high, above: car.price / value - 1 }];
});

it('prices 85 to 90 per cent of vehicles inside the 90 per cent range of the data’s year', () => {
  const share = valued.filter(({ inside }) => inside).length / valued.length;
  expect(share).toBeGreaterThan(0.85);
  expect(share).toBeLessThan(0.9);
});

it('prices verified dealers 4 to 12 per cent of the value above private sellers', () => {
  const asked = (type: string) =>
    mean(valued.filter(({ car }) => car.seller.type === type).map(({ above }) => above));
  const difference = asked('verified_dealer') - asked('private');
  expect(difference).toBeGreaterThan(0.04);
  expect(difference).toBeLessThan(0.12);
  expect(Math.abs(mean(valued.map(({ above }) => above)))).toBeLessThan(0.05);
});
