import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween } from '@/lib/compare/distance';
import { runs } from '../whole';

const leeds = { latitude: 53.8, longitude: -1.55 };
const london = { latitude: 51.51, longitude: -0.13 };

test('Leeds is some 169 miles from London in a straight line', () => {
  expect(milesBetween(leeds, london)).toBeCloseTo(169, -1);
});

test('a distance is the same there and back, and none from a place to itself', () => {
  const centre = fc.record({
    latitude: fc.double({ min: 49, max: 61, noNaN: true }),
    longitude: fc.double({ min: -9, max: 2, noNaN: true }),
  });
  fc.assert(
    fc.property(centre, centre, (one, other) => {
      expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one), 6);
      expect(milesBetween(one, one)).toBe(0);
      expect(milesBetween(one, other)).toBeLessThan(1000);
    }),
    { numRuns: runs(300, 3000) },
  );
});
