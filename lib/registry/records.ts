import 'server-only';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { type DvlaVehicle, type DvsaVehicle, dvlaVehicle, dvsaVehicle } from './answers';
import { registryState } from './endpoints';
import type { Provenance, Registry } from './types';

/** A registry's stored response; without a vehicle if it knows none by this plate. */
export type StoredRecord<T> = Provenance & { vehicle: T | null };
export type StoredRecords = {
  dvla: StoredRecord<DvlaVehicle> | null;
  dvsa: StoredRecord<DvsaVehicle> | null;
};

/**
 * The stored responses about a number plate; null if there is none. Once a registry's key is set,
 * responses made up by the stand-in are ignored. Throws BackendError.
 */
export async function readRecords(plate: string): Promise<StoredRecords> {
  const rows = await withRetry(() =>
    serviceClient()
      .from('registry_records')
      .select('registry, record, is_made_up, fetched_at')
      .eq('registration_number', plate),
  );
  function recordOf<T>(registry: Registry, parse: (raw: unknown) => T): StoredRecord<T> | null {
    const row = rows?.find((each) => each.registry === registry);
    if (!row || (row.is_made_up && registryState(registry) === 'live')) return null;
    const vehicle = row.record === null ? null : parse(row.record);
    return { isMadeUp: row.is_made_up, fetchedAt: row.fetched_at, vehicle };
  }
  return {
    dvla: recordOf('dvla', (raw) => dvlaVehicle.parse(raw)),
    dvsa: recordOf('dvsa', (raw) => dvsaVehicle.parse(raw)),
  };
}
