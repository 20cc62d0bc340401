import type { CarvedMesh } from '../geometry/carved-mesh';
import { box, pillow } from '../geometry/solids';
import { mirrored, placed } from '../geometry/surface';
import type { PartList } from './part-list';
import type { Shape } from './shape';
import { aboveBelt } from './skin';

/** Opens the bed of a pickup. */
export function carveBed(mesh: CarvedMesh, { body: { bed } }: Shape): void {
  if (!bed) return;
  mesh.carve(
    'paint',
    [
      (p) => (aboveBelt(p) > 0 ? -1 : 1),
      ({ point, station: d }) => Math.max(bed.from - d, d - bed.to, point[2] - bed.half),
    ],
    null,
  );
}

/** Adds floor, walls and wheel boxes of the bed. */
export function addBed(parts: PartList, shape: Shape): void {
  const { bed } = shape.body;
  if (!bed) return;
  const { from, to, half, floor } = bed;
  const middle = (from + to) / 2;
  const top = shape.roof(middle);
  const level = (top + floor) / 2 - 0.01;
  parts.add('trim', placed(box([to - from, 0.02, half * 2]), { at: [middle, floor, 0] }));
  parts.add(
    'trim',
    mirrored(placed(box([to - from, top - floor, 0.02]), { at: [middle, level, half + 0.01] })),
  );
  for (const d of [from, to])
    parts.add(
      'trim',
      placed(box([0.02, top - floor, half * 2]), { at: [d, level, 0] }),
      // The rear wall is the inside of the tailgate.
      d === to ? 'attached' : 'inside',
    );
  const wheelBox = pillow([0.9, 0.22, 0.25], 0.3);
  parts.add('trim', mirrored(placed(wheelBox, { at: [shape.axles[1], floor + 0.1, half - 0.1] })));
}
