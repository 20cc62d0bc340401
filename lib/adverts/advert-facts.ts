import type { AdvertFacts } from './types';

/**
 * The fields of a listing that its text is checked against, of a seller's own listing and of a public one
 * alike, without the rest. `ulez` is what lib/running-costs/ulez.ts says of it.
 */
export function advertFacts(
  listing: Omit<AdvertFacts, 'ulez'>,
  ulez: AdvertFacts['ulez'],
): AdvertFacts {
  const { make, model, trim, year, price, mileage, fuelType, transmission, bodyType } = listing;
  const { engineSize, doors, seats, colour, owners, serviceHistory, motExpiry } = listing;
  const { registrationNumber, createdAt } = listing;
  return {
    ...{ make, model, trim, year, price, mileage, fuelType, transmission, bodyType },
    ...{ engineSize, doors, seats, colour, owners, serviceHistory, motExpiry },
    ...{ registrationNumber, createdAt, ulez },
  };
}
