import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, Json } from '../supabase/database.types';
import type { DvlaVehicle, DvsaVehicle } from './answers';
import { registryState } from './endpoints';
import { RegistryError } from './http';
import type { Registry } from './types';

type RecordRow = Database['public']['Tables']['registry_records']['Insert'];

/** Maximum bytes, below the table's limit, which also counts PostgreSQL's spaces. */
const MAX_BYTES = 100_000;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Drops the oldest tests of a history that is too long for the table. */
function shortened(vehicle: DvlaVehicle | DvsaVehicle): Json {
  if (!('motTests' in vehicle)) return vehicle;
  const motTests = vehicle.motTests.toSorted((a, b) =>
    a.completedDate < b.completedDate ? 1 : -1,
  );
  while (bytesOf(motTests) > MAX_BYTES) motTests.pop();
  return { ...vehicle, motTests };
}

/** The row of a registry's response at the present time; null for an unknown vehicle. */
export const recordRow = (
  registry: Registry,
  plate: string,
  vehicle: DvlaVehicle | DvsaVehicle | null,
): RecordRow => ({
  registration_number: plate,
  registry,
  record: vehicle && shortened(vehicle),
  is_made_up: registryState(registry) === 'stand-in',
  fetched_at: new Date().toISOString(),
});

/** Stores rows in place of earlier ones. Throws PostgrestError. */
export async function keepRecords(client: SupabaseClient<Database>, rows: RecordRow[]) {
  if (rows.length) await client.from('registry_records').upsert(rows).throwOnError();
}

/** Stores the time and reason of a registry's failure. Throws PostgrestError. */
export async function keepFailure(
  client: SupabaseClient<Database>,
  registry: Registry,
  error: unknown,
) {
  const reason = error instanceof RegistryError ? error.failure : 'timeout';
  const failed_at = new Date().toISOString();
  await client.from('registry_failures').upsert({ registry, reason, failed_at }).throwOnError();
}
