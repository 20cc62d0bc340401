import { tube } from '../geometry/solids';
import { merge, type Surface } from '../geometry/surface';
import type { Vec2, Vec3 } from '../geometry/vector';

const THICKNESS = 0.006;
/** Depth of the lattice behind the skin, in metres. */
const BEHIND = 0.02;

/**
 * Returns bars between hexagons `size` metres wide inside `region`, on both sides of the middle. `surface` gives the
 * skin's x in metres at a distance from the middle and a height.
 */
export function honeycomb(
  region: (z: number, y: number) => number,
  size: number,
  surface: (z: number, y: number) => number,
): Surface {
  const side = size / Math.sqrt(3);
  const corner = (column: number, row: number, k: number): Vec2 => {
    const angle = ((60 * k + 30) * Math.PI) / 180;
    const shift = row % 2 ? size / 2 : 0;
    return [
      column * size + shift + side * Math.cos(angle),
      row * 1.5 * side + side * Math.sin(angle),
    ];
  };
  const bars: Surface[] = [];
  const reach = Math.ceil(1.2 / size);
  for (let row = 0; row < reach; row++)
    for (let column = -reach; column <= reach; column++)
      // Each hexagon draws three of its sides; its neighbours draw the others.
      for (const k of [0, 1, 5]) {
        const ends = [corner(column, row, k), corner(column, row, k + 1)];
        if (ends.some(([z, y]) => region(Math.abs(z), y) > -0.004)) continue;
        const path = ends.map(([z, y]): Vec3 => [surface(z, y) + BEHIND, y, z]);
        bars.push(tube(path, THICKNESS / 2, 4));
      }
  return merge(bars);
}
