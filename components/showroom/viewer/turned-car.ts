import { measuresOf } from '@/lib/showroom/models/model-measures';
import { modelPath } from '@/lib/showroom/models/model-path';
import { carInSentence, type ShowroomCar } from '@/lib/showroom/showroom-car';
import { dataUse } from '@/lib/showroom/viewer/data-use';
import type { TurnedCar } from './viewed-car';

/** Converts a car for the turning model. Throws if its look has no model. */
export const turnedCar = (car: ShowroomCar): TurnedCar => ({
  title: car.title,
  inSentence: carInSentence(car),
  paint: car.look.paint,
  model: modelPath(car.look),
  dataUse: dataUse(measuresOf(car.look).bytes),
});
