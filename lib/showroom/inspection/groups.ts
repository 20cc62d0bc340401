import { electrics } from './points/electrics';
import { engineBay } from './points/engine-bay';
import { glassAndLights } from './points/glass-and-lights';
import { inside } from './points/inside';
import { money } from './points/money';
import { onTheRoad } from './points/on-the-road';
import { outside } from './points/outside';
import { papers } from './points/papers';
import { underneath } from './points/underneath';
import { wheels } from './points/wheels';
import type { InspectionGroup } from './types';

/** The 150 points of the inspection, in the order of a viewing. */
export const INSPECTION_GROUPS: readonly InspectionGroup[] = [
  papers,
  money,
  outside,
  glassAndLights,
  wheels,
  engineBay,
  underneath,
  inside,
  electrics,
  onTheRoad,
];
