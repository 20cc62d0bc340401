import type { Face } from '../faces/face';
import type { CarvedMesh } from '../geometry/carved-mesh';
import type { Vec2 } from '../geometry/vector';
import { alongNose, lampRegion } from './nose';
import type { Shape } from './shape';
import { carveGapLine } from './shut-lines';
import { alongTail } from './tail';

/** Place where a joint meets the wheel arch, in degrees above the level of the axle. */
const ARCH_ANGLE = (52 * Math.PI) / 180;

/** Cuts the joints between bumpers and wings: from each lamp's outer end to the wheel arch beside it. */
export function carveBumperJoints(mesh: CarvedMesh, shape: Shape, face: Face): void {
  const { axles, archRadius, body } = shape;
  const onArch = (axle: number, side: 1 | -1): Vec2 => [
    axle + side * Math.cos(ARCH_ANGLE) * archRadius,
    body.wheelRadius + Math.sin(ARCH_ANGLE) * archRadius,
  ];
  const beside = (x: number, y: number, along: typeof alongNose): Vec2 => [
    along([x, y, shape.flank(x, y)]),
    y,
  ];
  const front = beside(...onArch(axles[0], -1), alongNose);
  // The joint starts inside the lamp, as a round lamp is smaller on the skin than in its numbers.
  const region = lampRegion(shape, face);
  const lamp = (z: number, y: number) => region(z, y) + ('radius' in face.lamp ? 0.03 : 0);
  carveGapLine(mesh, [outermost(lamp, front), front], ({ point }) =>
    point[0] < axles[0] ? [alongNose(point), point[1]] : null,
  );
  const onTail = alongTail(shape);
  const rear = beside(...onArch(axles[1], 1), onTail);
  const corners = body.tail.lamp;
  const end = corners.reduce((best, corner) => (corner[0] > best[0] ? corner : best));
  carveGapLine(mesh, [end, rear], ({ point }) =>
    point[0] > axles[1] ? [onTail(point), point[1]] : null,
  );
}

/** Returns the point inside a lamp at which a joint to `target` starts: the last one on the way to its middle. */
function outermost(lamp: (z: number, y: number) => number, [z, y]: Vec2): Vec2 {
  let best: Vec2 = [z, y];
  let least = Number.POSITIVE_INFINITY;
  for (let dz = 0; dz < 0.9; dz += 0.01)
    for (let dy = -0.1; dy < 0.35; dy += 0.01) {
      const away = Math.hypot(dz, dy);
      if (away < least && lamp(z - dz, y + dy) < 0) {
        least = away;
        best = [z - dz, y + dy];
      }
    }
  return best;
}
