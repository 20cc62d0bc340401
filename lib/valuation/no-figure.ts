import { isPlugOnly, OLDEST } from './columns';

type Facts = { year: number; fuelType: string };

const CLASSIC = `Over ${OLDEST} years old: condition and history decide, not age and miles. No valuation.`;
const ELECTRIC =
  'No valuation of electric and hydrogen cars yet: our adverts hold hardly any, and their prices have gone a way of their own since.';

/** Why a car has no figure on an ISO date, as a sentence; null for a car that has one. */
export function whyNoFigure({ year, fuelType }: Facts, asOf = new Date().toISOString()) {
  if (Number(asOf.slice(0, 4)) - year > OLDEST) return CLASSIC;
  return isPlugOnly(fuelType) ? ELECTRIC : null;
}
