import type { VehicleFigures } from './figures';

/** Position and motion of a car. x points right and z down on the plan; headings turn clockwise. */
export type Motion = {
  x: number;
  z: number;
  /** Radians clockwise from the x axis. */
  heading: number;
  /** Speeds along and to the right of the car in m/s. */
  forward: number;
  sideways: number;
  /** Radians a second, clockwise. */
  yawRate: number;
  /** Angle of the front wheels in radians, right is positive. */
  steer: number;
  /** Turned angle of the wheels in radians. */
  wheelTurn: number;
  /** m/s² along the car in the last step. */
  pull: number;
};

/** Pedals from 0 to 1; steering from -1 (left) to 1. */
export type Controls = { throttle: number; brake: number; steering: number; reverse: boolean };

/** The ground below the car. Slopes are rise by run, along the car and to its right. */
export type Ground = { slopeAhead: number; slopeRight: number; isRoad: boolean };

/** Seconds. */
export const STEP = 1 / 120;
const GRAVITY = 9.81;
const AIR_DENSITY = 1.2;
/**
 * Cornering stiffness of an axle relative to its load, per radian, and its share of the grip: the
 * front slides first.
 */
const FRONT = { stiffness: 10, grip: 0.92 };
const REAR = { stiffness: 14, grip: 1.12 };
const ROLLING = { road: 0.013, grass: 0.12 };
/** Maximum steering rate of the front wheels, in radians per second. */
const STEERING_RATE = 1.3;
/** Speeds in m/s between which the model blends from rolling wheels to sliding ones. */
const BLEND = [2, 4] as const;
const REVERSE_LIMIT = 5;
const TOP_SPEED = 70;

export const LEVEL: Ground = { slopeAhead: 0, slopeRight: 0, isRoad: true };

export const atRest = (x = 0, z = 0, heading = 0): Motion => ({
  x,
  z,
  heading,
  forward: 0,
  sideways: 0,
  yawRate: 0,
  steer: 0,
  wheelTurn: 0,
  pull: 0,
});

/** Limits a value; NaN becomes zero, or the nearest limit. */
const within = (low: number, high: number, value: number) =>
  Number.isNaN(value) ? Math.max(low, Math.min(high, 0)) : Math.min(Math.max(value, low), high);

/** Maximum steering of a sensible driver: the lock, and less at speed. */
function steeringLimit({ steeringLock, wheelbase, grip }: VehicleFigures, forward: number) {
  const useful = (wheelbase * grip * GRAVITY * 1.1) / Math.max(forward ** 2, 1) + 0.015;
  return Math.min(steeringLock, useful);
}

type Loads = { front: number; rear: number };

/** The axles' loads in newtons: a slope and a change of speed move weight. */
function axleLoads(car: VehicleFigures, pull: number, slope: number): Loads {
  const weight = car.mass * GRAVITY;
  const moved = (weight * car.centreHeight * (pull / GRAVITY + slope)) / car.wheelbase;
  const front = within(0.1 * weight, 0.9 * weight, weight * car.frontShare - moved);
  return { front, rear: weight - front };
}

const drivenLoad = ({ driven }: VehicleFigures, { front, rear }: Loads) =>
  driven === 'both' ? front + rear : driven === 'front' ? front : rear;

/** Drive force in newtons along the car, limited by the grip of the driven tyres. */
function driveForce(car: VehicleFigures, controls: Controls, forward: number, loads: Loads) {
  const throttle = within(0, 1, controls.throttle);
  const speed = Math.abs(forward);
  if (controls.reverse && forward < -REVERSE_LIMIT) return 0;
  const most = (car.power * car.usable) / Math.max(speed, car.firstGear * car.usable);
  const force = Math.min(throttle * most, car.grip * drivenLoad(car, loads));
  return controls.reverse ? -0.7 * force : force;
}

/** Speed after resistances, which stop the car but never turn it round. */
function slowed(speed: number, deceleration: number): number {
  const left = Math.abs(speed) - deceleration * STEP;
  return left > 0 ? Math.sign(speed) * left : 0;
}

