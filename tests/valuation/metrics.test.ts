import { expect, it } from 'vitest';
import { conformalCorrection, conformalQuantile } from '../../scripts/valuation/conformal';
import { measure, median } from '../../scripts/valuation/metrics';

it('computes the same metrics as by hand', () => {
  const metrics = measure([
    { price: 10_000, value: 11_000, range80: [10_500, 11_500], range90: [10_000, 12_000] },
    { price: 20_000, value: 19_000, range80: [18_000, 20_000], range90: [17_000, 21_000] },
    { price: 5000, value: 5000, range80: [4900, 5100], range90: [4500, 5500] },
    { price: 8000, value: 10_000, range80: [9000, 11_000], range90: [8500, 12_000] },
  ]);
  // The errors are 10, 5, 0 and 25 per cent. The squared deviations of the prices, in millions, are 0.0625, 85.5625,
  // 33.0625 and 7.5625.
  expect(metrics).toMatchObject({
    n: 4,
    mdape: 0.075,
    mape: 0.1,
    mae: 1000,
    within10: 0.75,
    coverage80: 0.5,
    coverage90: 0.75,
  });
  expect(metrics.r2).toBeCloseTo(1 - 6 / 126.75, 3);
  expect(metrics.medianWidth90).toBeCloseTo((0.2 + 4000 / 19_000) / 2, 4);
});

it('sorts the deciles by value, lowest first', () => {
  const predictions = Array.from({ length: 20 }, (_, at) => ({
    price: 1000,
    value: 20_000 - at * 500,
    range80: [1, 2] as const,
    range90: (at < 3 ? [1, 2] : [500, 2000]) as readonly [number, number],
  }));
  expect(measure(predictions).coverage90ByDecile).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0.5, 0]);
});

it('takes the median, or the mean of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

it('takes the order statistic for n + 1 scores', () => {
  const scores = Array.from({ length: 19 }, (_, at) => at + 1);
  expect(conformalQuantile(scores, 0.95)).toBe(19);
  expect(conformalQuantile(scores, 0.9)).toBe(18);
  expect(conformalQuantile(scores, 0.05)).toBe(1);
});

it('corrects low and high quantiles separately, keeping their order', () => {
  const raw = Array.from({ length: 4000 }, (_, at) => at);
  const truth = raw.map((value, at) => value + (value < 2000 ? 100 : -300) + (at % 10));
  const { at, to } = conformalCorrection(raw, truth, 0.9);
  expect(at).toHaveLength(10);
  expect((to[0] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(100);
  expect((to[9] ?? 0) - (at[9] ?? 0)).toBeLessThan(-285);
  expect(to).toEqual([...to].sort((a, b) => a - b));
});
