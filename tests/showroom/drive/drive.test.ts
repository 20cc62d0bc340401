import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTHING, type Pressed } from '@/lib/showroom/drive/controls';
import {
  HILL,
  heightAt,
  LANE,
  START,
  STOP_LINE,
  slopeAt,
  TARGET_BAY,
} from '@/lib/showroom/drive/course';
import { advance, atStart, type Drive } from '@/lib/showroom/drive/drive';
import { atRest } from '@/lib/showroom/drive/dynamics';
import { vehicleFigures } from '@/lib/showroom/drive/figures';
import { backOnRoad, offRoad, reach, touchesParked } from '@/lib/showroom/drive/surface';
import { roomInBay } from '@/lib/showroom/drive/tasks';

const car = vehicleFigures({ body: 'hatchback', fuel: 'petrol', engineSize: 1.5, year: 2018 });
const van = vehicleFigures({ body: 'van', fuel: 'diesel', engineSize: 2, year: 2018 });
const NORTH = -Math.PI / 2;
const at = (x: number, z: number, heading: number, forward = 0): Drive => ({
  ...atStart(),
  motion: { ...atRest(x, z, heading), forward },
});

/** Drives for some seconds in frames of a fiftieth, and collects the announcements. */
function driveOn(from: Drive, pressed: Partial<Pressed>, seconds: number, figures = car) {
  let drive = from;
  const said: string[] = [];
  for (let frame = 0; frame < seconds * 50; frame += 1) {
    const next = advance(figures, drive, { ...NOTHING, ...pressed }, 0.02);
    drive = next.drive;
    said.push(...next.said);
  }
  return { drive, said };
}

test('the drive starts on the road, in the left lane', () => {
  expect(offRoad(START.x, START.z)).toBeLessThan(0);
  expect(START.z).toBe(-LANE);
  expect(driveOn(atStart(), { go: 0.4 }, 4).said).toEqual([]);
});

test('the hill rises by twelve in a hundred at the stop line, and is level at its ends', () => {
  expect(slopeAt(STOP_LINE.z)).toBeCloseTo(HILL.slope, 5);
  expect(slopeAt(HILL.bottom + 1)).toBe(0);
  expect(slopeAt(HILL.top - 1)).toBeCloseTo(0);
  expect(heightAt(-130)).toBeCloseTo(4.8);
});

test('who stops before the line on the hill sees green and is told how far they rolled back', () => {
  const stop = at(-LANE, STOP_LINE.z + reach(car).ahead + 1, NORTH);
  const held = driveOn(stop, { back: 1 }, 2.5);
  expect(held.said).toEqual([
    'You stopped 1.0 m before the line. The lights turn green in two seconds.',
    'Green: pull away up the hill.',
  ]);
  const rolled = driveOn(held.drive, {}, 1);
  expect(driveOn(rolled.drive, { go: 1 }, 4).said[0]).toMatch(
    /^You pulled away after rolling back 0\.[4-7] m\.$/,
  );
  expect(driveOn(held.drive, { go: 1 }, 4).said[0]).toBe('You pulled away without rolling back.');
});

test('who drives over the line is told so, once', () => {
  const { said } = driveOn(at(-LANE, STOP_LINE.z + 10, NORTH, 8), { go: 0.5 }, 3);
  expect(said).toEqual(['You passed the line on the hill at red. Press R to start again.']);
});

test('standing in the bay says the room to its lines as the driver sees them', () => {
  const centre = reach(car).ahead - car.length / 2;
  const inside = at(TARGET_BAY.x + 0.1, TARGET_BAY.z + centre, NORTH);
  const { west, east } = roomInBay(car, inside.motion);
  expect([west, east].map((room) => room.toFixed(2))).toEqual(['0.40', '0.20']);
  expect(driveOn(inside, { hold: 1 }, 1).said).toEqual([
    'Parked, with 40 cm to the line on your left and 20 cm on your right.',
  ]);
  const over = at(TARGET_BAY.x + 0.5, TARGET_BAY.z + centre, NORTH);
  expect(driveOn(over, { hold: 1 }, 1).said).toEqual([
    'Over the line by 20 cm. Pull out and try again.',
  ]);
});

test('a van is longer than the bay, and is told by how much', () => {
  const inside = at(TARGET_BAY.x, TARGET_BAY.z + reach(van).ahead - van.length / 2, NORTH);
  expect(driveOn(inside, { hold: 1 }, 1, van).said[0]).toMatch(
    /It is 35 cm longer than the bay\.$/,
  );
});

test('a parked car stops the car, which can back out', () => {
  const { drive, said } = driveOn(at(TARGET_BAY.x + 4.8, 1, NORTH, 3), {}, 2);
  expect(said).toContain('You touched a parked car: go the other way.');
  expect(touchesParked(car, drive.motion)).toBe(false);
  const before = drive.motion.z;
  expect(driveOn(drive, { back: 0.5 }, 2).drive.motion.z).toBeGreaterThan(before + 0.5);
});

test('any drive stays on the course or is put back on it', () => {
  const pressed = fc.record({
    go: fc.double({ min: 0, max: 1, noNaN: true }),
    back: fc.constantFrom(0, 0, 0, 1),
    hold: fc.constant(0),
    steering: fc.double({ min: -1, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(pressed, { maxLength: 25 }), (inputs) => {
      let drive = atStart();
      for (const input of inputs) drive = driveOn(drive, input, 2).drive;
      expect(Object.values(drive.motion).every(Number.isFinite)).toBe(true);
      expect(offRoad(drive.motion.x, drive.motion.z)).toBeLessThanOrEqual(5);
    }),
    { numRuns: 25 },
  );
});

test('who left the course comes back in the left lane of the way they were going', () => {
  expect(backOnRoad(atRest(-50, -9, 0.2))).toEqual({
    x: -50,
    z: -LANE,
    heading: expect.any(Number),
  });
  const west = backOnRoad(atRest(-50, 9, Math.PI));
  expect(west.z).toBeCloseTo(LANE);
});
