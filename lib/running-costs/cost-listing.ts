import 'server-only';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { currentOwnFit } from '../valuation/current-own-fit';
import { costsRow } from './costs-row';

/**
 * Calculates the running costs of listings in any status, after a change to them. Throws
 * BackendError.
 */
export async function costListings(ids: string[]): Promise<void> {
  const client = serviceClient();
  const rows = await withRetry(() =>
    client
      .from('vehicles')
      .select(
        `vehicle_id:id, make_id, model_id, year, mileage, condition, fuel_type, transmission, body_type, engine_size,
         public_registration, make:vehicle_makes(name), model:vehicle_models(name)`,
      )
      .in('id', ids),
  );
  const today = new Date().toISOString().slice(0, 10);
  const own = await currentOwnFit();
  const costs = (rows ?? []).map((row) =>
    costsRow({ ...row, make: row.make.name, model: row.model.name }, today, own),
  );
  if (costs.length > 0) await withRetry(() => client.rpc('keep_running_costs', { p_costs: costs }));
}

/** Works like costListings, for one listing. */
export const costListing = (id: string) => costListings([id]);
