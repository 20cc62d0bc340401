import { clamp, lerp } from '../geometry/numbers';
import { mirrored, net } from '../geometry/surface';
import type { PartList } from './part-list';
import type { Shape } from './shape';

/** Adds the dark housings behind the wheels and the folded edge of each arch. */
export function addWheelWells(parts: PartList, shape: Shape): void {
  const { axles, archRadius, body } = shape;
  const radius = body.wheelRadius;
  for (const axle of axles) {
    // The housing reaches down to the sill on both sides of the wheel, and no further.
    const lowest = (side: 1 | -1) =>
      Math.asin(clamp((shape.sill(axle + side * archRadius) + 0.012 - radius) / archRadius, -1, 0));
    const [behind, ahead] = [lowest(1), lowest(-1)];
    const angle = (u: number) => lerp(behind, Math.PI - ahead, u);
    const onArch = (u: number, grow: number) => {
      const r = archRadius + grow;
      return [axle + Math.cos(angle(u)) * r, radius + Math.sin(angle(u)) * r] as const;
    };
    const roof = net(
      (u, v) => {
        const [x, y] = onArch(u, 0.001);
        return [x, y, lerp(shape.flank(x, y) - 0.002, 0.42, v)];
      },
      40,
      2,
    );
    const back = net(
      (u, v) => {
        const [x, y] = onArch(u, 0);
        return [lerp(x, axle, v), lerp(y, radius, v), 0.45];
      },
      24,
      1,
    );
    parts.add('well', mirrored(roof));
    parts.add('well', mirrored(back));
    const lip = net(
      (u, v) => {
        const [x, y] = onArch(u, -0.004 * v);
        return [x, y, shape.flank(...onArch(u, 0)) - 0.024 * v];
      },
      40,
      1,
    );
    parts.add(body.cladding.arches ? 'trim' : 'paint', mirrored(lip));
  }
}
