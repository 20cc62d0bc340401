import type { Face } from '../faces/face';
import { type CarvedMesh, ELSEWHERE, type Field } from '../geometry/carved-mesh';
import { bspline3 } from '../geometry/curve';
import { borderOf } from '../geometry/cut';
import { edgeStrip } from '../geometry/edge-strip';
import { at, lerp, steps } from '../geometry/numbers';
import { polygon } from '../geometry/region';
import { bar, box, lathe, tube } from '../geometry/solids';
import { mirrored, placed, type Surface } from '../geometry/surface';
import { add, scale, type Vec2, type Vec3 } from '../geometry/vector';
import { honeycomb } from './honeycomb';
import { discField, floorOf, type LampDisc, lampDisc, ringIn } from './lamp-disc';
import { nearestAlong } from './nearest-along';
import type { PartList } from './part-list';
import type { Shape } from './shape';

/** Metres behind the nose at which the lamps turn round the corner. */
const CORNER = 0.17;
/** Depth of lamps and grilles behind the skin, in metres. */
const LAMP_DEPTH = 0.05;
const GRILLE_DEPTH = 0.06;

/** Converts shares of a face to metres on this nose. */
const onNose =
  ({ body }: Shape) =>
  ([u, v]: Vec2): Vec2 => [u * (body.width / 2), lerp(body.clearance, body.noseHeight, v)];

/** Returns metres from the middle, continued round the corner. */
export const alongNose = ([x, , z]: Vec3) => z + Math.max(0, x - CORNER) * 0.9;

/** Returns the signed distance from a lamp, by metres along the nose and height. */
export function lampRegion(shape: Shape, { lamp }: Face): (z: number, y: number) => number {
  const place = onNose(shape);
  if (!('radius' in lamp)) return polygon(lamp.map(place), 0.012);
  const [z0, y0] = place(lamp.centre);
  return (z, y) => Math.hypot(z - z0, y - y0) - lamp.radius;
}

/** Length of the skin's edges at cuts, in metres: a lamp's border is then smooth to half a millimetre. */
const CUT_EDGE = 0.018;

/** Returns the round lamp of a face; null if its lamps are not round. */
const discOf = (mesh: CarvedMesh, shape: Shape, face: Face) => {
  if (!('radius' in face.lamp)) return null;
  const [z, y] = onNose(shape)(face.lamp.centre);
  return lampDisc(mesh, face, (point) => Math.hypot(alongNose(point) - z, point[1] - y));
};

/** Cuts lamps and openings of a face out of the nose, finely for pictures; returns its lamp if that is round. */
export function carveNose(
  mesh: CarvedMesh,
  shape: Shape,
  face: Face,
  isFine: boolean,
): LampDisc | null {
  const place = onNose(shape);
  const lamp = lampRegion(shape, face);
  const nearLamp: Field = ({ point, station }) =>
    station < 1.1 ? lamp(alongNose(point), point[1]) : ELSEWHERE;
  if (isFine || 'radius' in face.lamp) mesh.refine(nearLamp, CUT_EDGE);
  const disc = discOf(mesh, shape, face);
  const inLamp = disc ? discField(disc) : nearLamp;
  mesh.carveFramed('paint', inLamp, 0.008, ['headlamp', 'gloss']);
  for (const { outline, filling, frame } of face.openings) {
    const inside = polygon(outline.map(place), 0.02);
    const region: Field = ({ point, station }) =>
      station < 0.6 && point[0] < 0.42 ? inside(alongNose(point), point[1]) : ELSEWHERE;
    if (isFine) mesh.refine(region, CUT_EDGE);
    if (frame) mesh.carveFramed(['paint', 'trim'], region, frame[0], [filling, frame[1]]);
    else mesh.carve(['paint', 'trim'], [region], filling);
  }
  return disc;
}

/** Adds the parts that stand on the nose once it is cut: lamps' insides, grilles with their bars, and the plate. */
export function addNose(
  parts: PartList,
  mesh: CarvedMesh,
  shape: Shape,
  face: Face,
  disc: LampDisc | null,
): void {
  addLamps(parts, mesh, shape, face, disc);
  addGrilles(parts, mesh, shape, face);
  const { body } = shape;
  const [, plateY] = onNose(shape)([0, face.plate]);
  const plate = (forward: number) => across(shape, plateY, 0.26, forward);
  // The plate is on a holder that reaches back into the grille behind it.
  parts.add('trim', bar(across(shape, plateY, 0.275, -0.022), 0.128, 0.064));
  parts.add('plate', bar(flattened(plate(0.016)), 0.111, 0.008));
  parts.add(
    'well',
    placed(box([0.02, (body.noseHeight - body.clearance) * 0.86, body.width * 0.62]), {
      at: [0.26, (body.clearance + body.noseHeight) / 2, 0],
    }),
  );
}

