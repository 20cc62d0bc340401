import { UserFacingError } from '../../supabase/local/user-facing-error';
import { costCatalogue, isSeeded, seedDatabase, valueCatalogue } from '../seed/seed';
import { saySlowly } from './report';

/** Returns the number that `--vehicles` gives. */
export function vehicleCount(text: string): number {
  const vehicles = Number(text);
  if (!Number.isInteger(vehicles) || vehicles < 1 || vehicles > 1_000_000) {
    throw new UserFacingError('--vehicles takes a whole number from 1 to 1000000.');
  }
  return vehicles;
}

/**
 * Seeds an empty catalogue, in one transaction, so that an interrupted seed leaves it empty. In a seeded
 * one, values the active vehicles without a current valuation or running costs, e.g. after an update.
 */
export async function seedWhenEmpty(databaseUrl: string, vehicles: number): Promise<void> {
  if (await isSeeded(databaseUrl)) {
    await valueCatalogue(databaseUrl);
    await costCatalogue(databaseUrl);
    return;
  }
  const done = saySlowly('seeding the catalogue');
  await seedDatabase({ databaseUrl, vehicles });
  done(`seeded ${vehicles.toLocaleString('en-GB')} vehicles`);
}
