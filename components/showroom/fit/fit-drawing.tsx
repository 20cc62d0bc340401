import { VERDICT_LABELS } from '@/lib/showroom/fit/describe';
import { doorRoom, type Fit, type Sizes, standingWidth } from '@/lib/showroom/fit/fit';
import { formatMetres, inMetres } from '@/lib/showroom/fit/lengths';
import type { Outline } from '@/lib/showroom/fit/outlines';
import { SPACES, type Space } from '@/lib/showroom/fit/spaces';
import { Dimension } from './dimension';
import { DrawingKey } from './drawing-key';
import { DRAWING_WIDTH, type DrawnCar, FIGURE_HEIGHT, scaleOf } from './drawing-scale';
import { PlanView } from './plan-view';
import { SideView } from './side-view';

type Props = {
  space: Space;
  sizes: Sizes;
  fit: Fit;
  outline: Outline;
  present: (DrawnCar & { name: string }) | null;
};

const TOP = 26;
/** The height of a row of dimensions, with room for a phone's text. */
const ROW = 58;

const drawnCar = (sizes: Sizes, end: 0 | 1, outline: Outline): DrawnCar => ({
  outline,
  length: sizes.length[end],
  width: sizes.width[end],
  widthWithMirrors: sizes.widthWithMirrors[end],
  height: sizes.height[end],
});

/** The directions in which the largest car is larger than the space: 'long', 'tall', 'wide'. */
function beyondOf({ kind, length, width, height }: Space, sizes: Sizes) {
  const wide = SPACES[kind].shape === 'street' ? sizes.width[1] : standingWidth(sizes)[1];
  return [
    ...(sizes.length[1] > length ? ['long'] : []),
    ...(height !== undefined && sizes.height[1] > height ? ['tall'] : []),
    ...(wide > width ? ['wide'] : []),
  ];
}

/** The space with the smallest and the largest car, from the side and from above in one scale. */
export function FitDrawing({ space, sizes, fit, outline, present }: Props) {
  const scale = scaleOf(space, sizes, present);
  const { k, x } = scale;
  const cars = {
    least: drawnCar(sizes, 0, outline),
    greatest: drawnCar(sizes, 1, outline),
    present,
  };
  const [least, greatest] = sizes.length;
  const tallest = Math.max(space.height ?? 0, sizes.height[1], present?.height ?? 0, FIGURE_HEIGHT);
  const ground = TOP + tallest * k;
  // Cars and doors that need more than the width extend above the space.
  const [narrow, wide] = standingWidth(sizes);
  const beyond = Math.max(0, narrow + doorRoom(space) - space.width, wide + 120 - space.width) * k;
  const planTop = ground + 2.6 * ROW + beyond;
  const height = planTop + space.width * k + TOP;
  const range =
    least === greatest ? formatMetres(least) : `${inMetres(least)}–${formatMetres(greatest)}`;
  return (
    <figure className="mt-8">
      <svg
        viewBox={`0 0 ${DRAWING_WIDTH} ${Math.ceil(height)}`}
        role="img"
        aria-label={`Drawing to scale, from the side and from above: cars of ${range} in ${SPACES[space.kind].place}, ${formatMetres(space.length)} long and ${formatMetres(space.width)} wide. ${VERDICT_LABELS[fit.verdict]}.`}
        className="w-full rounded-2 border border-line bg-surface"
      >
        <SideView space={space} scale={scale} ground={ground} cars={cars} />
        <Dimension from={x(0)} to={x(greatest)} at={ground + 0.7 * ROW} text={range} />
        <Dimension
          from={x(0)}
          to={x(space.length)}
          at={ground + 1.6 * ROW}
          text={formatMetres(space.length)}
        />
        <PlanView space={space} scale={scale} cars={cars} top={planTop} />
      </svg>
      <DrawingKey
        isOne={least === greatest}
        present={present?.name}
        beyond={beyondOf(space, sizes)}
      />
    </figure>
  );
}
