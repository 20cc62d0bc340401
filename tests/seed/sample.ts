import { generateCatalogue } from '@/scripts/seed/generate';
import type { SeedSeller, SeedVehicle } from '@/scripts/seed/listing';

export const TODAY = new Date('2026-11-21T09:00:00Z');

export function sellersOf(vehicles: number, seed = 'test'): SeedSeller[] {
  return [...generateCatalogue({ vehicles, seed, today: TODAY })];
}

export const SELLERS = sellersOf(5000);
export const LISTINGS = SELLERS.flatMap((seller) =>
  seller.vehicles.map((vehicle) => ({ ...vehicle, seller })),
);
export type Listing = SeedVehicle & { seller: SeedSeller };

/** Describes up to five listings that violate a rule; tests expect an empty list. */
export function wrong(isWrong: (listing: Listing) => boolean): string[] {
  return LISTINGS.filter(isWrong).slice(0, 5).map(told);
}

export function told(listing: Listing): string {
  const { make, model, trim, year, mileage, registrationNumber, description } = listing;
  return `${make} ${model} ${trim} ${year}, ${mileage} miles, ${registrationNumber}: ${description}`;
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
