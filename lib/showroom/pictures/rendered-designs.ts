// Imports by alias, because a Deno function shares this file and its import map has no bare paths.
import type { BodyName, FaceName, WheelName } from '@/lib/showroom/design-options';
import { PAINT_NAMES, type PaintName } from '@/lib/showroom/paints';
import { lookName, namedFile, type PictureView } from '@/lib/showroom/pictures/picture';

type Design = readonly [face: FaceName, wheel: WheelName, doors?: 3];

/** The rendered designs: the first of each body in every paint, the others in common paints. */
export const DESIGNS: Readonly<Record<BodyName, readonly Design[]>> = {
  'hatchback-small': [
    ['slot', 'five'],
    ['round', 'cross'],
    ['round', 'cross', 3],
  ],
  hatchback: [
    ['bars', 'five'],
    ['mesh', 'fork'],
    ['shield', 'twin'],
    ['lightbar', 'aero'],
  ],
  sedan: [
    ['twinbar', 'multi'],
    ['mesh', 'twin'],
    ['lightbar', 'aero'],
  ],
  suv: [
    ['bars', 'five'],
    ['mesh', 'fork'],
    ['shield', 'twin'],
    ['lightbar', 'aero'],
  ],
  'suv-large': [
    ['slats', 'eight'],
    ['mesh', 'multi'],
    ['lightbar', 'blade'],
  ],
  estate: [
    ['bars', 'multi'],
    ['twinbar', 'ten'],
  ],
  coupe: [
    ['mouth', 'fork'],
    ['round', 'lattice'],
  ],
  convertible: [
    ['round', 'cross'],
    ['mouth', 'multi'],
  ],
  mpv: [
    ['bars', 'aero'],
    ['slot', 'turbine'],
  ],
  pickup: [
    ['slats', 'eight'],
    ['bars', 'five'],
  ],
  van: [
    ['slot', 'steel'],
    ['bars', 'steel'],
  ],
};

/** The paints of nine in ten cars. */
const COMMON_PAINTS: readonly PaintName[] = ['black', 'white', 'grey', 'blue', 'silver', 'red'];

export type Look = {
  body: BodyName;
  face: FaceName;
  wheel: WheelName;
  doors?: 3;
  paint: PaintName;
};

/** The paints a design is rendered in. */
export const paintsOf = (body: BodyName, face: FaceName): readonly PaintName[] =>
  DESIGNS[body][0]?.[0] === face ? PAINT_NAMES : COMMON_PAINTS;

/** The path of a picture's file, relative to the site's root. */
export const pictureFile = (look: Look, view: PictureView, width: number) =>
  namedFile(lookName(look), view, width);
