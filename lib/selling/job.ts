import { setTimeout as wait } from 'node:timers/promises';
import { logError } from '../core/logging/logger';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 3600 * 1000;

/**
 * Asks sellers about listings that are quiet for 30 days and archives those unanswered after 15 more, hourly
 * until `signal` aborts; once with `once`. Each batch is one transaction with its mails, so a job that is
 * stopped goes on where it was. Never throws.
 *
 * The job runs outside Next and cannot revalidate pages: the page of an archived car goes on being served as
 * it was until its own revalidation (ten minutes, lists five; see `revalidate` in app/vehicles), and once
 * more to whoever causes that. Nothing can be sent to its seller meanwhile: the database refuses.
 */
export async function runSaleCheckJob({
  signal,
  once = false,
}: {
  signal: AbortSignal;
  once?: boolean;
}) {
  const database = jobClient();
  const work = ['archive_unanswered', 'ask_still_for_sale'] as const;
  while (!signal.aborted) {
    try {
      for (const batch of work) {
        let done = 0;
        do ({ data: done } = await database.rpc(batch, {}).throwOnError());
        while (done > 0 && !signal.aborted);
      }
    } catch (error) {
      logError('sale checks', error);
    }
    if (once) return;
    await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}
