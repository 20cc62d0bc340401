import type { borderOf } from './cut';
import { flipped, merge, type Surface } from './surface';
import { add, cross, scale, subtract, unit, type Vec3 } from './vector';

type Border = ReturnType<typeof borderOf>;

/**
 * Returns a strip along a border inwards: the edge of the cut-out, or of the rest if it `facesIt`. It runs against the
 * surface's normals, or against one direction.
 */
export function edgeStrip(
  border: Border,
  depth: (point: Vec3) => number,
  facesIt: boolean,
  direction?: Vec3,
): Surface {
  const strips = border.map((edge): Surface => {
    const [a, b] = edge;
    if (!a || !b) return { points: [], normals: [], triangles: [] };
    const deep = ({ point, normal }: typeof a) =>
      add(point, scale(direction ?? normal, -depth(point)));
    const normal = unit(cross(subtract(b.point, a.point), a.normal));
    const points = [a.point, b.point, deep(b), deep(a)];
    return {
      points,
      normals: points.map(() => normal),
      triangles: [
        [0, 3, 1],
        [1, 3, 2],
      ],
    };
  });
  const strip = merge(strips);
  return facesIt ? flipped(strip) : strip;
}
