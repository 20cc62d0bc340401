import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { basisOf } from '@/lib/valuation/basis';
import { resultOf, whatIf } from '@/lib/valuation/result';
import type { ValuationInputs } from '@/lib/valuation/schema';

const AS_OF = '2026-11-22';
const FIESTA: ValuationInputs = {
  make: 'Ford',
  model: 'Fiesta',
  year: 2019,
  mileage: 31_240,
  condition: 'good',
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  engineSize: 1,
};
const keyOf = <T extends string>(table: Record<T, string>) =>
  fc.constantFrom(...(Object.keys(table) as T[]));

const cars: fc.Arbitrary<ValuationInputs> = fc.record({
  make: fc.constantFrom('Ford', 'Tesla', 'Bentley', '<b>', '日本', 'x'.repeat(60)),
  model: fc.constantFrom('Fiesta', 'Model 3', 'None such', '?'),
  year: fc.integer({ min: 1900, max: 2027 }),
  mileage: fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(0, 1_000_000)),
  condition: keyOf(CONDITIONS),
  fuelType: keyOf(FUEL_TYPES),
  transmission: keyOf(TRANSMISSIONS),
  bodyType: keyOf(BODY_TYPES),
  engineSize: fc.option(fc.constantFrom(0.1, 1.6, 9.9), { nil: undefined }),
});

test('any car that the form accepts has a figure in order, with all it would be otherwise', () => {
  fc.assert(
    fc.property(cars, (inputs) => {
      const result = resultOf(inputs, { asOf: AS_OF });
      const { value, range80, range90 } = result;
      const inOrder = [range90[0], range80[0], value, range80[1], range90[1]];
      expect(inOrder.every(Number.isInteger)).toBe(true);
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
      const { years, mileages, values } = whatIf(result);
      expect(years).toEqual([...new Set(years)].sort((a, b) => a - b));
      expect(mileages).toEqual([...new Set(mileages)].sort((a, b) => a - b));
      expect(values[years.indexOf(inputs.year)]?.[mileages.indexOf(inputs.mileage)]).toBe(value);
      for (const row of values) expect(row).toEqual(row.toSorted((a, b) => b - a));
    }),
    { numRuns: 60 },
  );
});

test('the grid has three years either way and miles in steps of 5,000', () => {
  const { years, mileages } = whatIf(resultOf(FIESTA, { asOf: AS_OF }));
  expect(years).toEqual([2016, 2017, 2018, 2019, 2020, 2021, 2022]);
  expect(mileages).toEqual([
    10_000, 15_000, 20_000, 25_000, 30_000, 31_240, 35_000, 40_000, 45_000, 50_000,
  ]);
});

test('a car of the next year has no later ones beside it, nor the oldest an earlier one', () => {
  const yearsOf = (year: number) =>
    whatIf(resultOf({ ...FIESTA, year, mileage: 0 }, { asOf: AS_OF })).years;
  expect(yearsOf(2027)).toEqual([2024, 2025, 2026, 2027]);
  expect(yearsOf(1900)).toEqual([1900, 1901, 1902, 1903]);
  // Those over 20 years old have no figure.
  expect(yearsOf(2007)).toEqual([2006, 2007, 2008, 2009, 2010]);
});

test.each(['electric', 'hydrogen'] as const)(
  'a car that is %s is valued without its engine size',
  (fuelType) => {
    const electric: ValuationInputs = {
      ...FIESTA,
      make: 'Tesla',
      model: 'Model 3',
      fuelType,
    };
    const { value, range80 } = resultOf({ ...electric, engineSize: 5 }, { asOf: AS_OF });
    expect(resultOf({ ...electric, engineSize: undefined }, { asOf: AS_OF })).toMatchObject({
      value,
      range80,
    });
  },
);

test('the basis names the year of the adverts and of the index', () => {
  expect(basisOf(AS_OF)).toEqual({ dataYear: 2020, indexYear: 2024, priceYear: 2024 });
  expect(basisOf('2020-06-01')).toEqual({ dataYear: 2020, indexYear: null, priceYear: 2020 });
});
