import 'server-only';
import { BrokenCircuitError } from 'cockatiel';
import { logError } from '../core/logging/logger';
import { serviceClient } from '../supabase/public';
import type { DvlaVehicle, DvsaVehicle } from './answers';
import { registryClient } from './client';
import { registryState } from './endpoints';
import { keepFailure, keepRecords, recordRow } from './keep';
import { jointRecord } from './map';
import { readRecords, type StoredRecord } from './records';
import type { Registry, VehicleRecord } from './types';

/** A stored response that is younger is used without a new request. */
const FRESH_MS = 24 * 3600 * 1000;

/** Module state: one breaker and one token for all requests. */
const client = registryClient();

const FAILED_MS = 60_000;
const MAX_FAILED = 500;
/**
 * The time at which a registry last failed on a plate, oldest first: one plate must not hold the
 * breaker open.
 */
const failed = new Map<string, number>();

function rememberFailure(key: string) {
  failed.delete(key);
  failed.set(key, Date.now());
  const [oldest = key] = failed.keys();
  if (failed.size > MAX_FAILED) failed.delete(oldest);
}

type Answer<T> = { stored: StoredRecord<T> | null; hasFailed: boolean };

async function keepQuietly(work: Promise<void>) {
  await work.catch((error: unknown) => logError('registry records', error));
}

/** Returns the response of one registry: a fresh stored one, else a new one, else an old one. */
async function answerOf<T extends DvlaVehicle | DvsaVehicle>(
  registry: Registry,
  plate: string,
  stored: StoredRecord<T> | null,
  ask: (plate: string) => Promise<T | null>,
): Promise<Answer<T>> {
  const state = registryState(registry);
  const isFresh = stored && Date.now() - Date.parse(stored.fetchedAt) < FRESH_MS;
  if (isFresh || state === 'not configured') return { stored, hasFailed: false };
  const key = `${registry} ${plate}`;
  if (Date.now() - (failed.get(key) ?? 0) < FAILED_MS) return { stored, hasFailed: true };
  try {
    const vehicle = await ask(plate);
    const row = recordRow(registry, plate, vehicle);
    await keepQuietly(keepRecords(serviceClient(), [row]));
    const provenance = { isMadeUp: row.is_made_up, fetchedAt: new Date().toISOString() };
    return { stored: { ...provenance, vehicle }, hasFailed: false };
  } catch (error) {
    // While the breaker is open no request is sent, so there is no new failure to report.
    if (!(error instanceof BrokenCircuitError)) {
      rememberFailure(key);
      logError('registry', error);
      await keepQuietly(keepFailure(serviceClient(), registry, error));
    }
    return { stored, hasFailed: true };
  }
}

type LookUp =
  | { outcome: 'found' | 'stale'; record: VehicleRecord }
  | { outcome: 'unknown' | 'down' };

/**
 * Looks up a normalised number plate: in the stored records of the last day, else at the
 * registries. While one does not respond, an older record counts ('stale'). Throws BackendError.
 */
export async function lookUp(plate: string): Promise<LookUp> {
  const known = await readRecords(plate);
  const [dvla, dvsa] = await Promise.all([
    answerOf('dvla', plate, known.dvla, client.dvla),
    answerOf('dvsa', plate, known.dvsa, client.dvsa),
  ]);
  const record = jointRecord(plate, { dvla: dvla.stored, dvsa: dvsa.stored });
  const isStale = [dvla, dvsa].some(({ stored, hasFailed }) => hasFailed && stored?.vehicle);
  if (record) return { outcome: isStale ? 'stale' : 'found', record };
  return { outcome: dvla.hasFailed || dvsa.hasFailed ? 'down' : 'unknown' };
}