/** A tyre's side force, which grows with the slip angle and saturates at its grip. */
const sideForce = (axle: typeof FRONT, slip: number, load: number, grip: number) =>
  -axle.grip * grip * load * Math.tanh((axle.stiffness * slip) / (axle.grip * grip));

/**
 * Returns the motion one `STEP` later, by a dynamic bicycle model; at walking pace the wheels roll
 * without slip.
 */
export function step(car: VehicleFigures, was: Motion, controls: Controls, ground: Ground): Motion {
  const slopeAhead = within(-0.4, 0.4, ground.slopeAhead);
  const slopeRight = within(-0.4, 0.4, ground.slopeRight);
  const wanted = within(-1, 1, controls.steering) * steeringLimit(car, was.forward);
  const turn = STEERING_RATE * STEP;
  const steer = was.steer + within(-turn, turn, wanted - was.steer);

  const loads = axleLoads(car, was.pull, slopeAhead);
  const grip = ground.isRoad ? car.grip : 0.5 * car.grip;
  const drive = driveForce({ ...car, grip }, controls, was.forward, loads);
  const brake = within(0, 1, controls.brake) * grip * 0.95 * GRAVITY;
  const rolling = (ground.isRoad ? ROLLING.road : ROLLING.grass) * GRAVITY;
  const drag = (0.5 * AIR_DENSITY * car.dragArea * was.forward ** 2) / car.mass;
  // Share of the tyres' grip that braking or driving leaves for side forces.
  const used = Math.min(Math.max(brake, Math.abs(drive) / car.mass) / (grip * GRAVITY), 0.95);
  const sideGrip = grip * Math.sqrt(1 - used ** 2);

  const front = (1 - car.frontShare) * car.wheelbase;
  const rear = car.frontShare * car.wheelbase;
  const share = within(0, 1, (was.forward - BLEND[0]) / (BLEND[1] - BLEND[0]));
  const speed = Math.max(was.forward, BLEND[0]);
  const frontSlip = Math.atan2(was.sideways + front * was.yawRate, speed) - steer;
  const rearSlip = Math.atan2(was.sideways - rear * was.yawRate, speed);
  const frontSide = share * sideForce(FRONT, frontSlip, loads.front, sideGrip);
  const rearSide = share * sideForce(REAR, rearSlip, loads.rear, sideGrip);

  const cornering = (frontSide * Math.sin(steer)) / car.mass;
  const pushed = drive / car.mass - GRAVITY * slopeAhead - cornering;
  const turned = share * was.sideways * was.yawRate;
  const forward = within(
    -2 * REVERSE_LIMIT,
    TOP_SPEED,
    slowed(was.forward + (pushed + turned) * STEP, brake + rolling + drag),
  );
  const inertia = car.mass * front * rear;
  const slidYaw = (front * frontSide * Math.cos(steer) - rear * rearSide) / inertia;
  const slidSide =
    (frontSide * Math.cos(steer) + rearSide) / car.mass -
    was.forward * was.yawRate -
    GRAVITY * slopeRight * share * 0.2;
  const rolledYaw = (forward * Math.tan(steer)) / car.wheelbase;
  const mix = (slid: number, rolled: number) => share * slid + (1 - share) * rolled;
  // Stability control (on every new car since 2014) limits the turn to the grip.
  const control = (1.05 * grip * GRAVITY) / speed;
  const yawRate = within(-control, control, mix(was.yawRate + slidYaw * STEP, rolledYaw));
  const sideways = within(-30, 30, mix(was.sideways + slidSide * STEP, rolledYaw * rear));

  const heading = was.heading + yawRate * STEP;
  const [along, across] = [Math.cos(heading), Math.sin(heading)];
  return {
    x: was.x + (forward * along - sideways * across) * STEP,
    z: was.z + (forward * across + sideways * along) * STEP,
    heading,
    forward,
    sideways,
    yawRate,
    steer,
    wheelTurn: was.wheelTurn + (forward / car.wheelRadius) * STEP,
    pull: (forward - was.forward) / STEP,
  };
}
