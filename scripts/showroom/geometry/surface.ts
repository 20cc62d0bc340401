import { at } from './numbers';
import { add, cross, dot, subtract, unit, type Vec3 } from './vector';

type Triangle = readonly [number, number, number];

/** A triangle mesh in metres; triangles are counter-clockwise seen from outside. */
export type Surface = { points: Vec3[]; normals: Vec3[]; triangles: Triangle[] };

/** Merges surfaces into one. */
export function merge(surfaces: readonly Surface[]): Surface {
  const whole: Surface = { points: [], normals: [], triangles: [] };
  for (const { points, normals, triangles } of surfaces) {
    const start = whole.points.length;
    for (const point of points) whole.points.push(point);
    for (const normal of normals) whole.normals.push(normal);
    for (const [a, b, c] of triangles) whole.triangles.push([a + start, b + start, c + start]);
  }
  return whole;
}

/** Flips a surface to face the other side. */
export const flipped = ({ points, normals, triangles }: Surface): Surface => ({
  points,
  normals: normals.map(([x, y, z]) => [-x, -y, -z]),
  triangles: triangles.map(([a, b, c]) => [a, c, b]),
});

/** Transforms points and normals by an isometry; `turns` reverses the triangles, as mirroring needs. */
function mapped(surface: Surface, move: (v: Vec3) => Vec3, turns: boolean): Surface {
  return {
    points: surface.points.map(move),
    normals: surface.normals.map(move),
    triangles: turns ? surface.triangles.map(([a, b, c]) => [a, c, b]) : surface.triangles,
  };
}

/** Returns a surface with its mirror image across the plane z = 0. */
export const mirrored = (surface: Surface): Surface =>
  merge([surface, mapped(surface, ([x, y, z]) => [x, y, -z], true)]);

/** Converts metres behind the nose to metres before the wheelbase's centre. */
export const facingForward = (surface: Surface, centre: number): Surface =>
  placed(
    mapped(surface, ([x, y, z]) => [-x, y, z], true),
    { at: [centre, 0, 0] },
  );

type Placement = { at?: Vec3; turnX?: number; turnY?: number; turnZ?: number };

/** Returns the surface turned about x, then y, then z (radians), and moved. */
export function placed(surface: Surface, placement: Placement): Surface {
  const { at: to = [0, 0, 0], turnX = 0, turnY = 0, turnZ = 0 } = placement;
  const [cosX, sinX] = [Math.cos(turnX), Math.sin(turnX)];
  const [cosY, sinY] = [Math.cos(turnY), Math.sin(turnY)];
  const [cosZ, sinZ] = [Math.cos(turnZ), Math.sin(turnZ)];
  const turn = ([x, y, z]: Vec3): Vec3 => {
    const [y1, z1] = [cosX * y - sinX * z, sinX * y + cosX * z];
    const [x2, z2] = [cosY * x + sinY * z1, -sinY * x + cosY * z1];
    return [cosZ * x2 - sinZ * y1, sinZ * x2 + cosZ * y1, z2];
  };
  const turned = mapped(surface, turn, false);
  return { ...turned, points: turned.points.map((point) => add(point, to)) };
}

/** Returns a net of `columns` by `rows` cells; in a `closed` one the last column meets the first. */
export function net(
  position: (u: number, v: number) => Vec3,
  columns: number,
  rows: number,
  closed = false,
): Surface {
  const points: Vec3[] = [];
  for (let i = 0; i <= columns; i++)
    for (let j = 0; j <= rows; j++) points.push(position(i / columns, j / rows));
  const id = (i: number, j: number) => i * (rows + 1) + j;
  const triangles: Triangle[] = [];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      triangles.push([id(i, j), id(i + 1, j), id(i + 1, j + 1)]);
      triangles.push([id(i, j), id(i + 1, j + 1), id(i, j + 1)]);
    }
  const sums = smoothSums(points, triangles);
  if (closed)
    for (let j = 0; j <= rows; j++) {
      const seam = add(at(sums, id(0, j)), at(sums, id(columns, j)));
      sums[id(0, j)] = seam;
      sums[id(columns, j)] = seam;
    }
  return { points, normals: sums.map(unit), triangles };
}

/** Returns the area-weighted sum of the triangle normals at each point. */
export function smoothSums(points: readonly Vec3[], triangles: readonly Triangle[]): Vec3[] {
  const sums: Vec3[] = points.map(() => [0, 0, 0]);
  for (const [a, b, c] of triangles) {
    const origin = at(points, a);
    const normal = cross(subtract(at(points, b), origin), subtract(at(points, c), origin));
    for (const i of [a, b, c]) sums[i] = add(at(sums, i), normal);
  }
  return sums;
}

/** Orients a convex surface's triangles outwards. */
export function outward(surface: Surface): Surface {
  const sum = surface.points.reduce(add, [0, 0, 0]);
  const centre: Vec3 = [
    sum[0] / surface.points.length,
    sum[1] / surface.points.length,
    sum[2] / surface.points.length,
  ];
  const facing = surface.points.reduce(
    (total, point, i) => total + dot(subtract(point, centre), at(surface.normals, i)),
    0,
  );
  return facing < 0 ? flipped(surface) : surface;
}
