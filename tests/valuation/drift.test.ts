import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withDrift } from '@/lib/valuation/estimate';

const size = fc.double({ min: 0, max: 0.5, noNaN: true });
const gap = fc.double({ min: 0.001, max: 0.3, noNaN: true });
const estimates = fc
  .record({
    value: fc.double({ min: 5, max: 12, noNaN: true }),
    low: size,
    high: size,
    below: gap,
    above: gap,
  })
  .map(({ value, low, high, below, above }) => ({
    value,
    low80: value - low,
    low90: value - low - below,
    high80: value + high,
    high90: value + high + above,
  }));
const drifts = fc.double({ min: 0, max: 0.4, noNaN: true });

test('a drift of 10% makes a range of 12.5% each way one of 17.9%', () => {
  const { low80, high80 } = withDrift(
    { value: 9, low90: 8.8, low80: 8.875, high80: 9.125, high90: 9.2 },
    0.1,
  );
  expect(9 - low80).toBeCloseTo(0.179, 3);
  expect(high80 - 9).toBeCloseTo(0.179, 3);
});

test('ranges stay nested and never narrow', () => {
  fc.assert(
    fc.property(estimates, drifts, (log, drift) => {
      const wide = withDrift(log, drift);
      expect(wide.value).toBe(log.value);
      expect(wide.low90).toBeLessThan(wide.low80);
      expect(wide.high90).toBeGreaterThan(wide.high80);
      expect(wide.low80).toBeLessThanOrEqual(log.low80 + 1e-9);
      expect(wide.high80).toBeGreaterThanOrEqual(log.high80 - 1e-9);
    }),
  );
});

test('ends that do not rise from one car to another do not rise with a drift', () => {
  fc.assert(
    fc.property(estimates, estimates, drifts, (one, other, drift) => {
      fc.pre(
        (['value', 'low80', 'high80', 'low90', 'high90'] as const).every(
          (key) => other[key] <= one[key],
        ),
      );
      const [before, after] = [withDrift(one, drift), withDrift(other, drift)];
      for (const key of ['low80', 'high80', 'low90', 'high90'] as const)
        expect(after[key]).toBeLessThanOrEqual(before[key] + 1e-9);
    }),
  );
});