/** Adds a clear lens in the skin over a dark housing with light units and lines of daylight. */
function addLamps(
  parts: PartList,
  mesh: CarvedMesh,
  shape: Shape,
  face: Face,
  disc: LampDisc | null,
): void {
  const place = onNose(shape);
  const housing = mesh.surface('headlamp');
  const found = (z: number, y: number) => nearestAlong(housing, alongNose, [z, y]);
  parts.add('lens', housing);
  if (disc) addRoundHousing(parts, housing, disc);
  else {
    parts.replace('headlamp', mesh.surface('headlamp', -LAMP_DEPTH));
    parts.add(
      'gloss',
      edgeStrip(borderOf(housing), () => LAMP_DEPTH, true),
    );
  }
  for (const [u, v, radius] of face.units) {
    const [z, y] = place([u, v]);
    const on = found(z, y);
    const unit = disc
      ? lightUnit(disc.centre, disc.axis, radius)
      : on && ahead(on.point, z, radius);
    if (unit) parts.add('reflector', mirrored(unit));
  }
  const ring = disc && face.daylight === 'ring' && ringIn(disc, housing.points, disc.radius - 0.02);
  const lines = face.daylight === 'ring' ? [] : face.daylight;
  const paths = lines.map((line) => {
    const path = line.map(place).flatMap(([z, y]): Vec3[] => {
      const on = found(z, y);
      return on ? [add(on.point, scale(on.normal, -0.012))] : [];
    });
    return bspline3(path, 20);
  });
  for (const path of ring ? [ring, ...paths] : paths)
    parts.add('daylight', mirrored(tube(path, 0.0065, 6)));
}

/** Adds a level floor with walls round it up to the skin, which slopes too much to be copied below. */
function addRoundHousing(parts: PartList, lens: Surface, disc: LampDisc): void {
  const { floor, depth } = floorOf(disc, lens.points);
  parts.replace('headlamp', mirrored(floor));
  const border = borderOf(lens).filter(([edge]) => edge && edge.point[2] > 0);
  parts.add('gloss', mirrored(edgeStrip(border, depth, true, disc.axis)));
}

/** Sinks the grilles into the nose, with walls round them, bars, slats and lattices in them. */
function addGrilles(parts: PartList, mesh: CarvedMesh, shape: Shape, face: Face): void {
  const place = onNose(shape);
  const grille = mesh.surface('grille');
  parts.replace('grille', mesh.surface('grille', -GRILLE_DEPTH));
  parts.add(
    'trim',
    edgeStrip(borderOf(grille), () => GRILLE_DEPTH, true),
  );
  for (const [v, u, thickness, material] of face.bars) {
    const [half, y] = place([u, v]);
    parts.add(material, bar(across(shape, y, half, -0.014), thickness, 0.03));
  }
  for (const [u, [low, high], thickness, material] of face.slats) {
    const path = steps(6).map((t): Vec3 => {
      const [z, y] = place([u, lerp(low, high, t)]);
      return [shape.lean(0, y, z) + 0.014, y, z];
    });
    parts.add(material, mirrored(tube(path, thickness / 2, 6)));
  }
  for (const { outline, mesh: size } of face.openings)
    if (size)
      parts.add(
        'gloss',
        honeycomb(polygon(outline.map(place)), size, (z, y) => shape.lean(0, y, z)),
      );
  if (face.lightBar) {
    const [half, y] = place([0.52, face.lightBar]);
    parts.add('daylight', bar(across(shape, y, half, 0.001), 0.009, 0.008));
  }
}

/** Returns a level line across the nose from −half to half, `forward` metres before it. */
const across = (shape: Shape, y: number, half: number, forward: number): Vec3[] =>
  steps(16).map((t): Vec3 => {
    const z = (2 * t - 1) * half;
    return [shape.lean(0, y, z) - forward, y, z];
  });

/** Flattens a line until it bends as little as a plate. */
function flattened(line: readonly Vec3[]): Vec3[] {
  const [middle, end] = [at(line, 8)[0], at(line, 0)[0]];
  return line.map(([, y, z]): Vec3 => [lerp(middle, end, 0.1), y, z]);
}

/** Returns a light unit that looks straight ahead. */
const ahead = ([x, y]: Vec3, z: number, radius: number) =>
  lightUnit([x, y - 0.004, z], [-1, 0, 0], radius);

/** Returns a bowl with a lens, 45 mm below a place of the skin, that looks along an axis. */
function lightUnit(place: Vec3, axis: Vec3, r: number): Surface {
  const bowl = lathe(
    [
      [r * 1.15, -0.02],
      [r * 1.15, 0.018],
      [r * 1.15, 0.018],
      [r, 0.02],
      [r, 0.02],
      [r * 0.9, 0.006],
      [r * 0.55, 0.016],
      [0.001, 0.022],
    ],
    24,
  );
  const turned = placed(bowl, { turnX: -Math.asin(axis[1]), turnY: Math.atan2(axis[0], axis[2]) });
  return placed(turned, { at: add(place, scale(axis, -0.045)) });
}
