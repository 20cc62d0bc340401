import type { Make } from '../listings/types';
import type { jobClient } from '../supabase/job-client';

/** Reads all makes with their models, for a job. Throws the backend's errors. */
export async function jobMakes(database: ReturnType<typeof jobClient>): Promise<Make[]> {
  const { data } = await database
    .from('vehicle_makes')
    .select('id, name, models:vehicle_models(id, name)')
    .throwOnError();
  return data;
}
