import type { AdvertFacts } from './types';

/**
 * Picks the fields that the text of a listing, the seller's own or a public one, is checked
 * against. `ulez` is the result of lib/running-costs/ulez.ts.
 */
export function advertFacts(
  listing: Omit<AdvertFacts, 'ulez'>,
  ulez: AdvertFacts['ulez'],
): AdvertFacts {
  const { make, model, trim, year, price, mileage, fuelType, transmission, bodyType } = listing;
  const { engineSize, doors, seats, colour, owners, serviceHistory, motExpiry } = listing;
  const { registrationNumber, createdAt } = listing;
  return {
    make,
    model,
    trim,
    year,
    price,
    mileage,
    fuelType,
    transmission,
    bodyType,
    engineSize,
    doors,
    seats,
    colour,
    owners,
    serviceHistory,
    motExpiry,
    registrationNumber,
    createdAt,
    ulez,
  };
}
