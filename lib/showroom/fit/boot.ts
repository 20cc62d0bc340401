import type { BodyName } from '../design-options';
import type { Range } from './lengths';

type Boot =
  | { opens: 'up'; what: string /** Its highest point, open, above the ground. */; top: Range }
  | { opens: 'back'; what: string /** The room it takes behind the car, open. */; reach: Range };

const tailgate = (least: number, greatest: number): Boot => ({
  opens: 'up',
  what: 'tailgate',
  top: [least, greatest],
});
const lid = (least: number, greatest: number): Boot => ({
  opens: 'up',
  what: 'boot lid',
  top: [least, greatest],
});

/**
 * How boots of a body open, in mm. Makers rarely publish these: they are estimates, and labelled
 * so.
 */
export const BOOTS: Readonly<Record<BodyName, Boot>> = {
  'hatchback-small': tailgate(1800, 2100),
  hatchback: tailgate(1900, 2150),
  estate: tailgate(1900, 2200),
  suv: tailgate(1900, 2250),
  'suv-large': tailgate(2000, 2400),
  mpv: tailgate(1900, 2350),
  sedan: lid(1600, 1900),
  coupe: lid(1450, 2000),
  convertible: lid(1400, 1850),
  pickup: { opens: 'back', what: 'tailgate', reach: [450, 650] },
  van: { opens: 'back', what: 'rear doors', reach: [600, 900] },
};
