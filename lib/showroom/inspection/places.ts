import type { BodyName } from '../design-options';
import type { GroupId } from './types';

/** Position in per cent of the picture of a car's side, as places-picture.tsx crops it. */
type Place = readonly [left: number, top: number];

/** The groups with a place on the car; papers, money and the road are beside it. */
export type PlacedGroup = Exclude<GroupId, 'papers' | 'money' | 'on-the-road'>;

/**
 * Builds the places in the order of the viewing: rear door, windscreen, front wheel, bonnet, sill,
 * seats, rear lamp.
 */
const places = (
  outside: Place,
  glass: Place,
  wheels: Place,
  bonnet: Place,
  underneath: Place,
  inside: Place,
  electrics: Place,
): Readonly<Record<PlacedGroup, Place>> => ({
  outside,
  'glass-and-lights': glass,
  wheels,
  'engine-bay': bonnet,
  underneath,
  inside,
  electrics,
});

/** Positions measured in the pictures, which differ in the position of glass and wheels. */
export const PLACES: Readonly<Record<BodyName, Readonly<Record<PlacedGroup, Place>>>> = {
  'hatchback-small': places([58, 54], [46, 33], [30, 67], [28, 47], [50, 71], [62, 34], [76, 43]),
  hatchback: places([62, 54], [48, 34], [27, 66], [24, 48], [50, 71], [63, 34], [82, 44]),
  sedan: places([62, 54], [48, 34], [25, 66], [22, 48], [50, 71], [62, 34], [89, 45]),
  suv: places([62, 54], [47, 28], [26, 65], [22, 44], [50, 70], [63, 28], [85, 39]),
  'suv-large': places([63, 51], [47, 25], [24, 65], [20, 42], [50, 69], [65, 25], [89, 37]),
  estate: places([63, 54], [48, 34], [25, 65], [21, 48], [50, 70], [64, 34], [88, 44]),
  coupe: places([60, 58], [47, 39], [27, 65], [25, 51], [50, 71], [59, 38], [85, 48]),
  convertible: places([58, 59], [44, 39], [27, 66], [24, 51], [50, 71], [61, 41], [85, 48]),
  mpv: places([62, 55], [47, 32], [25, 66], [19, 47], [50, 71], [62, 32], [88, 42]),
  pickup: places([68, 47], [42, 26], [21, 64], [19, 41], [50, 66], [56, 26], [93, 44]),
  van: places([62, 52], [29, 25], [22, 66], [18, 44], [50, 71], [39, 28], [94, 44]),
};
