import { setTimeout as wait } from 'node:timers/promises';
import { BrokenCircuitError } from 'cockatiel';
import pLimit from 'p-limit';
import { measureJob } from '../core/job-figures';
import { logError } from '../core/logging/logger';
import { jobClient } from '../supabase/job-client';
import { type RegistryClient, registryClient } from './client';
import { REGISTRIES, registryState } from './endpoints';
import { RegistryError } from './http';
import { keepFailure, keepRecords, recordRow } from './keep';
import type { Registry } from './types';

const DAY_MS = 24 * 3600 * 1000;
/** A record of a vehicle for sale is renewed after this time. */
const RENEW_MS = 7 * DAY_MS;
/** A record of any other vehicle is deleted after this time. */
const FORGET_MS = 30 * DAY_MS;
const BATCH = 100;
const PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 3600 * 1000;
/** Concurrent calls, and the pause after each: about five a second, far below DVSA's limit. */
const LIVE = { concurrency: 2, gapMs: 300 };
const STAND_IN = { concurrency: 6, gapMs: 0 };

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

type Options = {
  signal: AbortSignal;
  /** Ends after one pass. */
  once?: boolean;
  /** Called after each pass. */
  onPass?: () => void;
  pauseMs?: number;
  client?: RegistryClient;
};

/**
 * Looks up vehicles for sale that have no record of a registry, or an old one, until `signal`
 * aborts. Stores each batch at once, so that a stopped job resumes. Never throws.
 */
export async function runRegistryJob({
  signal,
  once = false,
  onPass,
  pauseMs = PAUSE_MS,
  client = registryClient(),
}: Options): Promise<void> {
  const database = jobClient();
  /**
   * Plates whose look-up failed, with the time until which they wait; after it they come behind the
   * others.
   */
  const skipped: Record<Registry, Map<string, number>> = { dvla: new Map(), dvsa: new Map() };

  async function report(registry: Registry, error: unknown) {
    logError('registry job', error);
    await keepFailure(database, registry, error);
  }

  /** Asks for one batch and stores the responses. Returns the error that ended it, if any. */
  async function lookUpBatch(registry: Registry, plates: string[]) {
    const { concurrency, gapMs } = registryState(registry) === 'live' ? LIVE : STAND_IN;
    const limit = pLimit(concurrency);
    const rows: ReturnType<typeof recordRow>[] = [];
    let failure: unknown;
    let oddity: unknown;
    async function lookUp(plate: string) {
      if (failure || signal.aborted) return;
      try {
        rows.push(recordRow(registry, plate, await client[registry](plate)));
      } catch (error) {
        // While the breaker is open the job sends no request: the plate did not fail.
        const isSent = !(error instanceof BrokenCircuitError);
        // The response about this vehicle is unreadable; the next one may be readable.
        const isOdd = error instanceof RegistryError && error.failure === 'unreadable';
        if (isSent) skipped[registry].set(plate, Date.now() + (isOdd ? DAY_MS : 0));
        if (isOdd) oddity ??= error;
        else failure = isSent ? error : (failure ?? error);
      }
      if (gapMs) await wait(gapMs, undefined, { signal }).catch(() => {});
    }
    await Promise.all(plates.map((plate) => limit(lookUp, plate)));
    await keepRecords(database, rows);
    if (oddity) await report(registry, oddity);
    return failure;
  }

  /**
   * Looks up the plates that are due. Returns the pause that the registry needs after a failure.
   */
  async function pass(registry: Registry): Promise<number> {
    const state = registryState(registry);
    if (state === 'not configured') return 0;
    const odd = skipped[registry];
    while (!signal.aborted) {
      const { data } = await database
        .rpc('plates_to_look_up', {
          p_registry: registry,
          p_before: ago(RENEW_MS),
          p_limit: BATCH + odd.size,
          p_is_live: state === 'live',
        })
        .throwOnError();
      const plates = data.map((row) => row.registration_number).filter((each) => !odd.has(each));
      if (plates.length === 0) {
        for (const [plate, until] of odd) if (until <= Date.now()) odd.delete(plate);
        return 0;
      }
      const failure = await lookUpBatch(registry, plates);
      if (!failure) continue;
      if (failure instanceof BrokenCircuitError) return 0;
      await report(registry, failure);
      return (failure instanceof RegistryError && failure.retryAfterMs) || 0;
    }
    return 0;
  }

  /** Runs one registry's pass; its failure does not stop the other's pass. */
  const tryPass = (registry: Registry) =>
    pass(registry).catch((error: unknown) => {
      logError('registry job', error);
      return null;
    });

  /** Returns the pause until the next pass. Throws when a part of this one failed. */
  async function passBoth(): Promise<number> {
    const pauses = await Promise.all(REGISTRIES.map(tryPass));
    await database.rpc('forget_registry_records', { p_before: ago(FORGET_MS) }).throwOnError();
    if (pauses.includes(null)) throw new Error('a registry could not be looked up');
    return Math.max(pauseMs, ...pauses.map(Number));
  }

  const figures = measureJob('registry job', pauseMs);
  while (!signal.aborted) {
    let longest = pauseMs;
    const both = async () => {
      longest = await passBoth();
    };
    await figures.time(both).catch((error: unknown) => logError('registry job', error));
    onPass?.();
    if (once) break;
    const pause = Math.min(longest, MAX_PAUSE_MS);
    await wait(pause, undefined, { signal }).catch(() => {});
  }
  figures.stop();
}
