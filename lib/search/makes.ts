import 'server-only';
import type { Make } from '../listings/types';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';

/** All makes with their models, by name. Not cached: pages call getMakes in queries.ts. Throws BackendError. */
export async function readMakes(): Promise<Make[]> {
  const rows = await withRetry(() =>
    publicClient().from('vehicle_makes').select('id, name, models:vehicle_models(id, name)'),
  );
  // Sorted here: the database's collation would put 'smart' after 'Volvo'.
  const byName = (a: { name: string }, b: { name: string }) =>
    a.name.localeCompare(b.name, 'en-GB');
  return (rows ?? [])
    .map((make) => ({ ...make, models: make.models.toSorted(byName) }))
    .toSorted(byName);
}
