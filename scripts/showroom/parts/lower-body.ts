import type { CarvedMesh } from '../geometry/carved-mesh';
import { smoothstep } from '../geometry/numbers';
import type { Shape } from './shape';
import { aboveSill } from './skin';

/** Carves the underside, dark sills and cladding, and the openings for the wheels. */
export function carveLowerBody(mesh: CarvedMesh, shape: Shape): void {
  const { body, axles, archRadius } = shape;
  const { sill, front, rear, arches } = body.cladding;
  const { length, wheelRadius: radius } = body;
  mesh.carve('paint', [(p) => Math.max(aboveSill(p) - 0.2, -1, (p.cap - 0.02) * 3)], 'under');
  mesh.carve(
    'paint',
    [
      ({ point, station: d }) => {
        const ends =
          front * (1 - smoothstep(0.25, 0.9, d)) + rear * smoothstep(length - 0.9, length - 0.3, d);
        return point[1] - (shape.sill(d) + sill + ends);
      },
    ],
    'trim',
  );
  for (const axle of axles) {
    const from = (x: number, y: number) => Math.hypot(x - axle, y - radius);
    if (arches)
      mesh.carve(
        'paint',
        [
          ({ point }) => from(point[0], point[1]) - archRadius - 0.055,
          ({ point }) => 0.3 - point[2],
        ],
        'trim',
      );
    mesh.carve(
      ['paint', 'trim', 'under'],
      [
        ({ point }) => from(point[0], point[1]) - archRadius,
        ({ point }) => 0.25 - point[2],
        ({ point }) => point[1] - (radius + archRadius + 0.02),
      ],
      null,
    );
  }
}
