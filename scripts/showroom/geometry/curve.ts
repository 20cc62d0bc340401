import { at, lerp } from './numbers';
import type { Vec2, Vec3 } from './vector';

/** Samples a clamped cubic B-spline of the control points. */
export function bspline(controls: readonly Vec2[], samples = 400): Vec2[] {
  const first = at(controls, 0);
  const last = at(controls, -1);
  const cage = [first, first, ...controls, last, last];
  const spans = cage.length - 3;
  const perSpan = Math.ceil(samples / spans);
  const points: Vec2[] = [];
  for (let span = 0; span < spans; span++) {
    const corners = [0, 1, 2, 3].map((k) => at(cage, span + k));
    for (let i = 0; i < perSpan; i++) {
      const t = i / perSpan;
      const weights = [
        (1 - t) ** 3 / 6,
        (4 - 6 * t ** 2 + 3 * t ** 3) / 6,
        (1 + 3 * t + 3 * t ** 2 - 3 * t ** 3) / 6,
        t ** 3 / 6,
      ];
      const along = (axis: 0 | 1) =>
        corners.reduce((sum, corner, k) => sum + at(weights, k) * corner[axis], 0);
      points.push([along(0), along(1)]);
    }
  }
  points.push(last);
  return points;
}

/** Samples the same spline in three dimensions. */
export function bspline3(controls: readonly Vec3[], samples: number): Vec3[] {
  const along = (axis: 0 | 1 | 2) =>
    bspline(
      controls.map((point, i) => [i, point[axis]] as const),
      samples,
    );
  const [x, y, z] = [along(0), along(1), along(2)];
  return x.map((point, i) => [point[1], at(y, i)[1], at(z, i)[1]]);
}

/** Interpolates y at x on a polyline with non-decreasing x; constant beyond its ends. */
export function graphOf(points: readonly Vec2[]): (x: number) => number {
  return (x) => {
    let low = 0;
    let high = points.length - 1;
    if (x <= at(points, low)[0]) return at(points, low)[1];
    if (x >= at(points, high)[0]) return at(points, high)[1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (at(points, middle)[0] <= x) low = middle;
      else high = middle;
    }
    const [ax, ay] = at(points, low);
    const [bx, by] = at(points, high);
    return bx - ax < 1e-9 ? ay : lerp(ay, by, (x - ax) / (bx - ax));
  };
}

/** Returns the graph of a B-spline. */
export const spline = (controls: readonly Vec2[], samples = 400) =>
  graphOf(bspline(controls, samples));
