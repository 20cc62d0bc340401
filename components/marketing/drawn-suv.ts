import { measuresOf } from '@/lib/showroom/models/model-measures';
import type { Look } from '@/lib/showroom/pictures/rendered-designs';

const look: Look = { body: 'suv', face: 'bars', wheel: 'five', paint: 'green' };

const { length, height } = measuresOf(look);

/**
 * The SUV of the diagrams: its dimensions in millimetres, and its edges without the aerial in the side
 * picture, which is 900 units wide.
 */
export const DRAWN_SUV = {
  look,
  length,
  height,
  box: { left: 116, right: 799, top: 196, ground: 459 },
};
