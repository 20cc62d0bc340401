import { expect, test } from 'vitest';
import { meanSteps } from '../../scripts/valuation/ageing';
import { ageingErrors } from '../../scripts/valuation/ageing-errors';

/** 100 models, whose adverts ask from 10% less to 10% more than three years' loss of 40% leaves. */
const steps = Array.from({ length: 100 }, (_, model) => ({
  model: `m${model}`,
  age: (model * 7) % 18,
  predicted: 0.6,
  observed: 0.6 * (0.9 + model / 495),
  isSeen: model % 2 === 0,
}));

test('the range of each age holds eight in ten models that it was made without', () => {
  const { bands, leftOut, later, laterUnseen } = ageingErrors(steps.slice(0, 10), steps);
  expect(bands.map(({ to }) => to)).toEqual([7, 12, 17]);
  for (const { low, high } of bands) {
    expect(low).toBeGreaterThanOrEqual(-0.1);
    expect(low).toBeLessThan(-0.06);
    expect(high).toBeGreaterThan(0.06);
    expect(high).toBeLessThanOrEqual(0.1);
  }
  expect(later).toMatchObject({ models: 100, steps: 100, medianError: 0.03 });
  expect(later.bias).toBeCloseTo(0, 2);
  expect(later.held).toBeGreaterThan(0.7);
  expect(laterUnseen.models).toBe(50);
  // The first ten ask less than is predicted: too much was left.
  expect(leftOut.bias).toBeGreaterThan(0.05);
});

test('mean prices of a model, fuel and year are compared with those of three years before', () => {
  const csv = [
    'make,model,fuel,year,adverts,mean_price',
    'Ford,Ka+,petrol,2019,80,8000',
    'Ford,Ka+,petrol,2016,60,5000',
    'Ford,Ka+,diesel,2016,60,4000',
    'Ford,Ka+,petrol,2013,49,3000',
    'Kia,Ceed,petrol,2019,80,9000',
    'Kia,Ceed,petrol,2016,80,6000',
  ].join('\n');
  const found = meanSteps(csv, 2022, ({ make }) => (make === 'Kia' ? null : 0.6));
  expect(found).toEqual([{ model: 'ford ka', age: 3, predicted: 0.6, observed: 0.625 }]);
});
