import type { Face } from '../faces';
import type { CarvedMesh, Field } from '../geometry/carved-mesh';
import { bspline3 } from '../geometry/curve';
import { at, lerp, steps } from '../geometry/numbers';
import { polygon } from '../geometry/region';
import { bar, box, lathe, latheInwards, tube } from '../geometry/solids';
import { merge, mirrored, placed, type Surface } from '../geometry/surface';
import { add, scale, type Vec2, type Vec3 } from '../geometry/vector';
import type { PartList } from './part-list';
import type { Shape } from './shape';

/** Behind this many metres the lamps turn round the corner. */
const CORNER = 0.17;
const FRONT = ['grille', 'gloss', 'paint', 'trim', 'chrome'] as const;

/** From shares of a face to metres on this nose. */
const onNose =
  ({ body }: Shape) =>
  ([u, v]: Vec2): Vec2 => [u * (body.width / 2), lerp(body.clearance, body.noseHeight, v)];

/** Metres from the middle, going on round the corner. */
const alongNose = ([x, , z]: Vec3) => z + Math.max(0, x - CORNER) * 0.9;

/** Cuts lamps and openings of a face out of the nose. */
export function carveNose(mesh: CarvedMesh, shape: Shape, face: Face): void {
  const place = onNose(shape);
  const lamp = polygon(face.lamp.map(place), 0.012);
  const inLamp: Field = ({ point, station }) =>
    station < 1.1 ? lamp(alongNose(point), point[1]) : 1;
  mesh.carveFramed('paint', inLamp, 0.008, ['headlamp', 'gloss']);
  for (const { outline, filling, frame } of face.openings) {
    const inside = polygon(outline.map(place), 0.02);
    const region: Field = ({ point, station }) =>
      station < 0.6 && point[0] < 0.42 ? inside(alongNose(point), point[1]) : 1;
    if (frame) mesh.carveFramed(['paint', 'trim'], region, frame[0], [filling, frame[1]]);
    else mesh.carve(['paint', 'trim'], [region], filling);
  }
}

/** Lamps' insides, bars, badge and plate: what stands on the nose once it is cut. */
export function addNose(parts: PartList, mesh: CarvedMesh, shape: Shape, face: Face): void {
  const place = onNose(shape);
  const middle = shape.body.length / 2;
  const ahead = (x: number) => x < middle;
  const surfaceAt = (materials: Parameters<CarvedMesh['nearest']>[0], z: number, y: number) =>
    mesh.nearest(materials, Math.abs(z), y, ahead);

  parts.add('lens', mesh.surface('headlamp'));
  parts.replace('headlamp', mesh.surface('headlamp', -0.02));
  for (const [u, v, radius] of face.units) {
    const [z, y] = place([u, v]);
    const found = surfaceAt(['headlamp'], z, y);
    if (found) parts.add('reflector', mirrored(lightUnit(found.point, z, radius)));
  }
  const line = face.daylight.flatMap((share): Vec3[] => {
    const found = surfaceAt(['headlamp'], ...place(share));
    return found ? [add(found.point, scale(found.normal, -0.009))] : [];
  });
  parts.add('daylight', mirrored(tube(bspline3(line, 20), 0.0075, 6)));

  /** A line across the nose from −half to half, bowed as the nose is. */
  const across = (y: number, half: number, forward: number): Vec3[] => {
    const x = (z: number) => surfaceAt(FRONT, z, y)?.point[0] ?? 0;
    const [centre, edge] = [x(0), x(half)];
    return steps(16).map((t): Vec3 => {
      const side = 2 * t - 1;
      return [lerp(centre, edge, side ** 2) - forward, y, side * half];
    });
  };
  for (const [v, u, thickness] of face.bars) {
    const [half, y] = place([u, v]);
    parts.add('chrome', bar(across(y, half, 0.002), thickness, 0.02));
  }
  for (const [u, [low, high]] of face.slats) {
    const path = steps(5).map((t): Vec3 => {
      const [z, y] = place([u, lerp(low, high, t)]);
      const found = surfaceAt(FRONT, z, y);
      return [(found?.point[0] ?? 0) - 0.002, y, z];
    });
    parts.add('chrome', mirrored(tube(path, 0.005, 6)));
  }
  if (face.lightBar) {
    const [half, y] = place([0.52, face.lightBar]);
    parts.add('daylight', bar(across(y, half, 0.001), 0.009, 0.008));
  }
  const [, badgeY] = place([0, face.badge]);
  const badge = surfaceAt(FRONT, 0, badgeY);
  if (badge) parts.add('chrome', emblem([badge.point[0] - 0.004, badgeY, 0], badge.normal, 0.045));
  const [, plateY] = place([0, face.plate]);
  parts.add('plate', frontPlate(across(plateY, 0.26, 0.012), plateY));
  const ends: Vec2 = [shape.body.clearance, shape.body.noseHeight];
  parts.add(
    'well',
    placed(box([0.02, (ends[1] - ends[0]) * 0.86, shape.body.width * 0.62]), {
      at: [0.26, (ends[0] + ends[1]) / 2, 0],
    }),
  );
}

function lightUnit([x, y]: Vec3, z: number, r: number): Surface {
  const bowl = lathe(
    [
      [r * 1.15, 0],
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
  return placed(bowl, { turnY: -Math.PI / 2, at: [x + 0.037, y - 0.004, z] });
}

/** A round, bright sign that lies on the surface with this normal. */
export function emblem(point: Vec3, normal: Vec3, radius: number): Surface {
  const dome = latheInwards(
    [
      [0.001, 0.011],
      [radius * 0.66, 0.011],
      [radius * 0.93, 0.005],
      [radius, 0],
    ],
    28,
  );
  const tilt = Math.atan2(normal[1], Math.abs(normal[0]));
  const facing = normal[0] < 0 ? -1 : 1;
  return placed(placed(dome, { turnY: (facing * Math.PI) / 2 }), {
    turnZ: facing * tilt,
    at: point,
  });
}

/** A blank plate, 520 by 111 mm, that follows the nose's bow a little. */
function frontPlate(line: readonly Vec3[], y: number): Surface {
  const [middle, end] = [at(line, 8)[0], at(line, 0)[0]];
  const flat = line.map(([, , z]): Vec3 => [Math.min(middle, lerp(middle, end, 0.3)), y, z]);
  return merge([bar(flat, 0.111, 0.01)]);
}
