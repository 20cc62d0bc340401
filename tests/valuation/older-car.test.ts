import { expect, test } from 'vitest';
import { olderCar } from '@/lib/valuation/older-car';
import { valueCar } from '@/lib/valuation/value-car';

const TODAY = '2026-11-30';
const CAR = {
  make: 'Ford',
  model: 'Focus',
  year: 2021,
  mileage: 30_000,
  fuelType: 'petrol',
  transmission: 'manual',
  engineSize: 1,
} as const;
type Change = Partial<typeof CAR> | { mileage: null } | { writeOff: 'n' };
const older = (car: Change, months = 36, miles = 8000) =>
  olderCar({ ...CAR, ...car } as typeof CAR, months, miles, null, TODAY);

test('an older car has the range of such a car today', () => {
  const then = valueCar({ ...CAR, year: 2018, mileage: 54_000 }, { asOf: TODAY, explain: false });
  expect(older({})).toEqual({ years: 3, mileage: 54_000, range: then.range80 });
});

test('part of a year counts as a whole one', () => {
  expect(older({}, 37)).toMatchObject({ years: 4, mileage: 54_667 });
});

test('more months or miles never raise its lower end', () => {
  const lows = [6, 12, 24, 36, 48, 84].map((months) => older({}, months)?.range[0] ?? 0);
  expect(lows).toEqual(lows.toSorted((a, b) => b - a));
  const byMiles = [0, 5000, 10_000, 30_000].map((miles) => older({}, 36, miles)?.range[0] ?? 0);
  expect(byMiles).toEqual(byMiles.toSorted((a, b) => b - a));
});

test.each([
  ['without a mileage', { mileage: null }],
  ['that is electric', { fuelType: 'electric' as never }],
  ['that will be a classic', { year: 2008 as never }],
  ['that was written off', { writeOff: 'n' }],
] as const)('a car %s has none', (_, car) => expect(older(car)).toBeNull());

test('a car that will have been driven beyond all adverts has none', () => {
  expect(older({}, 84, 100_000)).toBeNull();
});
