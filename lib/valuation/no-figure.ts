import { formatLitres, formatMileage } from '../format';
import type { WriteOff } from '../listings/said-values';
import { isPlugOnly, OLDEST } from './columns';

type Facts = {
  year: number;
  fuelType: string;
  mileage?: number | null | undefined;
  engineSize?: number | null | undefined;
  writeOff?: WriteOff | null | undefined;
};

/** From here the value falls no further with miles. */
export const MAX_MILES = 300_000;
/** The smallest and the largest engine of a car in litres. */
const ENGINES = { min: 0.6, max: 8.4 };

const WRITTEN_OFF =
  'A written-off car is worth less than others like it. The engineer’s report and photographs of the damage and the repair show how much less. No valuation.';
const CLASSIC = `Over ${OLDEST} years old: condition and history decide, not age and miles. No valuation.`;
const ELECTRIC =
  'No valuation of electric and hydrogen cars yet: our adverts hold hardly any, and their prices have gone a way of their own since.';
const DRIVEN = `Over ${formatMileage(MAX_MILES)}: our adverts hold no such car. No valuation.`;

/**
 * Why a car has no figure on an ISO date, as a sentence; null for a car that has one. SQL compares
 * classics and electric cars with others for sale instead (private.least_fair_price).
 */
export function whyNoFigure(car: Facts, asOf = new Date().toISOString()): string | null {
  const { year, fuelType, mileage, engineSize, writeOff } = car;
  if (writeOff && writeOff !== 'none') return WRITTEN_OFF;
  if (Number(asOf.slice(0, 4)) - year > OLDEST) return CLASSIC;
  if (isPlugOnly(fuelType)) return ELECTRIC;
  if ((mileage ?? 0) > MAX_MILES) return DRIVEN;
  if (engineSize && (engineSize < ENGINES.min || engineSize > ENGINES.max))
    return `An engine of ${formatLitres(engineSize)} is not a car’s: correct it, or leave it out. No valuation until then.`;
  return null;
}
