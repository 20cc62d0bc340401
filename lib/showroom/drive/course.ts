/** The course, in metres: x points right and z down on the plan, so north is -z. Traffic keeps left. */
export type Point = readonly [x: number, z: number];
export type Road = { line: readonly Point[]; half: number };
export type Bay = { x: number; z: number; width: number; length: number };

const HALF = 3.3;
/** Distance from the middle of the road to the middle of the left lane. */
export const LANE = HALF / 2;

/** A quarter of a circle round a centre, from one angle in degrees to another. */
function arc([x, z]: Point, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 8) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)] as const;
  });
}

/** The roundabout; traffic circulates clockwise. */
export const ROUNDABOUT = { x: 0, z: 0, radius: 15, island: 6 } as const;

/** High Street and its return in the west, the top road, the hill, the road to the car park. */
export const ROADS: readonly Road[] = [
  {
    half: HALF,
    line: [
      [-12, 0],
      ...arc([-85, -16], 16, 90, 180),
      ...arc([-85, -114], 16, 180, 270),
      [42, -130],
    ],
  },
  {
    half: HALF,
    line: [
      [0, -12],
      [0, -130],
    ],
  },
  {
    half: HALF,
    line: [
      [12, 0],
      [47, 0],
    ],
  },
];

/**
 * Outlines where the roads' edges open: before the roundabout, and the rounded corners of the upper
 * junction.
 */
export const APRONS: readonly (readonly Point[])[] = [
  [
    [-26, -HALF],
    [-11, -8],
    [-11, 8],
    [-26, HALF],
  ],
  [
    [26, -HALF],
    [11, -8],
    [11, 8],
    [26, HALF],
  ],
  [
    [-HALF, -26],
    [-8, -11],
    [8, -11],
    [HALF, -26],
  ],
  [[-HALF, -127], ...arc([-HALF - 7, -119.7], 7, 0, -90)],
  [[HALF, -127], ...arc([HALF + 7, -119.7], 7, 180, 270)],
];

export const CAR_PARK = { left: 46, right: 82, top: -7.9, bottom: 7.9 } as const;
const BAY_WIDTH = 2.4;
const BAY_LENGTH = 4.8;
const bayAt = (index: number, isNorth: boolean): Bay => ({
  x: 52 + BAY_WIDTH * (index + 0.5),
  z: (isNorth ? -1 : 1) * (3.1 + BAY_LENGTH / 2),
  width: BAY_WIDTH,
  length: BAY_LENGTH,
});
const ROW = Array.from({ length: 11 }, (_, index) => index);
/** Bays of the standard size in Britain: 2.4 m by 4.8 m. */
export const BAYS: readonly Bay[] = [true, false].flatMap((side) =>
  ROW.map((index) => bayAt(index, side)),
);
export const TARGET_BAY = bayAt(4, true);
/** Bays with a parked car; the bays beside the target are empty. */
export const TAKEN_BAYS: readonly Bay[] = [
  ...[0, 2, 6, 9].map((index) => bayAt(index, true)),
  ...[1, 2, 5, 8].map((index) => bayAt(index, false)),
];
export const PARKED = { width: 1.78, length: 4.2 } as const;

/** The line before the lights on the hill, across the left lane of northbound traffic. */
export const STOP_LINE = { z: -66, left: -HALF, right: 0 } as const;

/** On High Street, eastbound. */
export const START = { x: -70, z: -LANE, heading: 0 } as const;

/** The hill: slope (rise by run) between these places, which grows and fades over `EASE` metres. */
export const HILL = { bottom: -40, top: -90, slope: 0.12 } as const;
const EASE = 10;

const ramp = (z: number) =>
  Math.min(Math.max(z, 0), EASE) ** 2 / (2 * EASE) + Math.max(z - EASE, 0);

/** Height of the ground in metres. */
export const heightAt = (z: number) =>
  HILL.slope * (ramp(HILL.bottom - z) - ramp(HILL.top + EASE - z));

/** Rise by run towards the north. */
export const slopeAt = (z: number) => (heightAt(z - 0.05) - heightAt(z + 0.05)) / 0.1;
