import 'server-only';
import { normalPlate, PLATE } from '../core/number-plate';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { registryState } from './endpoints';
import { motHistory } from './map';
import { readRecords } from './records';
import type { MotHistory, Registry, RegistryHealth } from './types';

/**
 * Returns the stored MOT tests of a number plate; null if none were looked up or DVSA does not know
 * the vehicle. Never asks the registry. Throws BackendError.
 */
export async function getMotHistory(registration: string): Promise<MotHistory | null> {
  const plate = normalPlate(registration);
  if (!PLATE.test(plate)) return null;
  const { dvsa } = await readRecords(plate);
  return dvsa?.vehicle ? motHistory(dvsa.vehicle, dvsa) : null;
}

/**
 * Returns the times at which a registry, or its stand-in, last responded and last failed, in any
 * process. Throws BackendError.
 */
export async function getRegistryHealth(registry: Registry): Promise<RegistryHealth> {
  const state = registryState(registry);
  const client = serviceClient();
  const [answers, failures] = await Promise.all([
    withRetry(() =>
      client
        .from('registry_records')
        .select('fetched_at')
        .eq('registry', registry)
        .eq('is_made_up', state === 'stand-in')
        .order('fetched_at', { ascending: false })
        .limit(1),
    ),
    withRetry(() => client.from('registry_failures').select('failed_at').eq('registry', registry)),
  ]);
  return {
    lastAnswer: answers?.[0]?.fetched_at ?? null,
    lastFailure: failures?.[0]?.failed_at ?? null,
  };
}
