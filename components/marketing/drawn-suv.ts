import type { Look } from '@/lib/showroom/rendered-designs';

const look: Look = { body: 'suv', face: 'bars', wheel: 'five', paint: 'green' };

/** The SUV of the diagrams: dimensions in millimetres, and its position in a 900 px wide picture. */
export const DRAWN_SUV = {
  look,
  length: 4480,
  height: 1660,
  box: { left: 116, right: 797, top: 205, ground: 458 },
};
