import {
  CAR_PARK,
  type Point,
  ROADS,
  ROUNDABOUT,
  START,
  STOP_LINE,
  TARGET_BAY,
} from '@/lib/showroom/drive/course';

const path = (line: readonly Point[]) =>
  `M${line.map(([x, z]) => `${x.toFixed(1)} ${z.toFixed(1)}`).join('L')}`;

const LABELS = [
  { label: 'Start', x: START.x, y: 16, anchor: 'middle' },
  { label: 'Roundabout', x: 0, y: 28, anchor: 'middle' },
  { label: 'Hill, 12%', x: 8, y: STOP_LINE.z + 3, anchor: 'start' },
  { label: 'Park', x: TARGET_BAY.x, y: -14, anchor: 'middle' },
] as const;

/** The course from above, drawn from its data. */
export function CoursePlan() {
  return (
    <svg
      viewBox="-112 -144 206 180"
      role="img"
      aria-label="Plan of the course: High Street, a roundabout, a hill with a stop line, a junction above it and a car park"
      className="mx-auto w-full max-w-[26rem] lg:col-start-2 lg:row-start-1"
      fill="none"
    >
      <g className="stroke-line-strong" strokeLinejoin="round">
        {ROADS.map(({ line, half }) => (
          <path key={path(line)} d={path(line)} strokeWidth={half * 2} />
        ))}
        <circle cx={ROUNDABOUT.x} cy={ROUNDABOUT.z} r="10.5" strokeWidth="9" />
      </g>
      <rect
        x={CAR_PARK.left}
        y={CAR_PARK.top}
        width={CAR_PARK.right - CAR_PARK.left}
        height={CAR_PARK.bottom - CAR_PARK.top}
        className="fill-line-strong"
      />
      <rect
        x={TARGET_BAY.x - 1.2}
        y={TARGET_BAY.z - 2.4}
        width="2.4"
        height="4.8"
        className="fill-link"
      />
      <path d={`M-3.3 ${STOP_LINE.z}H0`} className="stroke-paper" strokeWidth="2" />
      <path d={`M${START.x - 4} ${START.z - 2.2}l7 2.2l-7 2.2z`} className="fill-paper" />
      {LABELS.map(({ label, x, y, anchor }) => (
        <text
          key={label}
          x={x}
          y={y}
          textAnchor={anchor}
          className="fill-ink-2 text-[10px] xl:text-[8px]"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}
