import { at, lerp, smoothstep, steps } from '../geometry/numbers';
import { pillow, tube } from '../geometry/solids';
import { merge, mirrored, net, outward, placed, type Surface } from '../geometry/surface';
import type { Vec3 } from '../geometry/vector';
import { WINDOW_RISE } from './glass';
import type { PartList } from './part-list';
import { onSide, type Shape } from './shape';

/** Mirrors, handles, aerial, rails, spoiler and window trim. */
export function addFittings(parts: PartList, shape: Shape, working: boolean): void {
  const { body } = shape;
  const plain = working ? 'trim' : 'paint';
  addMirrors(parts, shape, plain);
  for (const [d, y] of body.handles) {
    const z = shape.flank(d, y);
    parts.add(
      'gap',
      mirrored(placed(pillow([0.15, 0.042, 0.016], 0.5, 14, 8), { at: [d, y, z - 0.006] })),
    );
    parts.add(
      plain,
      mirrored(placed(pillow([0.2, 0.022, 0.022], 0.4, 14, 8), { at: [d, y + 0.008, z + 0.006] })),
    );
  }
  if (body.fin) parts.add('gloss', sharkFin(body.fin, shape.roof(body.fin) - 0.004), 'aerial');
  if (body.rails) parts.add('alloy', mirrored(roofRail(shape, body.rails)), 'inside');
  if (body.spoiler) parts.add('paint', spoiler(shape), 'spoiler');
  if (body.beltTrim) {
    const { from, to, material } = body.beltTrim;
    const line = steps(30).map((t): Vec3 => {
      const d = lerp(from, to, t);
      const [x, y, z] = onSide(shape, d, shape.belt(d) + WINDOW_RISE - 0.006);
      return [x, y, z + 0.003];
    });
    parts.add(material, mirrored(tube(line, 0.007, 6)));
  }
}

/** Adds mirrors: a shell rounded to the front and flat behind, on a foot, with its glass set into the flat. */
function addMirrors(parts: PartList, shape: Shape, material: 'paint' | 'trim'): void {
  const [d, y] = shape.body.mirror;
  const edge = shape.flank(d, shape.belt(d));
  const place = { turnY: 0.12, turnX: -0.06, at: [d, y + 0.085, edge + 0.035] as Vec3 };
  const [reach, height, depth] = [0.2, 0.132, 0.105];
  const grown = (t: number) => (1 - (2 * t - 1) ** 6) ** 0.45;
  const high = (t: number) => (height / 2) * grown(t) * (1 - 0.26 * t * t);
  const shell = outward(
    net(
      (u, v) => {
        const angle = u * 2 * Math.PI;
        const forward = Math.cos(angle);
        const x = forward > 0 ? -depth * Math.sqrt(forward) * (1 - 0.35 * v * v) : 0.012 * -forward;
        const lift = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.7;
        return [x * grown(v), lift * high(v), v * reach];
      },
      28,
      14,
      true,
    ),
  );
  parts.add(material, mirrored(placed(shell, place)), 'mirrors');
  const glass = net(
    (u, v) => {
      const t = lerp(0.09, 0.9, u);
      return [0.0135, (v * 2 - 1) * high(t) * 0.8, t * reach];
    },
    12,
    4,
  );
  parts.add('mirror', mirrored(placed(outwards(glass), place)), 'mirrors');
  const foot = tube(
    [
      [d - 0.02, y + 0.005, edge - 0.03],
      [d - 0.025, y + 0.03, edge + 0.03],
      [d - 0.035, y + 0.055, edge + 0.075],
    ],
    0.022,
    8,
  );
  parts.add('gloss', mirrored(foot), 'mirrors');
}

/** Turns a flat patch towards the rear. */
function outwards(patch: Surface): Surface {
  const facing = at(patch.normals, 0)[0];
  return facing > 0
    ? patch
    : {
        points: patch.points,
        normals: patch.normals.map(([x, y, z]): Vec3 => [-x, -y, -z]),
        triangles: patch.triangles.map(([a, b, c]) => [a, c, b] as const),
      };
}

function sharkFin(d: number, y: number): Surface {
  return outward(
    net(
      (u, v) => {
        const angle = u * 2 * Math.PI;
        const slim = Math.sqrt(1 - v * 0.999);
        const long = lerp(0.1, 0.02, v ** 0.8) * Math.min(1, slim * 1.6);
        return [
          d + 0.051 * v + 0.6 * long * Math.cos(angle),
          y + 0.037 * v,
          0.016 * slim * (1 - v * 0.55) * Math.sin(angle) * (1 + 0.4 * Math.cos(angle)),
        ];
      },
      20,
      10,
      true,
    ),
  );
}

function roofRail(shape: Shape, [from, to]: readonly [number, number]): Surface {
  const path = steps(20).map((t): Vec3 => {
    const d = lerp(from, to, t);
    const rise = smoothstep(0, 0.09, t) * smoothstep(1, 0.91, t);
    const z = shape.screenEdge(d) + 0.012;
    return [d, shape.roof(d) - 0.052 + 0.038 * rise, z];
  });
  return tube(path, 0.014, 8);
}

/** Returns a thin wing over the rear screen, with rounded ends, sunk into the roof in front. */
function spoiler(shape: Shape): Surface {
  const { length } = shape.body;
  const y = shape.roof(length) - 0.004;
  const half = shape.glasshouse(length - 0.1, y - 0.04) * 0.82;
  const x = shape.lean(length, y, 0) - 0.06;
  const wing = net(
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const side = 2 * v - 1;
      const slim = Math.max(0, 1 - side ** 8) ** 0.5;
      const chord = 0.24 * (1 - 0.2 * side * side) * slim;
      return [
        x + (Math.cos(angle) * chord) / 2 - 0.085 * half * half * side * side,
        y - 0.004 + Math.sin(angle) * 0.018 * slim - 0.02 * side * side,
        side * half,
      ];
    },
    16,
    24,
    true,
  );
  return merge([outward(wing)]);
}
