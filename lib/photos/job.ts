import { type JobOptions, repeatJob } from '../core/repeat-job';
import { jobClient } from '../supabase/job-client';

const PAUSE_MS = 3600 * 1000;
const BATCH = 200;
const MAX_BATCHES = 50;

/**
 * Removes one batch of orphaned files; returns whether there may be more. Throws the backend's
 * errors.
 */
async function removeBatch(database: ReturnType<typeof jobClient>) {
  const { data } = await database.rpc('orphaned_photo_files', { p_limit: BATCH }).throwOnError();
  for (const bucket of new Set(data.map((file) => file.bucket))) {
    const names = data.filter((file) => file.bucket === bucket).map(({ name }) => name);
    const { error } = await database.storage.from(bucket).remove(names);
    if (error) throw error;
  }
  return data.length === BATCH;
}

/**
 * Removes hourly the files of deleted photographs, vehicles and accounts, and the remains of
 * abandoned uploads.
 */
export function runPhotoJob(options: JobOptions) {
  const database = jobClient();
  return repeatJob('photograph job', PAUSE_MS, options, async () => {
    for (let batch = 0; batch < MAX_BATCHES && !options.signal.aborted; batch += 1) {
      if (!(await removeBatch(database))) break;
    }
  });
}
