import type { CarvedMesh, Field, SkinPoint } from '../geometry/carved-mesh';
import { smoothMax } from '../geometry/numbers';
import { lineSide, polygon } from '../geometry/region';
import type { Vec2 } from '../geometry/vector';
import type { Material } from '../materials';
import type { Shape } from './shape';
import { aboveBelt } from './skin';

/** Half the width of the gaps between panels, in metres. */
export const HALF_GAP = 0.0038;

/** Cuts the gaps round doors, bonnet and boot. */
export function carveShutLines(mesh: CarvedMesh, shape: Shape): void {
  const { body } = shape;
  const gap = (from: readonly Material[], edge: Field, ...within: Field[]) =>
    mesh.carve(from, [...within, (p) => edge(p) - HALF_GAP, (p) => -edge(p) - HALF_GAP], 'gap');
  const flank: Field = (p) => (p.point[2] < 0.45 ? 1 : -1);
  const halfAt = (d: number) => shape.glasshouse(d, shape.belt(d));

  const doorTop = body.open ? -0.2 : 0.3;
  for (const door of body.doors) {
    const inside = polygon(door, 0.035);
    gap(
      ['paint', 'trim'],
      (p) => inside(p.point[0], p.point[1]),
      flank,
      (p) => (aboveBelt(p) > doorTop ? 1 : -1),
    );
  }
  gap(
    ['paint'],
    (p) => smoothMax(p.point[2] - 0.8 * halfAt(p.station), 0.15 - p.station, 0.12),
    (p) => (aboveBelt(p) > 0.2 && p.station < body.glass.cowl + 0.02 ? -1 : 1),
  );
  const { outline, depth, top } = body.boot;
  const lid = polygon(outline);
  gap(
    ['paint', 'trim'],
    (p) => lid(p.point[2], p.point[1]),
    (p) => (p.station > body.length - depth && (p.normal[0] > 0.25 || p.cap > 0.01) ? -1 : 1),
  );
  if (top !== undefined)
    gap(
      ['paint'],
      (p) => p.point[2] - 0.79 * halfAt(p.station),
      (p) => (aboveBelt(p) > 0.2 && p.station > top ? -1 : 1),
    );
  for (const line of body.lines)
    carveGapLine(mesh, line, (p) => (flank(p) < 0 ? [p.point[0], p.point[1]] : null));
}

/** Cuts a gap along a straight line of the plane that `place` maps the skin to; `place` returns null outside it. */
export function carveGapLine(
  mesh: CarvedMesh,
  [a, b]: readonly [Vec2, Vec2],
  place: (p: SkinPoint) => Vec2 | null,
): void {
  const side = lineSide(a, b);
  const squared = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const across: Field = (p) => {
    const found = place(p);
    return found ? side(found[0], found[1]) : 1;
  };
  const beyond: Field = (p) => {
    const found = place(p);
    if (!found) return 1;
    const t = ((found[0] - a[0]) * (b[0] - a[0]) + (found[1] - a[1]) * (b[1] - a[1])) / squared;
    return Math.max(-t, t - 1);
  };
  mesh.carve(
    ['paint', 'trim'],
    [beyond, (p) => across(p) - HALF_GAP, (p) => -across(p) - HALF_GAP],
    'gap',
  );
}
