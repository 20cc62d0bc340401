import type { VehicleSummary } from '@/lib/listings/types';
import { generateCatalogue } from '@/scripts/seed/generate';
import { summary } from '../screens/vehicle-fixture';

const today = new Date('2026-11-21');

/** Returns this many cars of the demo's seed as lists show them; facts outside their pictures are those of one car. */
export const seededSummaries = (vehicles: number): VehicleSummary[] =>
  [...generateCatalogue({ vehicles, seed: 'forecourt', today })].flatMap((seller) =>
    seller.vehicles.map(({ id, body, make, model, colour }) => ({
      ...summary,
      id,
      make,
      model,
      colour,
      bodyType: body,
      sellerType: seller.type,
    })),
  );
