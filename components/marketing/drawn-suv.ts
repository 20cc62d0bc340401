import { measuresOf } from '@/lib/showroom/models/model-measures';
import type { Look } from '@/lib/showroom/pictures/rendered-designs';

const look: Look = { body: 'suv', face: 'bars', wheel: 'five', paint: 'green' };

const { length, height } = measuresOf(look);

/**
 * The SUV of the diagrams: dimensions in millimetres, and in its side picture, drawn 900 wide, the edges
 * between which it is seen, the aerial left out.
 */
export const DRAWN_SUV = {
  look,
  length,
  height,
  box: { left: 116, right: 799, top: 196, ground: 459 },
};
