import { modelInput } from './listing-row';
import type { OwnFit } from './own-stock';
import { tryValue } from './try-value';
import { bareValue } from './value-car';

/** The value in whole pounds of a car that is not listed yet; null if it has no figure. */
export const valueUnlisted = (car: Parameters<typeof modelInput>[0], own: OwnFit | null = null) =>
  tryValue(modelInput(car), (input) => bareValue(input, { own }));
