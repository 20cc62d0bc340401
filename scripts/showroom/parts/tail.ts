import type { CarvedMesh, Field } from '../geometry/carved-mesh';
import { bspline3 } from '../geometry/curve';
import { at } from '../geometry/numbers';
import { polygon } from '../geometry/region';
import { box, latheInwards, pillow, tube } from '../geometry/solids';
import { mirrored, placed, type Surface } from '../geometry/surface';
import { add, dot, unit, type Vec3 } from '../geometry/vector';
import type { PartList } from './part-list';
import type { Shape } from './shape';

const REAR = ['paint', 'trim', 'gloss', 'taillamp'] as const;

/** Metres from the middle, going on round the corner. */
export const alongTail =
  ({ body }: Shape) =>
  ([x, , z]: Vec3) =>
    z + Math.max(0, body.length - x - body.tail.wrap) * 0.9;

/** Cuts tail lamps, with a dark edge that reads on any paint, and the lower panel. */
export function carveTail(mesh: CarvedMesh, shape: Shape, joined: boolean): void {
  const { length, tail, rearTrim } = shape.body;
  const lamp = polygon(tail.lamp, 0.012);
  const along = alongTail(shape);
  const inLamp: Field = ({ point, station }) =>
    station > length - 0.9 ? lamp(along(point), point[1]) : 1;
  mesh.carveFramed('paint', inLamp, 0.011, ['taillamp', 'gloss']);
  const onTail =
    (inside: (z: number, y: number) => number): Field =>
    ({ point, normal, station }) =>
      station > length - 0.5 && normal[0] > 0.2 ? inside(point[2], point[1]) : 1;
  if (joined && !upright(shape)) {
    const [low, high] = bandHeights(shape);
    const inner = Math.min(...tail.lamp.map(([z]) => z)) + 0.02;
    const across = polygon([
      [-1, low],
      [-1, high],
      [inner, high],
      [inner, low],
    ]);
    mesh.carveFramed('paint', onTail(across), 0.008, ['taillamp', 'gloss']);
  }
  mesh.carve(['paint', 'trim'], [onTail(polygon(rearTrim))], 'trim');
}

/** Lamps that stand upright at the corners are never joined across the tail. */
const upright = ({ body }: Shape) => Math.min(...body.tail.lamp.map(([z]) => z)) > 0.55;

function bandHeights({ body }: Shape): readonly [number, number] {
  const [, y] = body.tail.strips[0]?.[0] ?? [0, body.rearBadge];
  return [y - 0.02, y + 0.02];
}

/** What of a surface faces one way: a strip must not be seen from inside, through the windows. */
function half({ points, normals, triangles }: Surface, way: Vec3): Surface {
  const faces = (i: number) => dot(at(normals, i), way) > -0.2;
  return { points, normals, triangles: triangles.filter((corners) => corners.every(faces)) };
}

/**
 * Glowing strips, plate and exhausts. The plate stands `aside` of the middle, in metres, where doors
 * meet in it.
 */
export function addTail(parts: PartList, mesh: CarvedMesh, shape: Shape, aside = 0): void {
  const { body } = shape;
  const behind = (x: number) => x > body.length / 2;
  for (const strip of body.tail.strips) {
    const found = strip.flatMap(([z, y]) => mesh.nearest(['taillamp'], z, y, behind) ?? []);
    const path = found.map(({ point, normal }, i): Vec3 => {
      const y = strip[i]?.[1] ?? point[1];
      return [point[0] + normal[0] * 0.002, y, point[2] + normal[2] * 0.002];
    });
    const outwards = unit(found.map(({ normal }) => normal).reduce(add, [0, 0, 0]));
    parts.add('tailglow', mirrored(half(tube(bspline3(path, 16), 0.009, 8), outwards)));
  }
  const on = (y: number) => mesh.nearest(REAR, Math.abs(aside), y, behind);
  const behindPlate = on(body.rearPlate);
  if (behindPlate) {
    const [x] = behindPlate.point;
    const turnZ = Math.atan2(behindPlate.normal[1], behindPlate.normal[0]);
    const turnY = aside
      ? Math.sign(-aside) * Math.atan2(behindPlate.normal[2], behindPlate.normal[0])
      : 0;
    parts.add(
      'gloss',
      placed(pillow([0.03, 0.135, 0.56], 0.25, 16, 8), {
        turnY,
        turnZ,
        at: [x - 0.001, body.rearPlate, aside],
      }),
    );
    parts.add(
      'rearplate',
      placed(box([0.01, 0.111, 0.52]), { turnY, turnZ, at: [x + 0.012, body.rearPlate, aside] }),
    );
  }
  for (const [z, y] of body.exhausts ?? []) {
    const pipe = latheInwards(
      [
        [0.03, 0],
        [0.038, 0],
        [0.038, 0],
        [0.038, -0.12],
      ],
      20,
    );
    const hollow = latheInwards(
      [
        [0.001, -0.006],
        [0.031, -0.006],
      ],
      20,
    );
    const place = {
      turnY: Math.PI / 2,
      at: [shape.lean(body.length, y + 0.04, z) + 0.006, y, z] as const,
    };
    parts.add('alloy', mirrored(placed(pipe, place)));
    parts.add('gap', mirrored(placed(hollow, place)));
  }
}
