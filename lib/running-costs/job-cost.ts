import type { jobClient } from '../supabase/job-client';
import { costsRow } from './costs-row';

/** Works out the running costs of changed listings, for a job. Throws the backend's errors. */
export async function jobCost(database: ReturnType<typeof jobClient>, ids: string[]) {
  const { data } = await database
    .from('vehicles')
    .select(
      `vehicle_id:id, make_id, model_id, year, fuel_type, transmission, body_type, engine_size,
       public_registration, make:vehicle_makes(name), model:vehicle_models(name)`,
    )
    .in('id', ids)
    .throwOnError();
  const today = new Date().toISOString().slice(0, 10);
  const costs = data.map((row) =>
    costsRow({ ...row, make: row.make.name, model: row.model.name }, today),
  );
  if (costs.length > 0) await database.rpc('keep_running_costs', { p_costs: costs }).throwOnError();
}
