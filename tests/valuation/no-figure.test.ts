import { expect, test } from 'vitest';
import { listingRow } from '@/lib/valuation/listing-row';
import { whyNoFigure } from '@/lib/valuation/no-figure';
import { valueUnlisted } from '@/lib/valuation/value-listing';

const AS_OF = '2026-11-22';
const FIESTA = {
  ...{ make: 'Ford', model: 'Fiesta', year: 2019, mileage: 31_000, fuel_type: 'petrol' },
  ...{ transmission: 'manual', body_type: 'hatchback', condition: 'good', engine_size: 1 },
} as const;
const row = (car: object) =>
  listingRow(
    { ...FIESTA, vehicle_id: 'a', make_id: 'b', model_id: 'c', ...car },
    { asOf: AS_OF, explain: false },
  );

test.each([
  ['a classic', { make: 'Jaguar', model: 'E-Type', year: 1965 }, 'Over 20 years old'],
  ['a car of 21 years', { year: 2005 }, 'Over 20 years old'],
  [
    'an electric car',
    { make: 'Nissan', model: 'Leaf', year: 2018, fuel_type: 'electric' },
    'No valuation of electric',
  ],
  ['a hydrogen car', { fuel_type: 'hydrogen' }, 'No valuation of electric'],
] as const)('%s has no figure, and says why', (_, car, words) => {
  const { year, fuel_type: fuelType } = { ...FIESTA, ...car };
  expect(whyNoFigure({ year, fuelType }, AS_OF)).toContain(words);
  expect(row(car)).toBeNull();
  expect(valueUnlisted({ ...FIESTA, ...car })).toBeNull();
});

test.each([
  {},
  { year: 2006 },
  { year: 2027, mileage: 10 },
  { fuel_type: 'plug_in_hybrid' },
] as const)('a car with %o has a figure', (car) => {
  const { year, fuel_type: fuelType } = { ...FIESTA, ...car };
  expect(whyNoFigure({ year, fuelType }, AS_OF)).toBeNull();
  expect(row(car)?.value).toBeGreaterThan(100);
});
