import { type JobOptions, repeatJob, untilDone } from '../core/repeat-job';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 60 * 1000;

/**
 * Gives the events of adverts their places in the chain, every minute, and publishes the roots of days
 * that are over. From then on nobody can change them unseen.
 */
export function runAdvertJob(options: JobOptions) {
  const database = jobClient();
  return repeatJob('advert chain', PAUSE_MS, options, () =>
    untilDone(options.signal, async () => {
      const { data } = await database.rpc('chain_adverts', {}).throwOnError();
      return data;
    }),
  );
}
