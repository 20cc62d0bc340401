import type { Sizes } from '@/lib/showroom/fit/fit';
import type { Outline } from '@/lib/showroom/fit/outlines';
import type { Space } from '@/lib/showroom/fit/spaces';

/** A car to draw, in mm. */
export type DrawnCar = Record<keyof Sizes, number> & { outline: Outline };

/** The width of the drawing in its own units, whatever it shows. */
export const DRAWING_WIDTH = 1000;

/** The margin left of the space, for the upright dimensions. */
export const MARGIN = 118;

/** The room right of the space, for the figure, in mm. */
const FIGURE_ROOM = 1150;
/** The minimum length drawn, in mm. */
const MIN_LENGTH = 4900;

/** A person's height in mm. */
export const FIGURE_HEIGHT = 1750;

export type Scale = {
  /** Units per mm, the same in both views. */
  k: number;
  /** The position of a distance in mm from the inner end of the space. */
  x: (mm: number) => number;
  /** The end of the space and of the cars, in mm. */
  end: number;
};

/** Returns one scale for both views, with room for the space, the cars and the figure. */
export function scaleOf(space: Space, sizes: Sizes, present: DrawnCar | null): Scale {
  const end = Math.max(MIN_LENGTH, space.length, sizes.length[1], present?.length ?? 0);
  const k = (DRAWING_WIDTH - MARGIN) / (end + FIGURE_ROOM);
  return { k, end, x: (mm) => MARGIN + mm * k };
}
