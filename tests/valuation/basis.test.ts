import { expect, it } from 'vitest';
import { fitCalibration } from '@/lib/valuation/calibration';
import { shippedModel } from '@/lib/valuation/model-file';
import { indexBasis } from '@/lib/valuation/price-index';
import type { ValuationInput } from '@/lib/valuation/types';
import { valueCar } from '@/lib/valuation/value-car';

const model = shippedModel();
const fiesta: ValuationInput = {
  make: 'Ford',
  model: 'Fiesta',
  year: 2017,
  mileage: 30_000,
  fuelType: 'petrol',
  transmission: 'manual',
};

it('adjusts a 2020 price to the latest index year and returns the index figures', () => {
  const plain = valueCar(fiesta, { model, asOf: '2026-11-21', priceIndex: 'off' });
  const today = valueCar(fiesta, { model, asOf: '2026-11-21' });
  expect(plain.basis).toMatchObject({ index: null, dataYear: 2020, asOf: '2026-11-21' });
  expect(today.basis.index).toMatchObject({
    from: { year: 2020, value: 96.6 },
    to: { year: 2024, value: 111.2 },
  });
  // Both are rounded to £10.
  expect(Math.abs(today.value - (plain.value * 111.2) / 96.6)).toBeLessThan(11);
});

it('has no index when the data is as recent as the date or the index', () => {
  expect(valueCar(fiesta, { model, asOf: '2020-06-01' }).basis.index).toBeNull();
  expect(indexBasis(2024, 2026)).toBeNull();
  expect(indexBasis(2026, 2026)).toBeNull();
  expect(indexBasis(2020, 2022)?.factor).toBeCloseTo(121.5 / 96.6, 10);
});

it('calibrates to own listings only when requested, less with fewer listings', () => {
  const listings = (count: number) =>
    Array.from({ length: count }, () => ({ value: 10_000, price: 11_000 }));
  const few = fitCalibration(listings(20), '2026-11-01');
  const many = fitCalibration(listings(20_000), '2026-11-01');
  expect(many.factor).toBeCloseTo(1.1, 2);
  expect(few.factor).toBeGreaterThan(1);
  expect(few.factor).toBeLessThan(1.02);
  expect(fitCalibration([], '2026-11-01').factor).toBe(1);
  const options = { model, asOf: '2026-11-21' };
  expect(valueCar(fiesta, options).basis.calibration).toBeNull();
  const calibrated = valueCar(fiesta, { ...options, calibration: many });
  expect(calibrated.basis.calibration).toEqual(many);
  expect(calibrated.value / valueCar(fiesta, options).value).toBeCloseTo(1.1, 2);
});

it('rejects an invalid calibration factor', () => {
  const calibration = { factor: Number.NaN, listings: 1, asOf: '2026-11-01' };
  expect(() => valueCar(fiesta, { model, calibration })).toThrow(
    expect.objectContaining({ code: 'calibration_invalid' }),
  );
});
