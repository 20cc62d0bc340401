import { formatMetres, inMetres } from '@/lib/showroom/fit/lengths';
import { SPACES, type Space } from '@/lib/showroom/fit/spaces';
import { BEYOND } from './car-lines';
import { CarSide } from './car-side';
import { Dimension } from './dimension';
import { DRAWING_WIDTH, type DrawnCar, FIGURE_HEIGHT, MARGIN, type Scale } from './drawing-scale';

type Props = { space: Space; scale: Scale; ground: number; cars: Cars };
export type Cars = { least: DrawnCar; greatest: DrawnCar; present: DrawnCar | null };

const WALL = 10;

/** A person of 1.75 m in mm, standing on the origin. */
const BODY =
  'M-75-1500C-190-1490-228-1440-232-1350L-250-870Q-248-805-208-805Q-172-805-166-865L-158-1180L-146-45Q-142 0-98 0H-62Q-24 0-20-45L-6-740H6L20-45Q24 0 62 0H98Q142 0 146-45L158-1180L166-865Q172-805 208-805Q248-805 250-870L232-1350C228-1440 190-1490 75-1500Z';

/** The space and the cars from the side, and a person beside them. */
export function SideView({ space, scale, ground, cars }: Props) {
  const { k, x } = scale;
  const { length, height, doorHeight } = space;
  const { least, greatest, present } = cars;
  const { shape } = SPACES[space.kind];
  const top = height === undefined ? null : ground - height * k;
  const end = x(length);
  const sizes =
    least.height === greatest.height
      ? formatMetres(least.height)
      : `${inMetres(least.height)}–${formatMetres(greatest.height)}`;
  return (
    <>
      {shape === 'garage' && top !== null && (
        <path
          d={`M${x(0)} ${ground}V${top}H${end}V${ground - (doorHeight ?? 0) * k}H${end + WALL}V${top - WALL}H${x(0) - WALL}V${ground}Z`}
          className="fill-ink-3"
        />
      )}
      {shape !== 'garage' && top !== null && (
        <path
          d={`M${x(0) - WALL} ${top}H${end + WALL}`}
          className="fill-none stroke-ink-3"
          strokeWidth={5}
          strokeDasharray="22 14"
        />
      )}
      <path
        d={`M${MARGIN - 24} ${ground}H${DRAWING_WIDTH}`}
        className="stroke-ink-3"
        strokeWidth={1.5}
      />
      {shape !== 'garage' && (
        <path
          d={`M${x(0)} ${ground + 8}v-16M${end} ${ground + 8}v-16`}
          className="stroke-ink"
          strokeWidth={3}
        />
      )}
      <CarSide car={least} scale={scale} ground={ground} look="least" />
      <CarSide car={greatest} scale={scale} ground={ground} look="greatest" />
      {present && <CarSide car={present} scale={scale} ground={ground} look="present" />}
      {greatest.length > length && (
        <rect
          {...BEYOND}
          x={end}
          y={ground - greatest.height * k}
          width={(greatest.length - length) * k}
          height={greatest.height * k}
        />
      )}
      {height !== undefined && greatest.height > height && (
        <rect
          {...BEYOND}
          x={x(0)}
          y={ground - greatest.height * k}
          width={Math.min(greatest.length, length) * k}
          height={(greatest.height - height) * k}
        />
      )}
      <g transform={`translate(${x(scale.end + 720)} ${ground}) scale(${k})`} className="fill-link">
        <path d={BODY} />
        <ellipse cx={0} cy={110 - FIGURE_HEIGHT} rx={92} ry={110} />
      </g>
      <Dimension
        isUpright
        from={ground}
        to={ground - greatest.height * k}
        at={MARGIN - 36}
        text={sizes}
      />
      {top !== null && height !== undefined && (
        <Dimension isUpright from={ground} to={top} at={MARGIN - 84} text={formatMetres(height)} />
      )}
    </>
  );
}
