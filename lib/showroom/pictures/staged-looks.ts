// Imports by alias, because a Deno function shares this file and its import map has no bare paths.
import type { PaintName } from '@/lib/showroom/paints';
import { designName } from '@/lib/showroom/pictures/picture';
import type { Look } from '@/lib/showroom/pictures/rendered-designs';

/** The paints of each design traced at a place: the commonest looks of the demo's listings. */
export const STAGED_PAINTS: Readonly<Record<string, readonly PaintName[]>> = {
  'convertible-round-cross': ['black', 'grey'],
  'estate-bars-multi': ['black', 'grey'],
  'hatchback-bars-five': ['black', 'blue', 'grey', 'red', 'silver', 'white'],
  'hatchback-lightbar-aero': ['black', 'grey'],
  'hatchback-mesh-fork': ['black', 'blue', 'grey', 'silver', 'white'],
  'hatchback-shield-twin': ['black', 'grey', 'white'],
  'hatchback-small-slot-five': ['blue'],
  'hatchback-small-three-round-cross': ['black'],
  'sedan-mesh-twin': ['black', 'blue', 'grey', 'white'],
  'suv-bars-five': ['black', 'blue', 'grey', 'silver', 'white'],
  'suv-large-mesh-multi': ['blue', 'grey'],
  'suv-lightbar-aero': ['black', 'blue', 'grey', 'white'],
  'suv-mesh-fork': ['black', 'blue', 'grey', 'red', 'silver', 'white'],
  'suv-shield-twin': ['black', 'blue', 'grey', 'white'],
  'van-bars-steel': ['grey'],
};

/** Whether a look has pictures at a place. */
export const isStaged = (look: Look): boolean =>
  STAGED_PAINTS[designName(look)]?.includes(look.paint) ?? false;
