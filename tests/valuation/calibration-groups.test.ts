import { expect, it } from 'vitest';
import { arrange } from '@/lib/valuation/estimate';
import { createRandom } from '../../scripts/seed/prng';
import { correctionsOf, crossPredictions, wideningOf } from '../../scripts/valuation/left-out';
import { summarise } from '../../scripts/valuation/metrics';

const NONE = { at: [], to: [] };
const random = createRandom('left out');
/** Returns a make whose true prices are around its values, `scatter` units of log price wide. */
const unit = (name: string, count: number, scatter: number) => {
  const raw = Float64Array.from({ length: count }, () => 600_000 + random.int(0, 60_000));
  return { name, raw, truth: raw.map((value) => value + scatter * random.normal()) };
};

it('sorts crossed quantiles, keeps the value and the 80% range inside the 90% range', () => {
  const { low90, low80, value, high80, high90 } = arrange(
    50_000,
    [49_000, 40_000, 70_000, 60_000],
    [NONE, NONE, NONE, NONE],
  );
  expect([low90, low80, value, high80, high90]).toEqual([40_000, 49_000, 50_000, 60_000, 70_000]);
  const same = arrange(50_000, [50_000, 50_000, 50_000, 50_000], [NONE, NONE, NONE, NONE]);
  expect(same.low80 - same.low90).toBeGreaterThan(600);
  expect(same.high90 - same.high80).toBeGreaterThan(600);
});

it('ranges of left-out makes hold what they are meant to, each make with the same weight', () => {
  const units = [unit('a', 900, 8000), unit('b', 2000, 8000), unit('c', 600, 8000)];
  const held = crossPredictions(units, (others) => [correctionsOf(others)]);
  expect(held).toHaveLength(1800);
  const { coverage80, coverage90 } = summarise(held);
  expect(Math.abs(coverage80 - 0.8)).toBeLessThan(0.03);
  expect(Math.abs(coverage90 - 0.9)).toBeLessThan(0.03);
});

it('widens ranges only as far as others need it', () => {
  const corrections = correctionsOf([unit('narrow', 3000, 5000)]);
  expect(wideningOf([unit('narrower', 1000, 2000)], corrections)).toEqual({ at80: 0, at90: 0 });
  const wide = [unit('wide', 3000, 12_000)];
  const widening = wideningOf(wide, corrections);
  const { coverage80, coverage90 } = summarise(
    crossPredictions(wide, () => [corrections, widening]),
  );
  expect(coverage80).toBeCloseTo(0.8, 2);
  expect(coverage90).toBeCloseTo(0.9, 2);
});
