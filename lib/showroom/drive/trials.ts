import { atRest, type Controls, type Ground, LEVEL, type Motion, STEP, step } from './dynamics';
import type { VehicleFigures } from './figures';

/** Metres per second in one mile per hour. */
export const MPH = 0.44704;
/** Metres that the car travels in the reaction time of the Highway Code: 3 m for each 10 mph. */
const THINKING_PER_MPH = 0.3;

const COAST: Controls = { throttle: 0, brake: 0, steering: 0, reverse: false };

/** Drives until `isDone`, or for a maximum time; returns the motion and the seconds taken. */
function drive(
  car: VehicleFigures,
  start: Motion,
  controls: Controls,
  ground: Ground,
  isDone: (motion: Motion) => boolean,
  seconds: number,
) {
  let motion = start;
  let steps = 0;
  while (!isDone(motion) && steps * STEP < seconds) {
    motion = step(car, motion, controls, ground);
    steps += 1;
  }
  return { motion, seconds: steps * STEP };
}

/**
 * Seconds from a standstill to a speed in mph with full throttle; infinite if that takes over a
 * minute.
 */
export function secondsTo(car: VehicleFigures, mph: number): number {
  const isDone = ({ forward }: Motion) => forward >= mph * MPH;
  const { motion, seconds } = drive(car, atRest(), { ...COAST, throttle: 1 }, LEVEL, isDone, 60);
  return isDone(motion) ? seconds : Number.POSITIVE_INFINITY;
}

/**
 * Metres from a speed in mph to a standstill on a dry road, without and with the driver's reaction.
 */
export function stoppingDistance(car: VehicleFigures, mph: number) {
  const start = { ...atRest(), forward: mph * MPH };
  const isDone = ({ forward }: Motion) => forward <= 0;
  const { motion } = drive(car, start, { ...COAST, brake: 1 }, LEVEL, isDone, 30);
  return { braking: motion.x, withThinking: motion.x + THINKING_PER_MPH * mph };
}

/** Metres between kerbs that a full turn at walking pace needs: the path of the outer front wheel. */
export function turningCircle(car: VehicleFigures): number {
  const controls = { ...COAST, throttle: 0.05, steering: 1 };
  const locked = { ...atRest(), steer: car.steeringLock, forward: 1 };
  const { motion } = drive(car, locked, controls, LEVEL, ({ heading }) => heading > Math.PI, 60);
  // After half a turn the rear axle has crossed the circle; its position follows from the heading.
  const rear = (1 - car.frontShare - 1) * car.wheelbase;
  const at = ({ x, z, heading }: Motion) => ({
    x: x + rear * Math.cos(heading),
    z: z + rear * Math.sin(heading),
  });
  const [from, to] = [at(locked), at(motion)];
  const rearRadius = Math.hypot(to.x - from.x, to.z - from.z) / 2;
  return 2 * Math.hypot(rearRadius + car.track / 2, car.wheelbase);
}

/** The turning circle between walls: the path of the outer front corner. */
export function wallCircle(car: VehicleFigures): number {
  const rearRadius = Math.sqrt((turningCircle(car) / 2) ** 2 - car.wheelbase ** 2) - car.track / 2;
  return 2 * Math.hypot(rearRadius + car.width / 2, car.wheelbase + car.frontOverhang);
}

const onHill = (slope: number): Ground => ({ ...LEVEL, slopeAhead: slope });

/** Minimum throttle, in per cent, that moves the car up a slope from a standstill. */
export function hillThrottle(car: VehicleFigures, slope: number): number {
  for (let percent = 1; percent <= 100; percent += 1) {
    const controls = { ...COAST, throttle: percent / 100 };
    const { motion } = drive(car, atRest(), controls, onHill(slope), () => false, 0.5);
    if (motion.forward > 0.02) return percent;
  }
  return Number.POSITIVE_INFINITY;
}

/** Metres that the car rolls back on a slope in the seconds between the brake and the throttle. */
export function rolledBack(car: VehicleFigures, slope: number, seconds: number): number {
  return -drive(car, atRest(), COAST, onHill(slope), () => false, seconds).motion.x;
}

/** Metres of road ahead of the bumper that the bonnet hides from the driver. */
export function hiddenAhead({ eye, bonnet }: VehicleFigures): number {
  const fall = (eye[1] - bonnet[1]) / (eye[0] - bonnet[0]);
  return eye[1] / fall - eye[0];
}
