import { costCatalogue, isSeeded, seedDatabase, valueCatalogue } from '../seed/seed';
import { saySlowly } from './report';

const VEHICLES = 1200;

/**
 * Seeds an empty catalogue, in one transaction, so that an interrupted seed leaves it empty. In a seeded
 * one, values the active vehicles without a current valuation or running costs, e.g. after an update.
 */
export async function seedWhenEmpty(databaseUrl: string): Promise<void> {
  if (await isSeeded(databaseUrl)) {
    await valueCatalogue(databaseUrl);
    await costCatalogue(databaseUrl);
    return;
  }
  const done = saySlowly('seeding the catalogue');
  await seedDatabase({ databaseUrl, vehicles: VEHICLES });
  done(`seeded ${VEHICLES.toLocaleString('en-GB')} vehicles`);
}
