import type { CarDesign } from '../design-options';
import type { PictureView } from './picture';

/** Views that show a whole number plate, and the end of the car it is on. */
export const PLATE_ENDS = {
  front: 'front',
  rear: 'rear',
  nose: 'front',
  'home-front': 'front',
  'home-rear': 'rear',
  'dealer-front': 'front',
} as const;
export type PlateView = keyof typeof PLATE_ENDS;

export const showsPlate = (view: PictureView): view is PlateView => view in PLATE_ENDS;

/** A place in a picture, in shares of its width and height from the top left. */
export type Place = readonly [across: number, down: number];

/** Top left, top right, bottom right and bottom left, in the reading direction of the plate. */
export type Corners = readonly [Place, Place, Place, Place];

/**
 * The name of the part of a design that determines where the plate is: the design without wheels.
 */
export const plateName = ({ body, face, doors }: Omit<CarDesign, 'wheel'>) =>
  `${body}${doors ? '-three' : ''}-${face}`;
