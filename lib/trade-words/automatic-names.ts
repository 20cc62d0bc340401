// Separate from gearboxes.ts: the check of an advert's text, which browsers load, needs no more of its words.

/** Makers' names of automatic gearboxes: with a belt, or with a torque converter. */
export const AUTOMATICS =
  'cvt, e cvt, multitronic, xtronic, lineartronic, geartronic, speedtronic, steptronic';

/** Those with two clutches or with gears to choose, which some sellers list as semi-automatic. */
export const AUTOMATICS_WITH_GEARS = 'dsg, dct, pdk, s tronic, tiptronic, powershift, speedshift';
