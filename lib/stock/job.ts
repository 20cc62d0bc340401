import { setTimeout as wait } from 'node:timers/promises';
import { logError } from '../core/logging/logger';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 600 * 1000;

/** Deletes stock files that are older than an hour, every ten minutes until `signal` aborts; once with `once`. Never throws. */
export async function runStockJob({
  signal,
  once = false,
}: {
  signal: AbortSignal;
  once?: boolean;
}) {
  const database = jobClient();
  while (!signal.aborted) {
    try {
      let forgotten = 0;
      do ({ data: forgotten } = await database.rpc('forget_stock_files', {}).throwOnError());
      while (forgotten > 0 && !signal.aborted);
    } catch (error) {
      logError('stock files', error);
    }
    if (once) return;
    await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}
