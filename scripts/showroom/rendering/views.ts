import type { ViewName } from '@/lib/showroom/picture';

/** Where a camera stands: degrees round the car (0 is before it), degrees up, metres it frames. */
export type Camera = {
  azimuth: number;
  elevation: number;
  /** Width of the picture, in metres at the car's middle. */
  frame: number;
  /** Width of the picture for a height of 1. */
  aspect: number;
  /** Share of the picture's height, from the top, at which the ground under the car's middle lies. */
  ground: number;
  /** Looks at one end of the car from near: shares of its half width and height. */
  detail?: { end: 1 | -1; across: number; height: number };
};

/** All whole cars of a kind of view at one scale: a van is bigger than a coupé. */
export const CAMERAS: Readonly<Record<ViewName | 'hero', Camera>> = {
  front: { azimuth: 41, elevation: 7, frame: 5.6, aspect: 1.5, ground: 0.71 },
  side: { azimuth: 90, elevation: 4, frame: 6.1, aspect: 1.5, ground: 0.735 },
  rear: { azimuth: 139, elevation: 8, frame: 5.6, aspect: 1.5, ground: 0.71 },
  nose: {
    azimuth: 24,
    elevation: 9,
    frame: 1.95,
    aspect: 1.5,
    ground: 0.5,
    detail: { end: 1, across: 0.42, height: 0.44 },
  },
  tail: {
    azimuth: 155,
    elevation: 12,
    frame: 2.05,
    aspect: 1.5,
    ground: 0.5,
    detail: { end: -1, across: 0.42, height: 0.5 },
  },
  hero: { azimuth: 60, elevation: 4, frame: 5.9, aspect: 2.4, ground: 0.8 },
};
