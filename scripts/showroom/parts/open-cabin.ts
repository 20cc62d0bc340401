import { cutSurface } from '../geometry/cut';
import { lerp } from '../geometry/numbers';
import { box } from '../geometry/solids';
import { mirrored, net, placed, type Surface } from '../geometry/surface';
import type { Vec2 } from '../geometry/vector';
import { doorOutline } from './openings';
import type { PartList } from './part-list';
import type { Shape } from './shape';

type Cabin = { from: number; to: number; floor: number; top: number };

const lowestOf = (line: readonly Vec2[]) => Math.min(...line.map(([, y]) => y));

/** Distance of the inner walls from the middle, as a share of half the width. */
const WALL = 0.83;

/** Adds floor and walls of a car whose doors and boot open: the walls have the doors' holes. */
export function addOpenCabin(parts: PartList, shape: Shape, cabin: Cabin): void {
  const { body } = shape;
  const { from, top } = cabin;
  const lowest = lowestOf(body.doors.flat());
  // The floor is level with the sills, so that no slit is seen beside it.
  const floor = Math.min(cabin.floor, lowest + 0.01);
  const half = (body.width / 2) * WALL;
  const sheet = (a: number, b: number, low: number, high: number, z: number) =>
    net((u, v) => [lerp(a, b, u), lerp(low, high, v), z], 60, 16);
  const wall = (d: number, low: number, high: number, wide = half) =>
    parts.add(
      'interior',
      placed(box([0.02, high - low, wide * 2]), { at: [d, (low + high) / 2, 0] }),
    );
  const level = (a: number, b: number, y: number, wide = half) =>
    parts.add('interior', placed(box([b - a, 0.02, wide * 2]), { at: [(a + b) / 2, y, 0] }));
  const end = body.length - 0.13;
  const isHatch = body.glass.rear?.kind === 'upright';
  const back = isHatch ? end : cabin.to;
  const lip = body.length - 0.06;
  const holed = (surface: Surface) =>
    body.doors.reduce((rest, _, i) => {
      const outline = doorOutline(shape, i);
      return cutSurface(rest, ([d, y]) => outline(d, y))[1];
    }, surface);
  parts.add('interior', mirrored(holed(sheet(from, back, floor, top, half))));
  level(from, back, floor);
  wall(from, floor, top);
  if (body.bed) {
    wall(back, floor, top);
    wall(body.bed.to, lowestOf(body.boot.outline) - 0.05, body.bed.floor, body.bed.half + 0.05);
    return;
  }
  const sill = lowestOf(body.boot.outline);
  // The mouth is narrower than the rear bumper, which is rounded.
  const mouth = Math.max(...body.boot.outline.map(([z]) => z)) - 0.02;
  if (isHatch) {
    const isVan = body.benches.length === 0;
    if (isVan) parts.add('interior', bulkhead(shape, cabin.to, floor, half));
    else {
      const bench = Math.max(...body.benches) + 0.36;
      level(bench, end, Math.max(floor, sill - 0.06));
    }
    level(end, lip, Math.max(floor, sill - 0.06), mouth);
    wall(lip, floor, sill, mouth);
    return;
  }
  // A saloon has a boot apart from the cabin.
  const wide = half * 0.74;
  wall(cabin.to, floor, top);
  level(cabin.to, body.boot.top ?? cabin.to, top);
  level(cabin.to, end, floor + 0.06, wide);
  wall(end, floor, sill, wide);
  const side = sheet(cabin.to, end, floor, top - 0.02, wide);
  parts.add('interior', mirrored(side));
}

/** Returns a wall from floor to roof behind the seats of a van. */
function bulkhead(shape: Shape, d: number, floor: number, half: number): Surface {
  const roof = shape.roof(d) - 0.06;
  return net(
    (u, v) => {
      const y = lerp(floor, roof, v);
      // The wall stays within the rounded edges of the roof.
      const corner = Math.max(0, y - roof + 0.22) ** 2 * 4;
      return [d, y, (2 * u - 1) * (Math.min(half, shape.glasshouse(d, y) - 0.05) - corner)];
    },
    8,
    20,
  );
}
