import type { Look } from '@/lib/showroom/looks';

const look: Look = { body: 'suv', face: 'bars', wheel: 'five', paint: 'green' };

/** The SUV of the diagrams: its measures in millimetres, and its place in a picture 900 pixels wide. */
export const DRAWN_SUV = {
  look,
  length: 4480,
  height: 1660,
  box: { left: 116, right: 797, top: 205, ground: 458 },
};
