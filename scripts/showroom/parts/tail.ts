import { type CarvedMesh, ELSEWHERE, type Field } from '../geometry/carved-mesh';
import { bspline, bspline3 } from '../geometry/curve';
import { at } from '../geometry/numbers';
import { polygon } from '../geometry/region';
import { box, latheInwards, pillow, tube } from '../geometry/solids';
import { mirrored, placed, type Surface } from '../geometry/surface';
import { add, dot, unit, type Vec2, type Vec3 } from '../geometry/vector';
import { nearestAlong } from './nearest-along';
import type { PartList } from './part-list';
import type { Shape } from './shape';

/** Length of the skin's edges at the tail lamps, in metres. */
const CUT_EDGE = 0.025;
/** A reflector's size, and its distance from the end of the lower panel, in metres. */
const REFLECTOR = { width: 0.17, height: 0.026, inset: 0.035 };
/** Distance from the end of a glowing line to the end of its lamp. */
const GLOW_MARGIN = 0.028;

const REAR = ['paint', 'trim', 'gloss', 'taillamp'] as const;

/** Returns metres from the middle, continued round the corner. */
export const alongTail =
  ({ body }: Shape) =>
  ([x, , z]: Vec3) =>
    z + Math.max(0, body.length - x - body.tail.wrap) * 0.9;

/** Cuts tail lamps, with a dark edge that reads on any paint, and the lower panel. */
export function carveTail(mesh: CarvedMesh, shape: Shape, joined: boolean, isFine: boolean): void {
  const { length, tail, rearTrim } = shape.body;
  const lamp = polygon(tail.lamp, 0.012);
  const along = alongTail(shape);
  const inLamp: Field = ({ point, station }) =>
    station > length - 0.9 ? lamp(along(point), point[1]) : ELSEWHERE;
  if (isFine) mesh.refine(inLamp, CUT_EDGE);
  mesh.carveFramed('paint', inLamp, 0.011, ['taillamp', 'gloss']);
  const onTail =
    (inside: (z: number, y: number) => number): Field =>
    ({ point, normal, station }) =>
      station > length - 0.5 && normal[0] > 0.2 ? inside(point[2], point[1]) : ELSEWHERE;
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
  const outline = reflectorOf(mesh, shape);
  if (!outline) return;
  const reflector = onTail(polygon(outline, 0.006));
  if (isFine) mesh.refine(reflector, CUT_EDGE);
  mesh.carve('trim', [reflector], 'taillamp');
}

/** Returns the outline of the reflector: in the middle of the lower panel's height, near its end. */
function reflectorOf(mesh: CarvedMesh, { body }: Shape): Vec2[] | null {
  const high = Math.max(...body.rearTrim.map(([, y]) => y));
  const end = Math.max(...body.rearTrim.flatMap(([z, y]) => (y === high ? [z] : [])));
  const right = end - REFLECTOR.inset;
  const left = right - REFLECTOR.width;
  const { points, normals } = mesh.surface('trim');
  const heights = points.flatMap(([x, y, z], i) => {
    const isBehind = x > body.length - 0.5 && at(normals, i)[0] > 0.5;
    return isBehind && z > left && z < right ? [y] : [];
  });
  if (heights.length === 0) return null;
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  const [low, top] = [middle - REFLECTOR.height / 2, middle + REFLECTOR.height / 2];
  return [
    [left, low],
    [left, top],
    [right, top],
    [right, low],
  ];
}

/** Returns whether lamps stand upright at the corners: they are never joined across the tail. */
const upright = ({ body }: Shape) => Math.min(...body.tail.lamp.map(([z]) => z)) > 0.55;

function bandHeights({ body }: Shape): readonly [number, number] {
  const [, y] = body.tail.strips[0]?.[0] ?? [0, body.rearBadge];
  return [y - 0.02, y + 0.02];
}

/** Leads a line that runs outwards in a lamp round the corner to the lamp's end. */
function roundCorner(line: readonly Vec2[], lamp: (z: number, y: number) => number): Vec2[] {
  const [[z0, y0], [z1, y1]] = [at(line, -2), at(line, -1)];
  const steep = (y1 - y0) / (z1 - z0);
  const path = bspline(line, 10);
  if (Math.abs(steep) > 1) return path;
  for (let [z, y] = [z1, y1]; lamp(z, y) < -GLOW_MARGIN; z += 0.03, y += 0.03 * steep)
    path.push([z, y]);
  return path;
}

/** Returns the half of a surface that faces one way: a strip must not be seen from inside, through the windows. */
function half({ points, normals, triangles }: Surface, way: Vec3): Surface {
  const faces = (i: number) => dot(at(normals, i), way) > -0.02;
  return { points, normals, triangles: triangles.filter((corners) => corners.every(faces)) };
}

/** Adds glowing strips, plate and exhausts. The plate stands `aside` of the middle, in metres, if doors meet there. */
export function addTail(parts: PartList, mesh: CarvedMesh, shape: Shape, aside = 0): void {
  const { body } = shape;
  const behind = (x: number) => x > body.length / 2;
  const along = alongTail(shape);
  const lamps = mesh.surface('taillamp');
  for (const strip of body.tail.strips) {
    const found = roundCorner(strip, polygon(body.tail.lamp)).flatMap((place) => {
      const on = nearestAlong(lamps, along, place);
      return on ? [{ ...on, y: place[1] }] : [];
    });
    const path = found.map(
      ({ point: [x, , z], normal, y }): Vec3 => [x + normal[0] * 0.002, y, z + normal[2] * 0.002],
    );
    const outwards = unit(found.map(({ normal }) => normal).reduce(add, [0, 0, 0]));
    parts.add('tailglow', mirrored(half(tube(bspline3(path, path.length), 0.009, 6), outwards)));
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
