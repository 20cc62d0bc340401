import type { BodyName } from '../design-options';

/** Pictures all the way round a body, for browsers without 3D graphics. */
export const TURN_STEPS = 36;
/** Width of these pictures in pixels; the aspect ratio is 3:2. */
export const TURN_WIDTH = 640;
/** The first angle of a car in degrees: round it from its front over its left side, and upwards. */
export const FIRST_ANGLE = { azimuth: 41, elevation: 7 };
/** The step nearest to the first angle. */
export const FIRST_TURN_STEP = Math.round((FIRST_ANGLE.azimuth * TURN_STEPS) / 360);

/** The path of a step's picture, relative to the site's root: '/cars/turn-suv-04.avif'. */
export const turnFile = (body: BodyName, step: number) =>
  `/cars/turn-${body}-${String(step).padStart(2, '0')}.avif`;

/** Degrees round the car from its front, over its left side. */
export const turnAngle = (step: number) => (step * 360) / TURN_STEPS;

const SIDES = [
  'front',
  'front left',
  'left',
  'rear left',
  'rear',
  'rear right',
  'right',
  'front right',
] as const;

/** The direction from which a step shows the car: 'from the front left, 40 degrees'. */
export function turnLabel(step: number) {
  const angle = turnAngle(step);
  return `from the ${SIDES[Math.round(angle / 45) % SIDES.length]}, ${angle} degrees`;
}

/** All steps round a body, from its front over its left side. */
export const turnSteps = (body: BodyName) =>
  Array.from({ length: TURN_STEPS }, (_, step) => ({
    src: turnFile(body, step),
    from: turnLabel(step),
  }));

/** Returns the distance between two of `count` steps in a circle. */
export const stepsApart = (count: number) => (a: number, b: number) =>
  Math.min(Math.abs(a - b), count - Math.abs(a - b));
