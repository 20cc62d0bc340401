import { type JobOptions, repeatJob, untilDone } from '../core/repeat-job';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 10_000;
/** Changed listings of a call, which one transaction compares. */
const BATCH = 400;
const LEAST = 10;

/**
 * Returns a call of `match` with a limit. After a failure, as of a batch that took too long, it takes
 * a tenth, so that no search holds up the others; after each success it takes twice as many again.
 */
export function adaptBatch(match: (limit: number) => Promise<number>) {
  let limit = BATCH;
  return async () => {
    const present = limit;
    limit = Math.max(LEAST, Math.floor(present / 10));
    const taken = await match(present);
    limit = Math.min(BATCH, 2 * present);
    return taken;
  };
}

/**
 * Compares changed listings with the saved searches every ten seconds. Each batch is one transaction
 * with its mails, so that a stopped job resumes: nothing is told twice or left out.
 */
export function runSearchJob(options: JobOptions) {
  const database = jobClient();
  const batch = adaptBatch(async (limit) => {
    const { data } = await database
      .rpc('match_changed_listings', { p_limit: limit })
      .throwOnError();
    return data;
  });
  return repeatJob('saved searches', PAUSE_MS, options, () => untilDone(options.signal, batch));
}
