import type { ViewName } from '@/lib/showroom/pictures/picture';
import { FIRST_ANGLE, turnAngle } from '@/lib/showroom/viewer/turn';

/** Camera position: azimuth in degrees (0 is in front), elevation in degrees, frame in metres. */
export type Camera = {
  azimuth: number;
  elevation: number;
  /** Width of the picture, in metres at the car's middle. */
  frame: number;
  /** Width of the picture for a height of 1. */
  aspect: number;
  /** Vertical position of the ground below the car's middle, as a share of the height from the top. */
  ground: number;
  /** Horizontal position of the car's middle, as a share of the width from the left; half by default. */
  middle?: number;
  /** Close-up of one end of the car: target as shares of its half width and height. */
  detail?: { end: 1 | -1; across: number; height: number };
};

/** Cameras by view. Whole cars share one scale per view, so that a van looks bigger than a coupé. */
export const CAMERAS: Readonly<Record<ViewName, Camera>> = {
  front: { ...FIRST_ANGLE, frame: 5.3, aspect: 1.5, ground: 0.72, middle: 0.53 },
  side: { azimuth: 90, elevation: 4, frame: 6.1, aspect: 1.5, ground: 0.735 },
  rear: { azimuth: 139, elevation: 8, frame: 5.3, aspect: 1.5, ground: 0.72, middle: 0.44 },
  nose: {
    azimuth: 32,
    elevation: 9,
    frame: 1.95,
    aspect: 1.5,
    ground: 0.5,
    detail: { end: 1, across: 0.3, height: 0.44 },
  },
};

/** Returns the camera of a step round the car: as high as the view 'front', and so far off that it cuts no body. */
export const turnCamera = (step: number): Camera => ({
  ...CAMERAS.front,
  azimuth: turnAngle(step),
  frame: 6.3,
  middle: 0.5,
});
