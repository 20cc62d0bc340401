import { type JobOptions, repeatJob } from '../core/repeat-job';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 3600 * 1000;

/** Lists the landing pages that have enough cars, with their facts, and closes full parts of the sitemap, hourly. */
export function runLandingJob(options: JobOptions) {
  const database = jobClient();
  return repeatJob('landing pages', PAUSE_MS, options, async () => {
    await database.rpc('list_landing_pages').throwOnError();
    await database.rpc('close_sitemap_parts').throwOnError();
  });
}
