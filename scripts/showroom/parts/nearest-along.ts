import { at } from '../geometry/numbers';
import type { Surface } from '../geometry/surface';
import type { Vec2, Vec3 } from '../geometry/vector';

/** Returns the vertex of a surface's right half nearest to a place, with its metres from the middle counted by `along`. */
export function nearestAlong(
  { points, normals }: Surface,
  along: (point: Vec3) => number,
  [z, y]: Vec2,
) {
  let nearest: { point: Vec3; normal: Vec3 } | null = null;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((point, i) => {
    const distance = Math.hypot(along(point) - z, point[1] - y);
    if (point[2] < 0 || distance > least) return;
    least = distance;
    nearest = { point, normal: at(normals, i) };
  });
  return nearest as { point: Vec3; normal: Vec3 } | null;
}
