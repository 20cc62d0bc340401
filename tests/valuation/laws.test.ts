import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { shippedModel } from '@/lib/valuation/model-file';
import { readOwnFit } from '@/lib/valuation/stored-own-fit';
import type { ValuationInput } from '@/lib/valuation/types';
import { valueCar } from '@/lib/valuation/value-car';
import { CATALOGUE } from '../../scripts/seed/catalogue/catalogue';
import { runs } from '../whole';

const AS_OF = '2026-11-21';
const model = shippedModel();
const names = CATALOGUE.flatMap(({ name, models }) =>
  models.map((one) => ({ make: name, model: one.name })),
).concat([{ make: 'Trabant', model: '601' }]);
const keys = <T extends string>(table: Record<T, string>) =>
  fc.constantFrom(...(Object.keys(table) as T[]));
// Half of the cars are in the training data, where the trees are deepest.
const inData = names.filter(({ make }) =>
  ['Ford', 'BMW', 'Audi', 'Toyota', 'Volkswagen', 'Mercedes-Benz'].includes(make),
);
const cars: fc.Arbitrary<ValuationInput> = fc
  .record({
    name: fc.oneof(fc.constantFrom(...names), fc.constantFrom(...inData)),
    year: fc.oneof(fc.integer({ min: 1990, max: 2027 }), fc.integer({ min: 2010, max: 2026 })),
    mileage: fc.oneof(
      fc.integer({ min: 0, max: 400_000 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 90_000 }),
    ),
    fuelType: keys(FUEL_TYPES),
    transmission: keys(TRANSMISSIONS),
    bodyType: fc.option(keys(BODY_TYPES)),
    condition: fc.option(keys(CONDITIONS)),
    engineSize: fc.option(fc.integer({ min: 0, max: 65 }).map((tenths) => tenths / 10)),
  })
  .map(({ name, ...rest }) => ({ ...rest, ...name }));
const OWN = readOwnFit({
  fitted_on: AS_OF,
  adverts: 900,
  steps: { level: { all: 0.05 }, make: { ford: -0.02 }, kind: { 'petrol 0': 0.03 } },
});
const isRound = (amount: number) => Number.isInteger(amount / 10);
const figures = (input: ValuationInput) => {
  const { value, range80, range90 } = valueCar(input, { model, asOf: AS_OF, explain: false });
  return [range90[0], range80[0], value, range80[1], range90[1]];
};

it('never increases value or ranges with mileage', () => {
  fc.assert(
    fc.property(cars, fc.integer({ min: 1, max: 60_000 }), (car, miles) => {
      const before = figures(car);
      const after = figures({ ...car, mileage: car.mileage + miles });
      return after.every((amount, at) => amount <= (before[at] as number));
    }),
    { numRuns: runs(500, 10_000) },
  );
}, 180_000);

it('never increases value or ranges with age', () => {
  fc.assert(
    fc.property(cars, fc.integer({ min: 1, max: 8 }), (car, years) => {
      const before = figures(car);
      const after = figures({ ...car, year: car.year - years });
      return after.every((amount, at) => amount <= (before[at] as number));
    }),
    { numRuns: runs(500, 10_000) },
  );
}, 180_000);

it('returns multiples of £10, the 80% range strictly inside the 90% range', () => {
  fc.assert(
    fc.property(cars, (car) => {
      const all = figures(car);
      const [low90, low80, value, high80, high90] = all as [number, number, number, number, number];
      expect(all.every((amount) => isRound(amount) && amount >= 90)).toBe(true);
      expect(low90 < low80 && low80 <= value && value <= high80 && high80 < high90).toBe(true);
    }),
    { numRuns: runs(500, 10_000) },
  );
}, 180_000);

it('contributions add up to the value exactly', () => {
  fc.assert(
    fc.property(
      cars,
      fc.constantFrom('latest', 'off'),
      fc.constantFrom(null, OWN),
      (car, priceIndex, own) => {
        const { value, base, contributions } = valueCar(car, {
          model,
          asOf: AS_OF,
          priceIndex,
          own,
        });
        const sum = contributions.reduce((total, { amount }) => total + amount, base);
        expect(sum).toBe(value);
        expect([base, ...contributions.map(({ amount }) => amount)].every(isRound)).toBe(true);
      },
    ),
    { numRuns: runs(500, 1500) },
  );
}, 180_000);

it('contributions change little for a small change in mileage', () => {
  fc.assert(
    fc.property(cars, fc.integer({ min: 1, max: 100 }), (car, miles) => {
      const reasons = (mileage: number) =>
        valueCar({ ...car, mileage }, { model, asOf: AS_OF }).contributions;
      const before = reasons(car.mileage);
      const after = reasons(car.mileage + miles);
      const [from, to] = [figures(car), figures({ ...car, mileage: car.mileage + miles })];
      const moved = (from[2] ?? 0) - (to[2] ?? 0);
      after.forEach(({ feature, amount }, at) => {
        expect(feature).toBe(before[at]?.feature);
        // The steps before the mileage never move.
        if (at < 3) expect(amount).toBe(before[at]?.amount);
        // One reason changes by little more than the figure itself: by one step of the trees at most.
        else
          expect(Math.abs(amount - (before[at]?.amount ?? 0))).toBeLessThanOrEqual(
            3 * moved + 0.06 * (from[2] ?? 0) + 500,
          );
      });
    }),
    { numRuns: runs(500, 1000) },
  );
}, 180_000);
