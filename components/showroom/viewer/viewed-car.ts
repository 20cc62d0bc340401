import type { BodyName } from '@/lib/showroom/design-options';
import type { PaintName } from '@/lib/showroom/paints';
import type { Size } from '@/lib/showroom/viewer/dimension-lines';

/** A picture of a walk round the car, and from where it shows the car: 'from the front'. */
export type Step = { src: string; from: string };

/** A car whose model is turned. */
export type TurnedCar = {
  title: string;
  /** 'a 2019 Ford Fiesta': the car inside a sentence. */
  inSentence: string;
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
  /** Its views, where not even the steps of its body type can be shown. */
  steps: readonly Step[];
};
