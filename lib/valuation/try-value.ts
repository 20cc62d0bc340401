import { whyNoFigure } from './no-figure';
import { ValuationError, type ValuationInput } from './types';

/**
 * Values a car by `value`; returns null for a car that has no figure on an ISO date, by default today, or that the
 * model cannot value.
 */
export function tryValue<Car extends ValuationInput, Value>(
  car: Car,
  value: (car: Car) => Value,
  asOf?: string,
): Value | null {
  if (whyNoFigure(car, asOf)) return null;
  try {
    return value(car);
  } catch (error) {
    if (error instanceof ValuationError) return null;
    throw error;
  }
}
