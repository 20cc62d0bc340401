import { measuresOf } from '@/lib/showroom/model-measures';
import type { Look } from '@/lib/showroom/rendered-designs';

const look: Look = { body: 'suv', face: 'bars', wheel: 'five', paint: 'green' };

const { length, height } = measuresOf(look);

/** The SUV of the diagrams: dimensions in millimetres, and its position in a 900 px wide picture. */
export const DRAWN_SUV = {
  look,
  length,
  height,
  box: { left: 116, right: 797, top: 205, ground: 458 },
};
