import { isSeeded, seedDatabase, valueCatalogue } from '../seed/seed';
import { saySlowly } from './report';

const VEHICLES = 1200;

/**
 * Fills an empty catalogue. A seed is one transaction: an interrupted one leaves it empty. What is
 * for sale without a current valuation, as after a new model, gets one.
 */
export async function seedWhenEmpty(databaseUrl: string): Promise<void> {
  if (await isSeeded(databaseUrl)) {
    await valueCatalogue(databaseUrl);
    return;
  }
  const done = saySlowly('seeding the catalogue');
  await seedDatabase({ databaseUrl, vehicles: VEHICLES });
  done(`seeded ${VEHICLES.toLocaleString('en-GB')} vehicles`);
}
