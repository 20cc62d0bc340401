import type { Caveat } from './types';

/** Groups for calibrating the ranges, by the data's knowledge of the car. */
export const GROUPS = ['knownModel', 'knownMake', 'unknownMake', 'electric'] as const;
export type Group = (typeof GROUPS)[number];

/** The group of a valuation, from its caveats. */
export function groupOf(caveats: readonly Caveat[]): Group {
  const has = (...ones: Caveat[]) => ones.some((one) => caveats.includes(one));
  if (has('fuel_not_in_data')) return 'electric';
  if (has('make_not_in_data', 'make_unknown')) return 'unknownMake';
  return has('model_not_in_data', 'model_unknown') ? 'knownMake' : 'knownModel';
}
