import { type JobOptions, repeatJob, untilDone } from '../core/repeat-job';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 600 * 1000;

/** Deletes stock files that are older than an hour, every ten minutes. */
export function runStockJob(options: JobOptions) {
  const database = jobClient();
  return repeatJob('stock files', PAUSE_MS, options, () =>
    untilDone(options.signal, async () => {
      const { data } = await database.rpc('forget_stock_files', {}).throwOnError();
      return data;
    }),
  );
}
