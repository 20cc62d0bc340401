import type { BodyName } from '@/lib/showroom/design-options';
import type { Outline } from '@/lib/showroom/fit/outlines';
import { BODIES } from '@/scripts/showroom/bodies/bodies';
import { buildCar } from '@/scripts/showroom/build-car';
import type { Vec2, Vec3 } from '@/scripts/showroom/geometry/vector';
import type { Material } from '@/scripts/showroom/materials';
import { envelope } from './envelope';
import { panesOf } from './panes';
import { hull, partsWhere, simplified, simplifiedLoop } from './polyline';

/** Materials that the outline runs round; plates, chrome and exhausts stand proud of it. */
const SKIN: readonly Material[] = [
  'paint',
  'glass',
  'trim',
  'under',
  'gloss',
  'gap',
  'headlamp',
  'taillamp',
  'grille',
];

/** Tolerance in metres. */
const TOLERANCE = 0.005;
const FIN_HALF = 0.06;
const MIRROR = { along: 0.3, below: 0.12 };

const UNITS = 1000;

const pathOf = (points: readonly Vec2[], isClosed = true) =>
  `M${points.map((point) => point.map((value) => Math.round(value * UNITS)).join(' ')).join('L')}${isClosed ? 'Z' : ''}`;

/**
 * Returns a body's outline from the side and from above, each in a box of 1000 × 1000: x from the nose to the tail, y
 * from the roof to the ground, or from the left flank to the right one.
 */
export function outlineOf(name: BodyName): Outline {
  const body = BODIES[name];
  const car = buildCar({ body: name, face: 'bars', wheel: 'five' });
  const centre = body.frontOverhang + body.wheelbase / 2;
  const triangles = SKIN.flatMap((material) => {
    const surface = car.body.get(material);
    return (surface?.triangles ?? []).map((corners) =>
      corners.map((corner) => surface?.points[corner] ?? ([0, 0, 0] as const)),
    );
  });
  /** Share of the length from the nose; the skin may bulge past its figures by a few millimetres. */
  const along = (x: number) => Math.min(1, Math.max(0, (centre - x) / body.length));
  const up = (y: number) => 1 - Math.min(1, y / body.height);
  const across = (z: number) => 0.5 + Math.min(0.5, Math.max(-0.5, z / body.width));
  const isMirror = ([x, y]: Vec3) =>
    Math.abs(centre - x - body.mirror[0]) < MIRROR.along && y > body.mirror[1] - MIRROR.below;
  const isFin = ([, y, z]: Vec3) => y > body.height - 0.03 && Math.abs(z) < FIN_HALF;
  const flat = (keep: (point: Vec3) => boolean, to: (point: Vec3) => Vec2) =>
    triangles
      .filter((corners) => corners.every(keep))
      .map((corners) => corners.map(to) as unknown as [Vec2, Vec2, Vec2]);

  const fine = TOLERANCE / body.length;
  const side = envelope(
    flat(
      (p) => !isFin(p),
      ([x, y]) => [along(x), up(y)],
    ),
    0,
    1,
  );
  const plan = envelope(
    flat(
      (p) => !isMirror(p),
      ([x, , z]) => [along(x), across(z)],
    ),
    0,
    1,
  );
  const loop = (edges: { low: Vec2[]; high: Vec2[] }) =>
    pathOf([...simplified(edges.low, fine), ...simplified(edges.high, fine).reverse()]);
  const glass = car.body.get('glass');
  const panes = glass ? panesOf(glass) : [];
  /** Returns the outline of a screen, whatever holes it has: its outline from above is convex. */
  const screen = (end: 1 | -1) => {
    const points = glass?.points.filter((_, i) => {
      const [x, y, z] = glass.normals[i] ?? [0, 0, 1];
      return x * end > 0.15 && y > 0 && Math.abs(z) < 0.45;
    });
    const line = hull((points ?? []).map(([x, , z]): Vec2 => [along(x), across(z)]));
    return line.length > 2 ? pathOf(simplifiedLoop(line, fine)) : '';
  };
  const belt = (d: number) => {
    const after = body.belt.findIndex(([at]) => at >= d);
    const [[ad, ay], [bd, by]] = [body.belt[after - 1], body.belt[after]].map(
      (point) => point ?? [d, body.belt.at(-1)?.[1] ?? 0],
    ) as [Vec2, Vec2];
    return ad === bd ? ay : ay + ((d - ad) / (bd - ad)) * (by - ay);
  };
  const pane = (line: Vec3[], to: (point: Vec3) => Vec2) =>
    pathOf(simplifiedLoop(line.map(to), fine));

  return {
    side: loop(side),
    windows: panes
      .filter(({ facing }) => facing[2] > 0.5)
      .map((one) => pane(one.loop, ([x, y]) => [along(x), up(y)]))
      .join(''),
    doors: body.doors
      .flatMap((line) => partsWhere(line, ([d, y]) => y < belt(d) - 0.01))
      .map((line) => simplified(line, TOLERANCE).map(([d, y]): Vec2 => [d / body.length, up(y)]))
      .map((line) => pathOf(line, false))
      .join(''),
    plan: loop(plan),
    screens: [
      screen(1),
      screen(-1),
      ...panes
        .filter(({ facing }) => Math.abs(facing[2]) > 0.5)
        .map((one) => pane(one.loop, ([x, , z]) => [along(x), across(z)])),
    ].join(''),
    wheels: [body.frontOverhang, body.frontOverhang + body.wheelbase].map((at) =>
      Math.round((at / body.length) * UNITS),
    ),
    wheelRadius: Math.round((body.wheelRadius / body.height) * UNITS),
    mirror: Math.round((body.mirror[0] / body.length) * UNITS),
    mirrorHeight: Math.round(up(body.mirror[1]) * UNITS),
  };
}
