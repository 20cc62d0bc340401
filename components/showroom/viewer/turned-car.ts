import { measuresOf } from '@/lib/showroom/model-measures';
import { modelPath } from '@/lib/showroom/model-path';
import type { Look } from '@/lib/showroom/rendered-designs';
import { dataUse } from '@/lib/showroom/viewer/data-use';
import type { TurnedCar } from './viewed-car';

/** The car that a look's model shows. Throws without such a model. */
export const turnedCar = (look: Look, title: string): TurnedCar => ({
  title,
  paint: look.paint,
  model: modelPath(look),
  dataUse: dataUse(measuresOf(look).bytes),
});
