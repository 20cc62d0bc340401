import type { CarDesign } from '../design-options';
import type { PictureView } from './picture';

/** Views that show a whole number plate, and whose. */
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

/** Top left, top right, bottom right and bottom left, as the plate is read. */
export type Corners = readonly [Place, Place, Place, Place];

/** Names what decides where a car's plate is: its design without wheels. */
export const plateName = ({ body, face, doors }: Omit<CarDesign, 'wheel'>) =>
  `${body}${doors ? '-three' : ''}-${face}`;
