import type { CostInputs, Ulez } from './types';
import { ulez } from './ulez';

type Known = { [Name in 'year' | 'fuelType' | 'bodyType']?: CostInputs[Name] | undefined };

/** The ULEZ standard of a car of which little is known, such as that of a text; unsure without its year or fuel. */
export function knownUlez({ year, fuelType, bodyType = 'hatchback' }: Known): Ulez {
  if (year === undefined || fuelType === undefined) return 'unsure';
  return ulez({
    make: '',
    model: '',
    year,
    fuelType,
    transmission: 'manual',
    bodyType,
    engineSize: null,
    registrationNumber: null,
  }).ulez;
}
