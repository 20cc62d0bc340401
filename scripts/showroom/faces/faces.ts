import type { FaceName } from '@/lib/showroom/design-options';
import { bars } from './bars';
import type { Face } from './face';
import { lightbar } from './lightbar';
import { mesh } from './mesh';
import { mouth } from './mouth';
import { round } from './round';
import { shield } from './shield';
import { slats } from './slats';
import { slot } from './slot';
import { twinbar } from './twinbar';

export const FACE_SHAPES: Readonly<Record<FaceName, Face>> = {
  bars,
  lightbar,
  mesh,
  mouth,
  round,
  shield,
  slats,
  slot,
  twinbar,
};
