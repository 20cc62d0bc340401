import { type JobOptions, repeatJob } from '../core/repeat-job';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 3600 * 1000;

/**
 * Publishes the groups of sold cars of the weeks before this one, where there are enough; hourly,
 * though a week has one publication, because the job may not run on a Monday.
 */
export function runMissesJob(options: JobOptions) {
  const database = jobClient();
  return repeatJob('valuation misses', PAUSE_MS, options, async () => {
    await database.rpc('publish_valuation_groups').throwOnError();
  });
}
