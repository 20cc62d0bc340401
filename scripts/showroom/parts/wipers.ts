import type { CarvedMesh } from '../geometry/carved-mesh';
import { at, lerp, steps } from '../geometry/numbers';
import { tube } from '../geometry/solids';
import { add, scale, type Vec2, type Vec3 } from '../geometry/vector';
import type { PartList } from './part-list';
import type { Shape } from './shape';

/** Places of the blades at rest: [share of the screen's half width, metres behind its lower edge] at both ends. */
const BLADES: readonly (readonly [Vec2, Vec2])[] = [
  [
    [-0.74, 0.09],
    [0.06, 0.05],
  ],
  [
    [0.02, 0.1],
    [0.78, 0.07],
  ],
];

/** Adds two wipers at rest, low on the windscreen, with their arms out of the cowl. */
export function addWipers(parts: PartList, mesh: CarvedMesh, shape: Shape): void {
  const { cowl } = shape.body.glass;
  const screen = screenPoints(mesh, cowl);
  const on = (share: number, behind: number, off: number): Vec3 => {
    const z = share * shape.screenEdge(cowl + 0.1);
    const [point, normal] = nearest(screen, cowl + behind, Math.abs(z));
    const lifted = add(point, scale(normal, off));
    return [lifted[0], lifted[1], z];
  };
  for (const [outer, inner] of BLADES) {
    const blade = steps(10).map((t) =>
      on(lerp(outer[0], inner[0], t), lerp(outer[1], inner[1], t), 0.012),
    );
    parts.add('trim', tube(blade, 0.0065, 6));
    const middle = lerp(outer[0], inner[0], 0.5);
    const arm = [
      on(inner[0] + 0.1, 0, 0.012),
      on(lerp(middle, inner[0], 0.5), 0.045, 0.026),
      on(middle, 0.08, 0.022),
    ];
    parts.add('trim', tube(arm, 0.007, 6));
  }
}

function screenPoints(mesh: CarvedMesh, cowl: number): (readonly [Vec3, Vec3])[] {
  const seen = new Set<number>();
  for (const material of ['glass', 'gloss', 'paint'] as const)
    for (const triangle of mesh.triangles(material)) for (const i of triangle) seen.add(i);
  return [...seen].flatMap((i) => {
    const { point, normal, station } = at(mesh.vertices, i);
    return Math.abs(station - cowl - 0.1) < 0.25 && normal[1] > 0.3
      ? [[point, normal] as const]
      : [];
  });
}

function nearest(points: readonly (readonly [Vec3, Vec3])[], x: number, z: number) {
  return points.reduce((best, candidate) =>
    Math.hypot(candidate[0][0] - x, candidate[0][2] - z) <
    Math.hypot(best[0][0] - x, best[0][2] - z)
      ? candidate
      : best,
  );
}
