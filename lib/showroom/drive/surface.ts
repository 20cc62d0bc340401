import {
  APRONS,
  CAR_PARK,
  LANE,
  PARKED,
  type Point,
  ROADS,
  ROUNDABOUT,
  slopeAt,
  TAKEN_BAYS,
} from './course';
import type { Ground, Motion } from './dynamics';
import type { VehicleFigures } from './figures';

type Nearest = { distance: number; x: number; z: number; heading: number };

/** The nearest point on a road's middle line, and the road's direction there. */
function nearestOn(line: readonly Point[], x: number, z: number): Nearest {
  let best: Nearest = { distance: Number.POSITIVE_INFINITY, x, z, heading: 0 };
  for (let index = 1; index < line.length; index += 1) {
    const [[fromX, fromZ], [toX, toZ]] = [line[index - 1] as Point, line[index] as Point];
    const [dx, dz] = [toX - fromX, toZ - fromZ];
    const share = ((x - fromX) * dx + (z - fromZ) * dz) / (dx ** 2 + dz ** 2);
    const along = Math.min(Math.max(share, 0), 1);
    const [atX, atZ] = [fromX + along * dx, fromZ + along * dz];
    const distance = Math.hypot(x - atX, z - atZ);
    if (distance < best.distance) best = { distance, x: atX, z: atZ, heading: Math.atan2(dz, dx) };
  }
  return best;
}

function isInside(outline: readonly Point[], x: number, z: number): boolean {
  let inside = false;
  outline.forEach(([ax, az], index) => {
    const [bx, bz] = outline[(index + 1) % outline.length] as Point;
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside;
  });
  return inside;
}

const centreDistance = (x: number, z: number) => Math.hypot(x - ROUNDABOUT.x, z - ROUNDABOUT.z);

/** Metres from the edge of the tarmac; negative on it. On the island, the distance to its edge. */
export function offRoad(x: number, z: number): number {
  const centre = centreDistance(x, z);
  if (centre < ROUNDABOUT.island) return ROUNDABOUT.island - centre;
  if (APRONS.some((outline) => isInside(outline, x, z))) return -1;
  const { left, right, top, bottom } = CAR_PARK;
  const park = Math.max(left - x, x - right, top - z, z - bottom);
  const roads = ROADS.map(({ line, half }) => nearestOn(line, x, z).distance - half);
  return Math.min(centre - ROUNDABOUT.radius, park, ...roads);
}

/** The ground below a car. */
export function groundBelow({ x, z, heading }: Motion): Ground {
  const north = slopeAt(z);
  return {
    slopeAhead: -north * Math.sin(heading),
    slopeRight: -north * Math.cos(heading),
    isRoad: offRoad(x, z) <= 0,
  };
}

/** The place in the left lane nearest to a car that left the course, in its direction of travel. */
export function backOnRoad({ x, z, heading }: Motion) {
  const nearest = ROADS.map(({ line }) => nearestOn(line, x, z)).sort(
    (one, other) => one.distance - other.distance,
  )[0] as Nearest;
  const isAlong = Math.cos(nearest.heading - heading) >= 0;
  const direction = isAlong ? nearest.heading : nearest.heading + Math.PI;
  return {
    x: nearest.x + LANE * Math.sin(direction),
    z: nearest.z - LANE * Math.cos(direction),
    heading: direction,
  };
}

type Outline = Pick<
  VehicleFigures,
  'length' | 'width' | 'wheelbase' | 'frontShare' | 'frontOverhang'
>;

/** Metres from the centre of gravity, which is the motion's position, to the bumpers. */
export function reach({ length, wheelbase, frontShare, frontOverhang }: Outline) {
  const ahead = (1 - frontShare) * wheelbase + frontOverhang;
  return { ahead, behind: length - ahead };
}

/** Corners of a car on the plan: front left, front right, rear right, rear left. */
export function cornersOf(car: Outline, { x, z, heading }: Pick<Motion, 'x' | 'z' | 'heading'>) {
  const { ahead, behind } = reach(car);
  const [along, across] = [Math.cos(heading), Math.sin(heading)];
  const side = car.width / 2;
  const corners: Point[] = [
    [ahead, -side],
    [ahead, side],
    [-behind, side],
    [-behind, -side],
  ];
  return corners.map(([u, v]): Point => [x + u * along - v * across, z + u * across + v * along]);
}

/** Whether a car overlaps a parked one. */
export function touchesParked(car: Outline, motion: Motion): boolean {
  const corners = cornersOf(car, motion);
  return TAKEN_BAYS.some((bay) => {
    const [w, l] = [PARKED.width / 2, PARKED.length / 2];
    const box: Point[] = [
      [bay.x - w, bay.z - l],
      [bay.x + w, bay.z - l],
      [bay.x + w, bay.z + l],
      [bay.x - w, bay.z + l],
    ];
    return (
      corners.some(([x, z]) => isInside(box, x, z)) || box.some(([x, z]) => isInside(corners, x, z))
    );
  });
}

/** Whether a car drives round the island against the traffic. */
export function isAgainstTraffic({ x, z, heading, forward }: Motion): boolean {
  const centre = centreDistance(x, z);
  if (centre > ROUNDABOUT.radius - 2 || centre < ROUNDABOUT.island || forward < 1) return false;
  return x * Math.sin(heading) - z * Math.cos(heading) < -0.5 * centre;
}
