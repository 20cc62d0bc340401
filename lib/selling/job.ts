import { type JobOptions, repeatJob, untilDone } from '../core/repeat-job';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 3600 * 1000;

/**
 * Asks sellers about listings that are quiet for 30 days and archives those unanswered after 15
 * more, hourly. Each batch is one transaction with its mails, so that a stopped job resumes.
 *
 * The job runs outside Next and cannot revalidate pages: the page of an archived car is served
 * unchanged until its own revalidation (ten minutes, lists five; see `revalidate` in app/vehicles),
 * and once more to the visitor who triggers that. No message can be sent to its seller meanwhile:
 * the database refuses.
 */
export function runSaleCheckJob(options: JobOptions) {
  const database = jobClient();
  const work = ['archive_unanswered', 'ask_still_for_sale'] as const;
  return repeatJob('sale checks', PAUSE_MS, options, async () => {
    for (const batch of work)
      await untilDone(options.signal, async () => {
        const { data } = await database.rpc(batch, {}).throwOnError();
        return data;
      });
  });
}
