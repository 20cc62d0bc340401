import 'server-only';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { currentOwnFit } from './current-own-fit';
import { listingRow } from './listing-row';

/**
 * Values listings in any status, after a change to them, and returns their number. Skips listings
 * that cannot be valued or have changed again meanwhile. Throws BackendError.
 */
export async function valueListings(ids: string[]): Promise<number> {
  const client = serviceClient();
  const rows = await withRetry(() =>
    client
      .from('vehicles')
      .select(
        `vehicle_id:id, make_id, model_id, year, mileage, fuel_type, transmission, body_type, condition,
         engine_size, make:vehicle_makes(name), model:vehicle_models(name)`,
      )
      .in('id', ids),
  );
  const own = await currentOwnFit();
  const valued = (rows ?? []).flatMap((row) => {
    const { condition, make, model } = row;
    if (condition === null) return [];
    return listingRow({ ...row, condition, make: make.name, model: model.name }, { own }) ?? [];
  });
  if (valued.length === 0) return 0;
  return (await withRetry(() => client.rpc('keep_valuations', { p_valuations: valued }))) ?? 0;
}

/** Works like valueListings; returns false if the listing was skipped. */
export const valueListing = async (id: string) => (await valueListings([id])) === 1;
