import { type CarLook, carLine } from './car-lines';
import type { DrawnCar, Scale } from './drawing-scale';

type Props = {
  car: DrawnCar;
  scale: Scale;
  /** The line that the car stands against: its far mirror, or its flank along a kerb. */
  edge: number;
  hasMirrorInside: boolean;
  look: CarLook;
};

/** The mirror's depth along the car, and its part inside the flank, in mm. */
const MIRROR = { deep: 170, inside: 60 };

/** A car from above, nose to the left; its driver's side is the upper one. */
export function CarPlan({ car, scale: { k, x }, edge, hasMirrorInside, look }: Props) {
  const { outline, length, width, widthWithMirrors } = car;
  const reach = (widthWithMirrors - width) / 2;
  const middle = edge - ((hasMirrorInside ? widthWithMirrors : width) / 2) * k;
  const [sx, sy] = [(length * k) / 1000, (width * k) / 1000];
  const at = x(0) + outline.mirror * sx;
  const half = (width / 2) * k;
  const line = carLine(look);
  const mirror = (side: 1 | -1) => {
    const [inner, outer] = [half - MIRROR.inside * k, half + reach * k].map(
      (y) => middle + side * y,
    ) as [number, number];
    const deep = MIRROR.deep * k;
    return `M${at} ${inner}L${at - deep * 0.35} ${outer}H${at + deep * 0.4}L${at + deep} ${inner}`;
  };
  return (
    <g strokeLinejoin="round">
      <path d={mirror(1) + mirror(-1)} {...line} />
      <g transform={`translate(${x(0)} ${middle - half}) scale(${sx} ${sy})`}>
        <path d={outline.plan} vectorEffect="non-scaling-stroke" {...line} />
        {look === 'least' && (
          <path
            d={outline.screens}
            vectorEffect="non-scaling-stroke"
            className="fill-surface stroke-ink"
            strokeWidth={1}
          />
        )}
      </g>
    </g>
  );
}
