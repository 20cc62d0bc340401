import { expect, it } from 'vitest';
import { shippedModel } from '@/lib/valuation/model-file';
import { indexBasis } from '@/lib/valuation/price-index';
import { readOwnFit } from '@/lib/valuation/stored-own-fit';
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
  // Both are rounded to £10; petrol cars of its age cost 1.242 times as much in 2022 as in 2020.
  expect(Math.abs(today.value - (plain.value * 1.242 * 111.2) / 121.5)).toBeLessThan(11);
});

it('knows fuel and age from 2022 on, never more for an older car', () => {
  const factorOf = (fuel: string, age: number, year = 2026) =>
    indexBasis(2020, year, { fuel, age })?.factor;
  expect(factorOf('diesel', 8, 2022)).toBeCloseTo(1.198, 10);
  expect(factorOf('diesel', 8, 2021)).toBeCloseTo(108.8 / 96.6, 10);
  expect(factorOf('other', 8)).toBe(indexBasis(2020, 2026)?.factor);
  expect(indexBasis(2019, 2026, { fuel: 'diesel', age: 8 })?.factor).toBeCloseTo(111.2 / 93.3, 10);
  for (const fuel of ['petrol', 'diesel', 'hybrid', 'constructor']) {
    const factors = Array.from({ length: 30 }, (_, age) => factorOf(fuel, age) ?? 0);
    expect(factors).toEqual(factors.toSorted((a, b) => b - a));
  }
});

it('widens ranges by the drift since the data, which the value does not notice', () => {
  const width = (asOf: string, drift?: 'off') => {
    const { value, range80, range90 } = valueCar(fiesta, { model, asOf, drift });
    return [range80, range90].map(([low, high]) => (high - low) / value);
  };
  expect(width('2020-11-21')).toEqual(width('2020-11-21', 'off'));
  const [own80 = 0, own90 = 0] = width('2022-11-21', 'off');
  const [wide80 = 0, wide90 = 0] = width('2022-11-21');
  // Each way 1.28 and 1.64 times the drift, added as squares.
  expect(wide80).toBeGreaterThan(Math.hypot(own80, 0.27));
  expect(wide80).toBeLessThan(Math.hypot(own80, 0.31));
  expect(wide90).toBeGreaterThan(Math.hypot(own90, 0.35));
  expect(wide90).toBeLessThan(Math.hypot(own90, 0.4));
  const off = valueCar(fiesta, { model, asOf: '2022-11-21', drift: 'off' });
  expect(valueCar(fiesta, { model, asOf: '2022-11-21' }).value).toBe(off.value);
});

it('has no index when the data is as recent as the date or the index', () => {
  expect(valueCar(fiesta, { model, asOf: '2020-06-01' }).basis.index).toBeNull();
  expect(indexBasis(2024, 2026)).toBeNull();
  expect(indexBasis(2026, 2026)).toBeNull();
  expect(indexBasis(2020, 2022)?.factor).toBeCloseTo(121.5 / 96.6, 10);
});

it('corrects by own adverts only where given, and names their day', () => {
  const own = readOwnFit({
    fitted_on: '2026-11-20',
    adverts: 60,
    steps: { make: { ford: 0.1 }, kind: { 'petrol 3': -0.02 } },
  });
  const options = { model, asOf: '2026-11-21' };
  const plain = valueCar(fiesta, options);
  const corrected = valueCar(fiesta, { ...options, own });
  expect(plain.basis.own).toBeNull();
  expect(corrected.basis.own).toMatchObject({ adverts: 60, fittedOn: '2026-11-20' });
  expect(corrected.basis.own?.factor).toBeCloseTo(Math.exp(0.08), 10);
  expect(corrected.value / plain.value).toBeCloseTo(Math.exp(0.08), 2);
  expect(corrected.basis.modelVersion).toBe(`${plain.basis.modelVersion}.2026-11-20`);
  expect(corrected.contributions.at(-1)?.feature).toBe('ownAdverts');
  const golf = { ...fiesta, make: 'Volkswagen', model: 'Golf', fuelType: 'diesel' } as const;
  expect(valueCar(golf, { ...options, own }).value).toBe(valueCar(golf, options).value);
});

it('takes nothing from stored corrections that are none', () => {
  const row = { fitted_on: '2026-11-20', adverts: 60 };
  for (const steps of [null, [], {}, { make: { ford: 'much' } }, { colour: { red: 1 } }])
    expect(readOwnFit({ ...row, steps })).toBeNull();
});
