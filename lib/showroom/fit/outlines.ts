import type { BodyName } from '../design-options';
import outlines from './outlines.json';

/** A body drawn in boxes of 1000 × 1000, nose to the left, as SVG path data; by `npm run car:outlines`. */
export type Outline = {
  /** From the side: y from the roof down to the ground. */
  side: string;
  windows: string;
  doors: string;
  /** From above, without mirrors: y from one flank to the other. */
  plan: string;
  screens: string;
  /** Positions of the axles along the length. */
  wheels: number[];
  /** In thousandths of the height. */
  wheelRadius: number;
  /** Position of the door mirrors along the length, and below the roof. */
  mirror: number;
  mirrorHeight: number;
};

export const OUTLINES: Readonly<Record<BodyName, Outline>> = outlines;
