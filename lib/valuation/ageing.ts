import errors from './ageing-error.json' with { type: 'json' };
import { MAX_MILES } from './no-figure';
import type { OwnFit } from './own-stock';
import { tryValue } from './try-value';
import type { ValuationInput } from './types';
import { bareValue } from './value-car';

/** The years over which a loss of value is measured (`npm run valuation:ageing`). */
const AGEING_YEARS = errors.years;

type Listing = Omit<ValuationInput, 'mileage'> & {
  mileage: number | null;
  /** Null where the car has no figure. */
  valuation: {
    value: number;
    range80: readonly [low: number, high: number];
    valuedOn: string;
  } | null;
};

/** The value of a car today and three years on, in pounds. */
export type Ageing = {
  value: number;
  /** The asking prices of eight in ten such cars today. */
  range: readonly [low: number, high: number];
  /** The asking price today of such a car three years older with the further miles; never more than `value`. */
  later: number;
  /** How far from `later` eight in ten models ended, as shares of it: [-0.18, 0.2]. */
  error: readonly [low: number, high: number];
};

/** The value of a car on an ISO date; null for one without a figure. */
const figureOf = (input: ValuationInput, asOf: string, own: OwnFit | null) =>
  tryValue(input, (car) => bareValue(car, { asOf, own }), asOf);

/** The value of a car on an ISO date as if it were three years older with further miles; null without a figure. */
function valueWhenOlder(
  input: ValuationInput,
  milesAYear: number,
  asOf: string,
  own: OwnFit | null,
): number | null {
  const mileage = Math.min(input.mileage + AGEING_YEARS * milesAYear, MAX_MILES);
  return figureOf({ ...input, year: input.year - AGEING_YEARS, mileage }, asOf, own);
}

/** The relative error of what is left of the value of a car of an age in years; null for one that is too old. */
function errorAt(age: number): Ageing['error'] | null {
  const band = errors.bands.find(({ to }) => age <= to);
  return band ? [band.low, band.high] : null;
}

/**
 * The value of a listing today and three years on; null without a valuation or a mileage, and for a car that has no
 * figure by then. Reads the model: for the server only.
 */
export function ageingOf(
  { valuation, mileage, ...input }: Listing,
  milesAYear: number,
  own: OwnFit | null = null,
): Ageing | null {
  if (valuation === null || mileage === null) return null;
  const { value, range80, valuedOn } = valuation;
  const later = valueWhenOlder({ ...input, mileage }, milesAYear, valuedOn, own);
  const error = errorAt(Math.max(Number(valuedOn.slice(0, 4)) - input.year, 0));
  if (later === null || error === null) return null;
  return { value, range: range80, later: Math.min(later, value), error };
}

/** The ageing of a car on an ISO date as figures without ranges, for thousands of cars. */
export function bareAgeing(
  car: Omit<Listing, 'valuation'>,
  milesAYear: number,
  asOf: string,
  own: OwnFit | null = null,
): Ageing | null {
  const { mileage } = car;
  if (mileage === null) return null;
  const later = valueWhenOlder({ ...car, mileage }, milesAYear, asOf, own);
  const value = figureOf({ ...car, mileage }, asOf, own);
  if (later === null || value === null) return null;
  return { value, range: [value, value], later: Math.min(later, value), error: [0, 0] };
}
