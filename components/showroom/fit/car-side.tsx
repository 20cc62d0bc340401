import type { DrawnCar, Scale } from './drawing-scale';

type Props = {
  car: DrawnCar;
  scale: Scale;
  ground: number;
  look: 'least' | 'greatest' | 'present';
};

const LINES = {
  least: 'fill-line stroke-ink',
  greatest: 'fill-none stroke-ink',
  present: 'fill-none stroke-dealer',
} as const;
const DASHES = { least: undefined, greatest: '7 5', present: '2 4' } as const;

/** A car from the side, nose to the left, standing on the ground with its nose at the space's end. */
export function CarSide({ car, scale: { k, x }, ground, look }: Props) {
  const { outline, length, height } = car;
  const [sx, sy] = [(length * k) / 1000, (height * k) / 1000];
  const radius = outline.wheelRadius * sy;
  const isLeast = look === 'least';
  const fixed = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <g transform={`translate(${x(0)} ${ground})`}>
      <g
        transform={`scale(${sx} ${sy}) translate(0 -1000)`}
        strokeWidth={1.5}
        strokeLinejoin="round"
      >
        <path {...fixed} d={outline.side} strokeDasharray={DASHES[look]} className={LINES[look]} />
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
