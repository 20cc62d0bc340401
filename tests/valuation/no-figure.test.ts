import { expect, test } from 'vitest';
import { listingRow, modelInput } from '@/lib/valuation/listing-row';
import { whyNoFigure } from '@/lib/valuation/no-figure';
import { valueUnlisted } from '@/lib/valuation/value-unlisted';

const AS_OF = '2026-11-22';
const FIESTA = {
  make: 'Ford',
  model: 'Fiesta',
  year: 2019,
  mileage: 31_000,
  fuel_type: 'petrol',
  transmission: 'manual',
  body_type: 'hatchback',
  condition: 'good',
  engine_size: 1,
  write_off: null,
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
    { make: 'Nissan', model: 'Leaf', fuel_type: 'electric' },
    'No valuation of electric',
  ],
  ['an electric car of a year', { year: 2025, fuel_type: 'electric' }, 'No valuation of electric'],
  ['a hydrogen car', { fuel_type: 'hydrogen' }, 'No valuation of electric'],
  ['a million miles', { mileage: 1_000_000 }, 'Over 300,000 miles'],
  ['0.1 litres', { engine_size: 0.1 }, 'An engine of 0.1 litres is not a car’s'],
  ['9 litres', { engine_size: 9 }, 'An engine of 9.0 litres is not a car’s'],
  ...(['n', 's', 'd', 'c', 'ab'] as const).map(
    (write_off) =>
      [`a ${write_off} write-off`, { write_off, year: 1965 }, 'A written-off'] as const,
  ),
] as const)('%s has no figure, and says why', (_, facts, words) => {
  const car = { ...FIESTA, ...facts };
  expect(whyNoFigure(modelInput(car), AS_OF)).toContain(words);
  expect(row(facts)).toBeNull();
  expect(valueUnlisted(car)).toBeNull();
});

test.each([
  {},
  { year: 2006 },
  { year: 2027, mileage: 10 },
  { fuel_type: 'plug_in_hybrid' },
  { mileage: 300_000 },
  { engine_size: 0.6 },
  { engine_size: 8.4 },
  { engine_size: null },
  { write_off: 'none' },
] as const)('a car with %o has a figure', (facts) => {
  expect(whyNoFigure(modelInput({ ...FIESTA, ...facts }), AS_OF)).toBeNull();
  expect(row(facts)?.value).toBeGreaterThan(100);
});
