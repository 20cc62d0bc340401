import type { Narrowing } from './describe';
import { shippedModel } from './model-file';
import type { OwnFit } from './own-stock';
import { readInput } from './read-input';
import { ValuationError, type ValuationInput } from './types';
import { valueCar } from './value-car';

type Listing = Omit<ValuationInput, 'mileage'> & {
  mileage: number | null;
  /** Null where the car has no figure. */
  valuation: object | null;
};

/** The least share of the range that a fact has to take away to be worth a word. */
const LEAST = 0.1;

/** The width of the 80% range in pounds without an engine size, and with the usual one of such a car. */
function narrowingOf(input: ValuationInput, asOf: string, own: OwnFit | null): Narrowing | null {
  const { car } = readInput(input, Number(asOf.slice(0, 4)));
  const tenths = shippedModel().usual[`${car.make} ${car.model}`]?.tenths[car.fuel];
  if (car.tenths !== null || !tenths) return null;
  const widthWith = (engineSize: number | null) => {
    const [low, high] = valueCar({ ...input, engineSize }, { asOf, own, explain: false }).range80;
    return high - low;
  };
  const [from, to] = [widthWith(null), widthWith(tenths / 10)];
  return to < from * (1 - LEAST) ? { from, to } : null;
}

/**
 * How far the engine size would narrow the valuation of a listing on an ISO date; null where it is given, would do
 * little, or the listing has no valuation.
 */
export function engineNarrowing(
  { valuation, mileage, ...input }: Listing,
  asOf = new Date().toISOString().slice(0, 10),
  own: OwnFit | null = null,
): Narrowing | null {
  if (valuation === null || mileage === null) return null;
  try {
    return narrowingOf({ ...input, mileage }, asOf, own);
  } catch (error) {
    if (error instanceof ValuationError) return null;
    throw error;
  }
}
