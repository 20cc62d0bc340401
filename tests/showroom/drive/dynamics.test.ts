import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FUEL_TYPES, type FuelType } from '@/lib/listings/constants';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import {
  atRest,
  type Controls,
  type Ground,
  LEVEL,
  STEP,
  step,
} from '@/lib/showroom/drive/dynamics';
import { vehicleFigures } from '@/lib/showroom/drive/figures';

const FUELS = Object.keys(FUEL_TYPES) as FuelType[];
const anyCar = fc
  .record({
    body: fc.constantFrom(...BODY_NAMES),
    fuel: fc.option(fc.constantFrom(...FUELS)),
    engineSize: fc.option(fc.double({ min: 0, max: 20, noNaN: true })),
    year: fc.option(fc.integer({ min: 1900, max: 2040 })),
  })
  .map(vehicleFigures);
const anyControls: fc.Arbitrary<Controls> = fc.record({
  throttle: fc.double(),
  brake: fc.double(),
  steering: fc.double(),
  reverse: fc.boolean(),
});
const anyGround: fc.Arbitrary<Ground> = fc.record({
  slopeAhead: fc.double(),
  slopeRight: fc.double(),
  isRoad: fc.boolean(),
});

test('any input to any car leaves every figure finite', () => {
  fc.assert(
    fc.property(
      anyCar,
      fc.array(fc.tuple(anyControls, anyGround), { maxLength: 12 }),
      (car, inputs) => {
        let motion = atRest();
        for (const [controls, ground] of inputs)
          for (let count = 0; count < 60; count += 1) motion = step(car, motion, controls, ground);
        expect(Object.values(motion).every(Number.isFinite)).toBe(true);
        expect(Math.abs(motion.forward)).toBeLessThanOrEqual(70);
      },
    ),
    { numRuns: 150 },
  );
});

test('the same input gives the same motion, and changes nothing given', () => {
  fc.assert(
    fc.property(anyCar, anyControls, anyGround, (car, controls, ground) => {
      const start = Object.freeze({ ...atRest(3, 4, 1), forward: 12 });
      expect(step(car, start, controls, ground)).toEqual(step(car, start, controls, ground));
    }),
  );
});

test('left and right are mirror images', () => {
  fc.assert(
    fc.property(anyCar, fc.double({ min: 0.05, max: 1, noNaN: true }), (car, steering) => {
      const drive = (side: number) => {
        let motion = { ...atRest(), forward: 10 };
        for (let count = 0; count < 240; count += 1) {
          const controls = { throttle: 0.3, brake: 0, steering: side * steering, reverse: false };
          motion = step(car, motion, controls, LEVEL);
        }
        return motion;
      };
      const [right, left] = [drive(1), drive(-1)];
      expect(right.heading).toBeGreaterThan(0);
      expect(left.heading).toBeCloseTo(-right.heading, 9);
      expect(left.z).toBeCloseTo(-right.z, 9);
    }),
    { numRuns: 40 },
  );
});

test('tyres hold no more than their grip, and full lock at any speed does not spin the car', () => {
  fc.assert(
    fc.property(anyCar, fc.double({ min: 8, max: 40, noNaN: true }), (car, speed) => {
      let motion = { ...atRest(), forward: speed };
      let before = [speed, 0];
      const controls = { throttle: 0.2, brake: 0, steering: 1, reverse: false };
      for (let count = 0; count < 360; count += 1) {
        const next = step(car, motion, controls, LEVEL);
        const velocity = [(next.x - motion.x) / STEP, (next.z - motion.z) / STEP];
        const change = velocity.map((value, axis) => (value - (before[axis] ?? 0)) / STEP);
        motion = next;
        before = velocity;
        // The model has no tyre forces where the wheels roll without slip; elsewhere drag adds to the tyre forces.
        if (motion.forward < 6 || count === 0) continue;
        expect(Math.hypot(...change)).toBeLessThan(1.1 * car.grip * 9.81 + 1);
        expect(Math.abs(motion.sideways / motion.forward)).toBeLessThan(0.4);
      }
    }),
    { numRuns: 60 },
  );
});
