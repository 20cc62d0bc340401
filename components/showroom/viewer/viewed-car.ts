import type { BodyName } from '@/lib/showroom/design-options';
import type { PaintName } from '@/lib/showroom/paints';
import type { Size } from '@/lib/showroom/viewer/dimension-lines';

/** A picture of a walk round the car. */
export type Step = { src: string; alt: string };

/** A car whose model is turned. */
export type TurnedCar = {
  title: string;
  paint: PaintName;
  /** Path of its 3D model. */
  model: string;
  /** What is loaded, in words: 'about 480 kB'. */
  dataUse: string;
};

/** A car as the viewer needs it. */
export type ViewedCar = TurnedCar & {
  body: BodyName;
  /** Path of the model in its colour that a phone's own viewer opens. */
  arModel: string;
  /** Millimetres; the width without mirrors. */
  size: Size;
  /** Pictures for browsers without 3D graphics. */
  steps: readonly Step[];
};
