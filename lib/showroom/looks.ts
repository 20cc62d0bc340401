// Imports by alias: the sitemap's Deno function reads this file, and its import map knows no others.
import type { BodyName } from '@/lib/showroom/bodies/bodies';
import type { FaceName } from '@/lib/showroom/faces';
import { PAINT_NAMES, type PaintName } from '@/lib/showroom/paints';
import type { WheelName } from '@/lib/showroom/wheels';

/** The pictures of every look, in the order of a gallery. */
export const VIEWS = ['front', 'side', 'rear', 'nose'] as const;
export type ViewName = (typeof VIEWS)[number];

/** Widths in pixels of every picture's files. */
export const WIDTHS = [600, 1200] as const;

/** The designs that are rendered: each body's first one in every paint, the rest in common paints. */
export const DESIGNS: Readonly<Record<BodyName, readonly (readonly [FaceName, WheelName])[]>> = {
  'hatchback-small': [
    ['bars', 'five'],
    ['pair', 'aero'],
  ],
  hatchback: [
    ['bars', 'five'],
    ['frame', 'twin'],
  ],
  sedan: [
    ['frame', 'twin'],
    ['pair', 'multi'],
  ],
  suv: [
    ['bars', 'five'],
    ['frame', 'twin'],
  ],
  'suv-large': [['frame', 'multi']],
  estate: [['bars', 'multi']],
  coupe: [['frame', 'five']],
  convertible: [['pair', 'multi']],
  mpv: [['bars', 'aero']],
  pickup: [['bars', 'five']],
  van: [['bars', 'aero']],
};

/** What nine in ten cars are painted. */
const COMMON_PAINTS: readonly PaintName[] = ['black', 'white', 'grey', 'blue', 'silver', 'red'];

export type Look = { body: BodyName; face: FaceName; wheel: WheelName; paint: PaintName };

/** The paints a design is rendered in. */
export const paintsOf = (body: BodyName, face: FaceName): readonly PaintName[] =>
  DESIGNS[body][0]?.[0] === face ? PAINT_NAMES : COMMON_PAINTS;

/** The file of one picture, relative to the site's root. */
export const pictureFile = ({ body, face, wheel, paint }: Look, view: ViewName, width: number) =>
  `/cars/${body}-${face}-${wheel}-${paint}-${view}-${width}.avif`;
