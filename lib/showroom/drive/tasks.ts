import { STOP_LINE, TARGET_BAY } from './course';
import type { Motion } from './dynamics';
import type { VehicleFigures } from './figures';
import { centimetres, metres } from './lengths';
import { cornersOf, reach } from './surface';

/** Progress of the tasks. They have no score: each ends with a message. */
export type Tasks = {
  hill: 'open' | 'stopped' | 'done';
  /** Seconds at the line; the lights turn green after `RED_SECONDS`. */
  waited: number;
  /** Position of the front bumper at the stop, and the farthest to which it rolled back. */
  stoodAt: number;
  backTo: number;
  /** Maximum throttle since the stop, from 0 to 1. */
  throttle: number;
  bay: 'open' | 'beside' | 'done';
};

export const NO_TASKS: Tasks = {
  hill: 'open',
  waited: 0,
  stoodAt: 0,
  backTo: 0,
  throttle: 0,
  bay: 'open',
};

const RED_SECONDS = 2;
const STANDING = 0.06;

export const isGreen = ({ hill, waited }: Tasks) => hill !== 'open' && waited >= RED_SECONDS;

type Result = { tasks: Tasks; said?: string };

/** Watches the line on the hill: stop before it, wait for green, pull away. z falls northwards. */
function onHill(
  car: VehicleFigures,
  was: Tasks,
  motion: Motion,
  throttle: number,
  seconds: number,
): Result {
  const bumper = motion.z + Math.sin(motion.heading) * reach(car).ahead;
  const isBound = Math.sin(motion.heading) < -0.9 && Math.abs(motion.x + 1.65) < 1.7;
  if (was.hill === 'open') {
    const before = bumper - STOP_LINE.z;
    if (!isBound || before > 5 || before < -1) return { tasks: was };
    if (before < -0.3) {
      return {
        tasks: { ...was, hill: 'done' },
        said: 'You passed the line on the hill at red. Press R to start again.',
      };
    }
    if (Math.abs(motion.forward) > STANDING) return { tasks: was };
    const place = before < 0 ? 'just over the line' : `${metres(before)} before the line`;
    return {
      tasks: { ...was, hill: 'stopped', stoodAt: bumper, backTo: bumper },
      said: `You stopped ${place}. The lights turn green in two seconds.`,
    };
  }
  if (was.hill === 'done') return { tasks: was };
  const tasks = {
    ...was,
    waited: was.waited + seconds,
    backTo: Math.max(was.backTo, bumper),
    throttle: Math.max(was.throttle, throttle),
  };
  if (!isGreen(was) && isGreen(tasks)) return { tasks, said: 'Green: pull away up the hill.' };
  if (bumper > STOP_LINE.z - 4) return { tasks };
  const rolled = tasks.backTo - tasks.stoodAt;
  const manner = rolled < 0.05 ? 'without rolling back' : `after rolling back ${metres(rolled)}`;
  return { tasks: { ...tasks, hill: 'done' }, said: `You pulled away ${manner}.` };
}

/** Metres to the lines at the left and right of the bay and to its ends; negative outside. */
export function roomInBay(car: VehicleFigures, motion: Motion) {
  const corners = cornersOf(car, motion);
  const xs = corners.map(([x]) => x);
  const zs = corners.map(([, z]) => z);
  const { x, z, width, length } = TARGET_BAY;
  return {
    west: Math.min(...xs) - (x - width / 2),
    east: x + width / 2 - Math.max(...xs),
    ends: Math.min(Math.min(...zs) - (z - length / 2), z + length / 2 - Math.max(...zs)),
  };
}

function inBay(car: VehicleFigures, was: Tasks, motion: Motion): Result {
  const isNear = Math.abs(motion.x - TARGET_BAY.x) < 1.6 && Math.abs(motion.z - TARGET_BAY.z) < 2.2;
  if (!isNear) return { tasks: was.bay === 'beside' ? { ...was, bay: 'open' } : was };
  if (was.bay !== 'open' || Math.abs(motion.forward) > STANDING) {
    // A car that drives on may try again.
    const isMoving = was.bay === 'beside' && Math.abs(motion.forward) > 0.5;
    return { tasks: isMoving ? { ...was, bay: 'open' } : was };
  }
  const { west, east, ends } = roomInBay(car, motion);
  const least = Math.min(west, east);
  if (least < 0) {
    const said = `Over the line by ${centimetres(-least)}. Pull out and try again.`;
    return { tasks: { ...was, bay: 'beside' }, said };
  }
  const long = car.length > TARGET_BAY.length;
  const tail = long
    ? ` It is ${centimetres(car.length - TARGET_BAY.length)} longer than the bay.`
    : '';
  if (ends < (long ? (TARGET_BAY.length - car.length) / 2 - 0.3 : -0.1)) {
    return { tasks: { ...was, bay: 'beside' }, said: 'Between the lines, but not all the way in.' };
  }
  const [left, right] = Math.sin(motion.heading) < 0 ? [west, east] : [east, west];
  const room = `${centimetres(left)} to the line on your left and ${centimetres(right)} on your right`;
  return { tasks: { ...was, bay: 'done' }, said: `Parked, with ${room}.${tail}` };
}

/** Returns the tasks after some seconds, and the message to show. */
export function watchTasks(
  car: VehicleFigures,
  was: Tasks,
  motion: Motion,
  throttle: number,
  seconds: number,
): Result {
  const hill = onHill(car, was, motion, throttle, seconds);
  const bay = inBay(car, hill.tasks, motion);
  return { tasks: bay.tasks, said: hill.said ?? bay.said };
}
