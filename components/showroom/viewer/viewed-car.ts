import type { BodyName } from '@/lib/showroom/design-options';
import type { PaintName } from '@/lib/showroom/paints';
import type { Size } from '@/lib/showroom/viewer/dimension-lines';

/** A picture of a walk round the car, and its side of the car: 'from the front'. */
export type Step = { src: string; from: string };

/** A car for the turning model. */
export type TurnedCar = {
  title: string;
  /** 'a 2019 Ford Fiesta': the car inside a sentence. */
  inSentence: string;
  paint: PaintName;
  /** Path of its 3D model. */
  model: string;
  /** The size of the model's download as text: '0.5 MB'. */
  dataUse: string;
};

/** A car for the viewer. */
export type ViewedCar = TurnedCar & {
  body: BodyName;
  /** Path of the coloured model that a phone's own viewer opens. */
  arModel: string;
  /** Millimetres; the width without mirrors. */
  size: Size;
  /** Its views, shown if not even the steps of its body type load. */
  steps: readonly Step[];
};
