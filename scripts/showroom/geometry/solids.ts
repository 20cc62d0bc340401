import { at, clamp, lerp } from './numbers';
import { flipped, merge, net, outward, type Surface } from './surface';
import { add, cross, dot, scale, subtract, unit, type Vec2, type Vec3 } from './vector';

const TURN = 2 * Math.PI;
const power = (x: number, exponent: number) => Math.sign(x) * Math.abs(x) ** exponent;

/** Returns a box of full widths x, y, z with rounded edges; `roundness` from 0 (sharp) to 1 (an egg). */
export function pillow([x, y, z]: Vec3, roundness: number, columns = 16, rows = 10): Surface {
  return outward(
    net(
      (u, v) => {
        const a = -u * TURN;
        const b = (v - 0.5) * Math.PI * 0.9999;
        const ring = power(Math.cos(b), roundness) / 2;
        return [
          x * ring * power(Math.cos(a), roundness),
          (y / 2) * power(Math.sin(b), roundness),
          z * ring * power(Math.sin(a), roundness),
        ];
      },
      columns,
      rows,
      true,
    ),
  );
}

/** Returns a box of full widths x, y, z with sharp edges. */
export function box([x, y, z]: Vec3): Surface {
  const faces = [0, 1, 2].flatMap((axis) =>
    [-1, 1].map((side) => {
      const face = net(
        (u, v) => {
          const point = [0, 0, 0];
          point[axis] = side / 2;
          point[(axis + 1) % 3] = (u - 0.5) * side;
          point[(axis + 2) % 3] = v - 0.5;
          return [at(point, 0) * x, at(point, 1) * y, at(point, 2) * z];
        },
        1,
        1,
      );
      return face;
    }),
  );
  return merge(faces);
}

/** Revolves a profile of [radius, z] about the z axis; a repeated point creates a sharp edge. */
export function lathe(profile: readonly Vec2[], segments = 40): Surface {
  const runs: Vec2[][] = [[]];
  profile.forEach((point, i) => {
    const before = profile[i - 1];
    if (before && before[0] === point[0] && before[1] === point[1]) runs.push([]);
    at(runs, -1).push(point);
  });
  return merge(
    runs.map((run) =>
      net(
        (u, v) => {
          const [radius, z] = at(run, Math.round(v * (run.length - 1)));
          return [Math.cos(u * TURN) * radius, Math.sin(u * TURN) * radius, z];
        },
        segments,
        run.length - 1,
        true,
      ),
    ),
  );
}

/** Revolves profiles that are drawn from the rim inwards. */
export const latheInwards = (profile: readonly Vec2[], segments = 40) =>
  flipped(lathe(profile, segments));

/** Returns a round bar along a path, closed to a point at both ends, or a ring if the path ends at its start. */
export function tube(path: readonly Vec3[], radius: number, segments = 8): Surface {
  const last = path.length - 1;
  const isRing = Math.hypot(...subtract(at(path, 0), at(path, last))) < 1e-9;
  const beside = (i: number) => at(path, isRing ? (i + last) % last : clamp(i, 0, last));
  const surface = net(
    (u, v) => {
      const i = Math.round(v * last);
      const along = unit(subtract(beside(i + 1), beside(i - 1)));
      const side = unit(cross(along, Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
      const up = cross(side, along);
      const r = !isRing && (i === 0 || i === last) ? radius * 0.2 : radius;
      const spoke = add(scale(side, Math.cos(u * TURN) * r), scale(up, Math.sin(u * TURN) * r));
      return add(at(path, i), spoke);
    },
    segments,
    last,
    true,
  );
  const middle = last >> 1;
  const facing = Array.from({ length: segments }, (_, i) => i * (last + 1) + middle).reduce(
    (sum, i) =>
      sum + dot(subtract(at(surface.points, i), at(path, middle)), at(surface.normals, i)),
    0,
  );
  return facing < 0 ? flipped(surface) : surface;
}

/** Returns a flat bar of a height and a depth (x) along a path that runs in z. */
export function bar(path: readonly Vec3[], height: number, depth: number): Surface {
  const corners: readonly Vec2[] = [
    [-depth / 2, -height / 2],
    [-depth / 2, height / 2],
    [depth / 2, height / 2],
    [depth / 2, -height / 2],
  ];
  const sides = corners.map((corner, i) => {
    const next = at(corners, (i + 1) % 4);
    return net(
      (u, v) => {
        const [x, y, z] = at(path, Math.round(u * (path.length - 1)));
        return [x + lerp(corner[0], next[0], v), y + lerp(corner[1], next[1], v), z];
      },
      path.length - 1,
      1,
    );
  });
  return outward(merge(sides));
}
