import { type JobOptions, repeatJob, untilDone } from '../core/repeat-job';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 60 * 1000;

/**
 * Puts listings with an expired hold back on sale, every minute. The job runs outside Next: the
 * car's page follows when it is next revalidated, within ten minutes.
 */
export function runHoldJob(options: JobOptions) {
  const database = jobClient();
  return repeatJob('holds', PAUSE_MS, options, () =>
    untilDone(options.signal, async () => {
      const { data } = await database.rpc('release_holds', {}).throwOnError();
      return data;
    }),
  );
}
