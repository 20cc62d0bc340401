import 'server-only';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { costsRow } from './costs-row';

/** Works out the running costs of one listing in any status, after a change to it. Throws BackendError. */
export async function costListing(vehicleId: string): Promise<void> {
  const client = serviceClient();
  const row = await withRetry(() =>
    client
      .from('vehicles')
      .select(
        `vehicle_id:id, make_id, model_id, year, fuel_type, transmission, body_type, engine_size,
         registration_number, make:vehicle_makes(name), model:vehicle_models(name)`,
      )
      .eq('id', vehicleId)
      .maybeSingle(),
  );
  if (!row) return;
  const today = new Date().toISOString().slice(0, 10);
  const costs = costsRow({ ...row, make: row.make.name, model: row.model.name }, today);
  await withRetry(() => client.rpc('keep_running_costs', { p_costs: [costs] }));
}
