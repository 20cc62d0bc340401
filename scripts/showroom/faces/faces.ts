import type { FaceName } from '@/lib/showroom/design-options';
import { band } from './band';
import { bars } from './bars';
import type { Face } from './face';
import { frame } from './frame';
import { mesh } from './mesh';
import { mouth } from './mouth';
import { pair } from './pair';
import { round } from './round';
import { slats } from './slats';
import { slot } from './slot';

export const FACE_SHAPES: Readonly<Record<FaceName, Face>> = {
  band,
  bars,
  frame,
  mesh,
  mouth,
  pair,
  round,
  slats,
  slot,
};
