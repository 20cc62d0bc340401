import type { CSSProperties } from 'react';
import { formatRegistration } from '@/lib/format';
import type { PictureView } from '@/lib/showroom/pictures/picture';
import { PLATE_ENDS, showsPlate } from '@/lib/showroom/pictures/plate';
import { plateCornersOf } from '@/lib/showroom/pictures/plate-corners';
import { plateTransform } from '@/lib/showroom/pictures/plate-transform';
import type { Look } from '@/lib/showroom/pictures/rendered-designs';

const short = (value: number) => Number(value.toFixed(5));
/** A share of the picture's width as a length that grows with it. */
const shareOfWidth = (share: number) => `${short(share * 100)}cqw`;

type Props = {
  registration: string;
  look: Look;
  view: PictureView;
};

/**
 * Covers the plate of a car's illustration with its registration. It is hidden from screen readers: the
 * page states the registration elsewhere.
 */
export function PlateOnPicture({ registration, look, view }: Props) {
  const corners = plateCornersOf(look, view);
  if (!corners || !showsPlate(view)) return null;
  const { size, left, top, columns } = plateTransform(corners);
  const matrix = [...columns.map((column) => [...column, 0]), [0, 0, 1, 0], [0, 0, 0, 1]].flat();
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const isLeftAway = bottomLeft[1] - topLeft[1] < bottomRight[1] - topRight[1];
  const style = {
    '--plate-size': shareOfWidth(size),
    // The end away from the camera is in shade.
    '--shaded': isLeftAway ? 'left' : 'right',
    left: shareOfWidth(left),
    top: shareOfWidth(top),
    transform: `perspective(100cqw) matrix3d(${matrix.map(short).join(', ')})`,
  } as CSSProperties;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 @container overflow-hidden select-none"
    >
      <span className="plate plate-in-picture" data-end={PLATE_ENDS[view]} style={style}>
        {formatRegistration(registration)}
      </span>
    </div>
  );
}
