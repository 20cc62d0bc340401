import { isSeeded, seedDatabase } from '../../supabase/seed/seed';
import { saySlowly } from './report';

const VEHICLES = 1200;

/** Fills an empty catalogue. A seed is one transaction: an interrupted one leaves it empty. */
export async function seedWhenEmpty(databaseUrl: string): Promise<void> {
  if (await isSeeded(databaseUrl)) return;
  const done = saySlowly('seeding the catalogue');
  await seedDatabase({ databaseUrl, vehicles: VEHICLES });
  done(`seeded ${VEHICLES.toLocaleString('en-GB')} vehicles`);
}
