import { FORWARD, type Gear, type Pressed, shift } from './controls';
import { START } from './course';
import { atRest, type Motion, STEP, step } from './dynamics';
import type { VehicleFigures } from './figures';
import { backOnRoad, groundBelow, isAgainstTraffic, offRoad, touchesParked } from './surface';
import { NO_TASKS, type Tasks, watchTasks } from './tasks';

/** A drive at one moment. */
export type Drive = {
  motion: Motion;
  gear: Gear;
  tasks: Tasks;
  /** Seconds not yet simulated: less than one step. */
  rest: number;
  /** The latest advice, so that it is given once. */
  advice: string;
};

export const atStart = (): Drive => ({
  motion: atRest(START.x, START.z, START.heading),
  gear: FORWARD,
  tasks: NO_TASKS,
  rest: 0,
  advice: '',
});

/** Maximum seconds of one frame; longer frames slow the drive down rather than make it jump. */
const MAX_FRAME = 0.1;
/** Metres beside the tarmac after which the car is put back. */
const TOO_FAR = 5;

function adviceFor(motion: Motion): string {
  if (offRoad(motion.x, motion.z) > 0) return 'You are on the grass: it slows you down.';
  return isAgainstTraffic(motion) ? 'Clockwise round the island: turn left as you enter.' : '';
}

/** Returns the drive some seconds later, and the messages of this time. */
export function advance(car: VehicleFigures, was: Drive, pressed: Pressed, seconds: number) {
  const said: string[] = [];
  let { motion, gear, tasks } = was;
  let rest = was.rest + Math.min(Math.max(seconds, 0), MAX_FRAME);
  for (; rest >= STEP; rest -= STEP) {
    const shifted = shift(gear, pressed, motion.forward);
    gear = shifted.gear;
    const next = step(car, motion, shifted.controls, groundBelow(motion));
    if (touchesParked(car, next) && !touchesParked(car, motion)) {
      if (Math.abs(motion.forward) > 0.2) said.push('You touched a parked car: go the other way.');
      motion = { ...motion, forward: 0, sideways: 0, yawRate: 0, pull: 0 };
    } else motion = next;
    const watched = watchTasks(car, tasks, motion, shifted.controls.throttle, STEP);
    tasks = watched.tasks;
    if (watched.said) said.push(watched.said);
  }
  if (offRoad(motion.x, motion.z) > TOO_FAR) {
    const { x, z, heading } = backOnRoad(motion);
    motion = atRest(x, z, heading);
    said.push('You left the course: back on the road.');
  }
  const advice = adviceFor(motion);
  if (advice && advice !== was.advice) said.push(advice);
  return { drive: { motion, gear, tasks, rest, advice }, said };
}
