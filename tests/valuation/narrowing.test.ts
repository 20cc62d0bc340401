import { expect, test } from 'vitest';
import { narrowingText } from '@/lib/valuation/describe';
import { engineNarrowing } from '@/lib/valuation/narrowing';
import { valueCar } from '@/lib/valuation/value-car';

const AS_OF = '2026-11-22';
const FOCUS = {
  make: 'Ford',
  model: 'Focus',
  year: 2018,
  mileage: 60_000,
  condition: 'good',
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  engineSize: null,
  valuation: {},
} as const;

test('says how far the usual engine size narrows the range', () => {
  const widthWith = (engineSize: number | null) => {
    const [low, high] = valueCar({ ...FOCUS, engineSize }, { asOf: AS_OF }).range80;
    return high - low;
  };
  const narrowing = engineNarrowing(FOCUS, AS_OF);
  expect(narrowing).toEqual({ from: widthWith(null), to: widthWith(1) });
  expect(narrowing?.to).toBeLessThan((narrowing?.from ?? 0) * 0.6);
});

test.each([
  ['with its engine size', { engineSize: 1 }],
  ['without a mileage', { mileage: null }],
  ['without a valuation', { valuation: null }],
  ['of a model without adverts', { make: 'Kia', model: 'Rio' }],
  ['that is electric', { fuelType: 'electric' }],
  ['that cannot be valued', { year: 1800 }],
] as const)('says nothing of a car %s', (_, facts) => {
  expect(engineNarrowing({ ...FOCUS, ...facts }, AS_OF)).toBeNull();
});

test('has one wording', () => {
  expect(narrowingText({ from: 3740, to: 1050 })).toBe(
    'What would settle it: the engine size, which narrows the range from £3,740 to about £1,050.',
  );
});
