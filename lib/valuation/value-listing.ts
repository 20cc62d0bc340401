import 'server-only';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { listingRow } from './listing-row';

/**
 * Values one listing in any status, after a change to it. False if it cannot be valued or has changed
 * again meanwhile. Throws BackendError.
 */
export async function valueListing(vehicleId: string): Promise<boolean> {
  const client = serviceClient();
  const row = await withRetry(() =>
    client
      .from('vehicles')
      .select(
        `vehicle_id:id, make_id, model_id, year, mileage, fuel_type, transmission, body_type, condition,
         engine_size, make:vehicle_makes(name), model:vehicle_models(name)`,
      )
      .eq('id', vehicleId)
      .maybeSingle(),
  );
  if (!row || row.condition === null) return false;
  const { condition, make, model } = row;
  const kept = listingRow({ ...row, condition, make: make.name, model: model.name });
  if (!kept) return false;
  return (await withRetry(() => client.rpc('keep_valuations', { p_valuations: [kept] }))) === 1;
}
