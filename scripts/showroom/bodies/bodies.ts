import type { BodyName } from '@/lib/showroom/design-options';
import type { Body } from './body';
import { convertible } from './convertible';
import { coupe } from './coupe';
import { estate } from './estate';
import { hatchback } from './hatchback';
import { mpv } from './mpv';
import { pickup } from './pickup';
import { resized } from './resized';
import { sedan } from './sedan';
import { suv } from './suv';
import { van } from './van';

/** Bodies to choose from: each type, and a small or large one where models differ most. */
export const BODIES = {
  'hatchback-small': resized(hatchback, {
    length: 3.66,
    width: 1.66,
    height: 1.5,
    wheelRadius: 0.3,
  }),
  hatchback,
  sedan,
  suv,
  'suv-large': resized(suv, { length: 4.88, width: 1.96, height: 1.79, wheelRadius: 0.395 }),
  estate,
  coupe,
  convertible,
  mpv,
  pickup,
  van,
} as const satisfies Record<BodyName, Body>;
