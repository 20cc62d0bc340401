import type { Face } from '../faces/face';
import { type CarvedMesh, ELSEWHERE, type Field } from '../geometry/carved-mesh';
import { steps } from '../geometry/numbers';
import type { Surface } from '../geometry/surface';
import { add, cross, dot, mix, scale, subtract, unit, type Vec3 } from '../geometry/vector';

/** A round lamp of the right half, with its middle on the skin and its direction. */
export type LampDisc = { centre: Vec3; axis: Vec3; radius: number };

/** Share of the direction ahead in a round lamp's axis; the rest is the skin's normal. */
const AHEAD = 0.45;
/** Distance along its axis, in metres, within which the skin belongs to a lamp. */
const REACH = 0.14;

/** Returns the round lamp at a place of the nose; `distance` finds the place on the skin. */
export function lampDisc(
  mesh: CarvedMesh,
  { lamp }: Face,
  distance: (point: Vec3) => number,
): LampDisc | null {
  if (!('radius' in lamp)) return null;
  let least = Number.POSITIVE_INFINITY;
  let disc: LampDisc | null = null;
  for (const { point, normal, station } of mesh.vertices) {
    const away = station < 1.1 ? distance(point) : least;
    if (away >= least) continue;
    least = away;
    disc = { centre: point, axis: unit(mix(normal, [-1, 0, 0], AHEAD)), radius: lamp.radius };
  }
  return disc;
}

/** Returns the height over the middle along the axis, and the distance from the axis, in metres. */
function along({ centre, axis }: LampDisc, point: Vec3) {
  const away = subtract(point, centre);
  const height = dot(away, axis);
  return { height, radius: Math.hypot(...subtract(away, scale(axis, height))) };
}

/** Returns the inside of a round lamp: a circle as seen along its axis. */
export const discField =
  (disc: LampDisc): Field =>
  ({ point }) => {
    const { height, radius } = along(disc, point);
    return Math.abs(height) > REACH ? ELSEWHERE : radius - disc.radius;
  };

/** Returns the lowest height, along the axis, of the lens over a disc within a radius. */
const lowest = (disc: LampDisc, lens: readonly Vec3[], radius: number) =>
  Math.min(
    ...lens.flatMap((point) => {
      const place = along(disc, point);
      return place.radius < radius && Math.abs(place.height) < REACH ? [place.height] : [];
    }),
  );

/** Returns a level circle about the axis, closed: its last point is its first. */
function circle({ centre, axis }: LampDisc, height: number, radius: number): Vec3[] {
  const middle = add(centre, scale(axis, height));
  const across = unit(cross(axis, [0, 1, 0]));
  const up = cross(across, axis);
  return steps(48).map((t) => {
    const angle = 2 * Math.PI * t;
    return add(
      middle,
      add(scale(across, Math.cos(angle) * radius), scale(up, Math.sin(angle) * radius)),
    );
  });
}

/** Returns a level ring about the axis, a radius wide, just below the lens that covers it. */
export const ringIn = (disc: LampDisc, lens: readonly Vec3[], radius: number): Vec3[] =>
  circle(disc, lowest(disc, lens, radius + 0.008) - 0.012, radius);

/** Returns the level floor of a round lamp, below its ring, and its depth below a point. */
export function floorOf(disc: LampDisc, lens: readonly Vec3[]) {
  const height = lowest(disc, lens, disc.radius) - 0.035;
  const points = circle(disc, height, disc.radius);
  const floor: Surface = {
    points,
    normals: points.map(() => disc.axis),
    triangles: steps(45).map((_, i) => [0, i + 2, i + 1]),
  };
  return { floor, depth: (point: Vec3) => along(disc, point).height - height };
}
