import { setTimeout as wait } from 'node:timers/promises';
import { logError } from '../core/logging/logger';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 3600 * 1000;

/** Lists the landing pages that have enough cars, with their facts, hourly until `signal` aborts; once with `once`. Never throws. */
export async function runLandingJob({
  signal,
  once = false,
}: {
  signal: AbortSignal;
  once?: boolean;
}) {
  const database = jobClient();
  while (!signal.aborted) {
    try {
      await database.rpc('list_landing_pages').throwOnError();
    } catch (error) {
      logError('landing pages', error);
    }
    if (once) return;
    await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}
