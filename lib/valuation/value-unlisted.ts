import { modelInput } from './listing-row';
import { whyNoFigure } from './no-figure';
import type { OwnFit } from './own-stock';
import { ValuationError } from './types';
import { bareValue } from './value-car';

/** The value in whole pounds of a car that is not listed yet; null if it has no figure. */
export function valueUnlisted(
  car: Parameters<typeof modelInput>[0],
  own: OwnFit | null = null,
): number | null {
  const input = modelInput(car);
  if (whyNoFigure(input)) return null;
  try {
    return bareValue(input, { own });
  } catch (error) {
    if (error instanceof ValuationError) return null;
    throw error;
  }
}
