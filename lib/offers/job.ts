import { type JobOptions, repeatJob } from '../core/repeat-job';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 60 * 1000;

/**
 * Ends offers and reservations whose time is over and tells the next in line, every minute. The job
 * runs outside Next: the car's page follows when it is next revalidated, within ten minutes.
 */
export function runReservationJob(options: JobOptions) {
  const database = jobClient();
  return repeatJob('reservations', PAUSE_MS, options, async () => {
    await database.rpc('end_reservations').throwOnError();
  });
}
