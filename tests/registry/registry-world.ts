import { beforeAll, beforeEach, vi } from 'vitest';
import { seedDatabase } from '@/scripts/seed/seed';
import { openAuthWorld } from '../auth/world';
import { deleteAll } from '../database/support';

/** A world of 30 vehicles and no stored answers: their plates in order, and what the site logs in a test. */
export function openRegistryWorld() {
  const { world } = openAuthWorld();
  const logged: string[] = [];
  const plates: string[] = [];

  beforeAll(async () => {
    await seedDatabase({ databaseUrl: world.backend.databaseUrl, vehicles: 30 });
    const rows = await world.sql`
      select registration_number from public.vehicles where listing_status = 'active' order by 1`;
    plates.push(...rows.map((row) => row.registration_number));
  });

  beforeEach(async () => {
    logged.length = 0;
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args.join(' ')));
    }
    vi.stubEnv('REGISTRY_STAND_IN_URL', world.backend.registryStandInUrl);
    await deleteAll(world.sql, 'registry_records', 'registry_failures');
  });

  /** Makes the stored answers older. */
  const age = (days: number) =>
    world.sql`update public.registry_records set fetched_at = now() - make_interval(hours => ${days * 24})`;

  return { world, logged, plates, age };
}
