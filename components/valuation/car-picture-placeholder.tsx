import { OUTLINES } from '@/lib/showroom/fit/outlines';

/** The height of a hatchback in a drawing 1000 units long. */
const HEIGHT = 370;
const { side, windows, doors, wheels, wheelRadius } = OUTLINES.hatchback;
const RADIUS = (wheelRadius * HEIGHT) / 1000;

/** An outline of a car, shown in place of the described car until its body type is known. */
export const CarPicturePlaceholder = () => (
  <div className="stage grid content-center gap-[6%] px-[12%] max-lg:aspect-[2/1]">
    <svg
      viewBox={`-8 -8 1016 ${HEIGHT + 24}`}
      aria-hidden="true"
      className="w-full fill-none stroke-stage-label [&_*]:[vector-effect:non-scaling-stroke]"
      strokeWidth={1.5}
      strokeLinejoin="round"
    >
      <path d={`M-8 ${HEIGHT}H1008`} strokeWidth={1} />
      <g transform={`scale(1 ${HEIGHT / 1000})`}>
        <path d={side} />
        <path d={windows} strokeWidth={1} />
        <path d={doors} strokeWidth={1} />
      </g>
      {wheels.map((at) => (
        <g key={at} transform={`translate(${at} ${HEIGHT - RADIUS})`}>
          <circle r={RADIUS} className="fill-(--stage-floor)" />
          <circle r={RADIUS * 0.66} strokeWidth={1} className="fill-(--stage-mid)" />
        </g>
      ))}
    </svg>
    <p className="text-center font-medium text-balance text-stage-label">
      Choose a body type, and the car appears
    </p>
  </div>
);
