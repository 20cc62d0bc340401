import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AGES, type Car, encoderOf } from '@/lib/valuation/columns';
import { ageCurve } from '@/lib/valuation/ensemble';
import { exponential } from '@/lib/valuation/exponential';
import { isotonicDecreasing } from '@/lib/valuation/isotonic';
import { correct, unpack } from '@/lib/valuation/model';
import levels from '@/lib/valuation/price-levels.json';
import { CATALOGUE } from '../../scripts/seed/catalogue/catalogue';
import { priceLevelTable } from '../../scripts/valuation/price-level-table';

it('exponential matches Math.exp to 13 decimals', () => {
  fc.assert(
    fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (x) => {
      expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 13);
    }),
  );
  expect(exponential(0)).toBe(1);
});

it('isotonicDecreasing removes rises, keeping the mean and decreasing curves', () => {
  expect([...isotonicDecreasing(Float64Array.of(5, 3, 4, 1), [1, 1, 1, 1])]).toEqual([
    5, 3.5, 3.5, 1,
  ]);
  expect([...isotonicDecreasing(Float64Array.of(1, 4), [3, 1])]).toEqual([1.75, 1.75]);
  expect([...isotonicDecreasing(Float64Array.of(4, 4, 2), [1, 2, 3])]).toEqual([4, 4, 2]);
});

it('isotonicDecreasing keeps the order of two curves', () => {
  const step = fc.record({
    low: fc.integer({ min: -50, max: 50 }),
    more: fc.nat(9),
    weight: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      const weights = steps.map(({ weight }) => weight);
      const low = isotonicDecreasing(
        Float64Array.from(steps, (one) => one.low),
        weights,
      );
      const high = isotonicDecreasing(
        Float64Array.from(steps, (one) => one.low + one.more),
        weights,
      );
      return high.every((value, at) => value >= (low[at] as number) - 1e-9);
    }),
  );
});

it('ageCurve evaluates trees at every age by threshold, set and age', () => {
  const ensemble = unpack({
    base: 100,
    roots: [0, ~4],
    columns: [0, 1, 2],
    thresholds: [2, 7, 255],
    sets: [[0, 9]],
    left: [1, ~0, ~2],
    right: [2, ~1, ~3],
    leaves: [10, 20, 30, 40, 5],
  });
  expect([...ageCurve(ensemble, Uint8Array.of(0, 7, 9))]).toEqual([
    ...Array(3).fill(115),
    ...Array(AGES - 3).fill(135),
  ]);
  expect(ageCurve(ensemble, Uint8Array.of(0, 8, 1))[0]).toBe(125);
  expect(ageCurve(ensemble, Uint8Array.of(0, 8, 1))[3]).toBe(145);
});

it('correct interpolates and extrapolates without decreasing', () => {
  const correction = { at: [0, 10], to: [5, 25] };
  expect([-4, 0, 5, 10, 12].map((raw) => correct(correction, raw))).toEqual([1, 5, 15, 25, 27]);
});

it('encodes an unlisted name as 0', () => {
  const car = { fuel: 'petrol', gearbox: 'manual' } as Car;
  const encode = encoderOf({ name: 'both', parts: ['fuel', 'gearbox'], keys: ['petrol|manual|'] });
  expect(encode(car)).toBe(1);
  expect(encode({ ...car, fuel: '__proto__' })).toBe(0);
});

it('has the same price levels as the catalogue', () => {
  expect(levels).toEqual(priceLevelTable(CATALOGUE));
});
