import 'server-only';
import type { Json } from '../supabase/database.types';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { type DvlaVehicle, type DvsaVehicle, dvlaVehicle, dvsaVehicle } from './answers';
import { registryState } from './state';
import type { Provenance, Registry } from './types';

type Vehicles = { dvla: DvlaVehicle; dvsa: DvsaVehicle };
/** A registry's stored response; without a vehicle if it knows none by this plate. */
export type StoredRecord<R extends Registry> = Provenance & { vehicle: Vehicles[R] | null };
export type StoredRecords = { [R in Registry]: StoredRecord<R> | null };

/**
 * The stored responses about a number plate; null where there is none. Once a registry's key is set, what
 * the stand-in made up for it counts no longer. Throws BackendError.
 */
export async function readRecords(registration: string): Promise<StoredRecords> {
  const rows = await withRetry(() =>
    serviceClient()
      .from('registry_records')
      .select('registry, record, is_made_up, fetched_at')
      .eq('registration_number', registration),
  );
  const rowOf = (registry: Registry) =>
    rows?.find(
      (row) => row.registry === registry && !(row.is_made_up && registryState(registry) === 'live'),
    );
  const [dvla, dvsa] = [rowOf('dvla'), rowOf('dvsa')];
  return {
    dvla: dvla
      ? { ...provenanceOf(dvla), vehicle: dvlaVehicle.nullable().parse(dvla.record) }
      : null,
    dvsa: dvsa
      ? { ...provenanceOf(dvsa), vehicle: dvsaVehicle.nullable().parse(dvsa.record) }
      : null,
  };
}

const provenanceOf = (row: { is_made_up: boolean; fetched_at: string }): Provenance => ({
  isMadeUp: row.is_made_up,
  fetchedAt: row.fetched_at,
});

/** Stores a registry's response, null for no such vehicle, in place of an earlier one. */
export async function storeRecord<R extends Registry>(
  registry: R,
  registration: string,
  { vehicle, isMadeUp, fetchedAt }: StoredRecord<R>,
) {
  await write(
    serviceClient()
      .from('registry_records')
      .upsert({
        registration_number: registration,
        registry,
        record: vehicle as Json,
        is_made_up: isMadeUp,
        fetched_at: fetchedAt,
      }),
  );
}

/** Of both responses, whether one is made up and when the older came; null without any. */
export function jointProvenance({ dvla, dvsa }: StoredRecords): Provenance | null {
  const records = [dvla, dvsa].filter((record) => record !== null);
  const [oldest] = records.map(({ fetchedAt }) => fetchedAt).sort();
  return oldest ? { isMadeUp: records.some(({ isMadeUp }) => isMadeUp), fetchedAt: oldest } : null;
}
