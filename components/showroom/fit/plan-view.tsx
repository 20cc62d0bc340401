import { doorRoom } from '@/lib/showroom/fit/fit';
import { formatMetres } from '@/lib/showroom/fit/lengths';
import { SPACES, type Space } from '@/lib/showroom/fit/spaces';
import { BEYOND } from './car-lines';
import { CarPlan } from './car-plan';
import { Dimension } from './dimension';
import { MARGIN, type Scale } from './drawing-scale';
import type { Cars } from './side-view';

type Props = {
  space: Space;
  scale: Scale;
  /** The upper edge of the space. */
  top: number;
  cars: Cars;
};

const WALL = 10;
/** The length of an open door along the car, in mm. */
const DOOR_LENGTH = 1050;

/** The space and the cars from above, with the room that an open door needs. */
export function PlanView({ space, scale, top, cars }: Props) {
  const { k, x } = scale;
  const { length, width, door } = space;
  const { least, greatest, present } = cars;
  const { shape } = SPACES[space.kind];
  const bottom = top + width * k;
  const [start, end] = [x(0), x(length)];
  const isKerb = shape === 'street';
  const placed = { scale, edge: bottom, hasMirrorInside: !isKerb };
  const flank = bottom - ((least.width + least.widthWithMirrors) / 2) * k;
  const wide = isKerb ? greatest.width : (greatest.width + greatest.widthWithMirrors) / 2;
  const doorAt = x(0) + (least.outline.mirror / 1000) * least.length * k;
  const room = doorRoom(space) * k;
  const jamb = ((width - (door ?? 0)) / 2) * k;
  return (
    <>
      {shape === 'garage' ? (
        <path
          d={`M${end} ${top + jamb}V${top}H${start}V${bottom}H${end}V${bottom - jamb}h${WALL}V${bottom + WALL}H${start - WALL}V${top - WALL}H${end + WALL}V${top + jamb}Z`}
          className="fill-ink-3"
        />
      ) : (
        <path
          d={
            isKerb
              ? `M${start} ${bottom}V${top}H${end}V${bottom}`
              : `M${end} ${top}H${start}V${bottom}H${end}`
          }
          className="fill-none stroke-ink-3"
          strokeWidth={4}
          strokeDasharray={isKerb ? '16 10' : undefined}
        />
      )}
      {isKerb && (
        <path d={`M${MARGIN - 24} ${bottom + 3}H1000`} className="stroke-ink-3" strokeWidth={6} />
      )}
      {!isKerb && (
        <rect
          x={doorAt}
          y={flank - room}
          width={DOOR_LENGTH * k}
          height={room}
          className="fill-verified-tint stroke-link"
          strokeWidth={1}
          strokeDasharray="3 4"
        />
      )}
      <CarPlan car={least} {...placed} look="least" />
      <CarPlan car={greatest} {...placed} look="greatest" />
      {present && <CarPlan car={present} {...placed} look="present" />}
      {greatest.length > length && (
        <rect
          {...BEYOND}
          x={end}
          y={bottom - wide * k}
          width={(greatest.length - length) * k}
          height={greatest.width * k}
        />
      )}
      {wide > width && (
        <rect
          {...BEYOND}
          x={start}
          y={bottom - wide * k}
          width={Math.min(greatest.length, length) * k}
          height={(wide - width) * k}
        />
      )}
      {!isKerb && (
        <g
          transform={`translate(${doorAt + (DOOR_LENGTH / 2) * k} ${flank - room / 2}) scale(${k})`}
          className="fill-link"
        >
          <rect x={-230} y={-120} width={460} height={240} rx={120} opacity={0.55} />
          <circle r={100} />
        </g>
      )}
      <Dimension isUpright from={bottom} to={top} at={MARGIN - 60} text={formatMetres(width)} />
    </>
  );
}
