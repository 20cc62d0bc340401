import { type CarLook, carLine } from './car-lines';
import type { DrawnCar, Scale } from './drawing-scale';

type Props = {
  car: DrawnCar;
  scale: Scale;
  ground: number;
  look: CarLook;
};

/** A car from the side, nose to the left, standing on the ground with its nose at the space's end. */
export function CarSide({ car, scale: { k, x }, ground, look }: Props) {
  const { outline, length, height } = car;
  const [sx, sy] = [(length * k) / 1000, (height * k) / 1000];
  const radius = outline.wheelRadius * sy;
  const isLeast = look === 'least';
  const fixed = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <g transform={`translate(${x(0)} ${ground})`}>
      <g transform={`scale(${sx} ${sy}) translate(0 -1000)`} strokeLinejoin="round">
        <path {...fixed} d={outline.side} {...carLine(look)} />
        {isLeast && (
          <>
            <path
              {...fixed}
              d={outline.doors}
              className="fill-none stroke-line-strong"
              strokeWidth={1}
            />
            <path
              {...fixed}
              d={outline.windows}
              className="fill-surface stroke-ink"
              strokeWidth={1}
            />
          </>
        )}
      </g>
      {isLeast &&
        outline.wheels.map((at) => (
          <g key={at} transform={`translate(${at * sx} ${-radius})`}>
            <circle r={radius} className="fill-line-strong stroke-ink" />
            <circle r={radius * 0.66} className="fill-surface" />
            <circle r={radius * 0.14} className="fill-line-strong" />
          </g>
        ))}
    </g>
  );
}
