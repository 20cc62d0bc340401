import { at, clamp } from './numbers';
import type { Vec2 } from './vector';

function squaredDistance(x: number, y: number, [ax, ay]: Vec2, [bx, by]: Vec2): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1e-12), 0, 1);
  return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
}

/** Returns the distance from a polyline. */
export const lineDistance = (line: readonly Vec2[]) => (x: number, y: number) => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++)
    least = Math.min(least, squaredDistance(x, y, at(line, i - 1), at(line, i)));
  return Math.sqrt(least);
};

/** Returns the signed distance from a polygon, below 0 inside; corners are rounded to `radius` without growth. */
export function polygon(corners: readonly Vec2[], radius = 0): (x: number, y: number) => number {
  const shape = radius > 0 ? inset(corners, radius) : corners;
  return (x, y) => {
    let least = Number.POSITIVE_INFINITY;
    let inside = false;
    for (let i = 0; i < shape.length; i++) {
      const a = at(shape, i - 1);
      const b = at(shape, i);
      least = Math.min(least, squaredDistance(x, y, a, b));
      const crosses = b[1] > y !== a[1] > y;
      if (crosses && x < ((a[0] - b[0]) * (y - b[1])) / (a[1] - b[1]) + b[0]) inside = !inside;
    }
    return (inside ? -1 : 1) * Math.sqrt(least) - radius;
  };
}

/** Returns the signed distance from the endless line through two points, above 0 on its right. */
export const lineSide =
  ([ax, ay]: Vec2, [bx, by]: Vec2) =>
  (x: number, y: number) =>
    ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / Math.hypot(bx - ax, by - ay);

/** Returns the polygon with every side moved inwards. */
function inset(corners: readonly Vec2[], by: number): Vec2[] {
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = at(corners, (i + 1) % corners.length);
    return sum + x * nextY - y * nextX;
  }, 0);
  const turn = area > 0 ? 1 : -1;
  const inward = (a: Vec2, b: Vec2): Vec2 => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(-(b[1] - a[1]) / length) * turn, ((b[0] - a[0]) / length) * turn];
  };
  return corners.map((corner, i) => {
    const before = inward(at(corners, i - 1), corner);
    const after = inward(corner, at(corners, (i + 1) % corners.length));
    const spread = Math.max(0.35, 1 + before[0] * after[0] + before[1] * after[1]);
    return [
      corner[0] + (by * (before[0] + after[0])) / spread,
      corner[1] + (by * (before[1] + after[1])) / spread,
    ];
  });
}
