import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticksTo } from '@/lib/landing/price-plot';

test('the ticks are at most five round numbers from 0 to the highest value', () => {
  expect(ticksTo(18_450)).toEqual([0, 5000, 10_000, 15_000, 20_000]);
  expect(ticksTo(88_400)).toEqual([0, 25_000, 50_000, 75_000, 100_000]);
  expect(ticksTo(0)).toEqual([0, 10]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (highest) => {
      const ticks = ticksTo(highest);
      const [zero = -1, step = 0] = ticks;
      expect(zero).toBe(0);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(String(step)).toMatch(/^(1|2|5|25)0*$/);
    }),
  );
});
