import { type JobOptions, repeatJob, untilDone } from '../core/repeat-job';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 10_000;
/** Changed listings of a call, which one transaction compares. */
const BATCH = 400;

/**
 * Compares changed listings with the saved searches every ten seconds. Each batch is one transaction
 * with its mails, so that a stopped job resumes: nothing is told twice or left out.
 */
export function runSearchJob(options: JobOptions) {
  const database = jobClient();
  return repeatJob('saved searches', PAUSE_MS, options, () =>
    untilDone(options.signal, async () => {
      const { data } = await database
        .rpc('match_changed_listings', { p_limit: BATCH })
        .throwOnError();
      return data;
    }),
  );
}
