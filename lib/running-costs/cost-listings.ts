import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../supabase/database.types';
import { withRetry } from '../supabase/with-retry';
import type { OwnFit } from '../valuation/own-stock';
import { COST_COLUMNS, costsRows } from './costs-row';

/**
 * Calculates the running costs of listings in any status, after a change to them, with a
 * service-role client; `own` corrects the values that they lose a part of. Throws BackendError.
 */
export async function costListings(
  client: SupabaseClient<Database>,
  ids: string[],
  own: OwnFit | null,
): Promise<void> {
  const rows = await withRetry(() => client.from('vehicles').select(COST_COLUMNS).in('id', ids));
  const costs = costsRows(rows ?? [], own);
  if (costs.length > 0) await withRetry(() => client.rpc('keep_running_costs', { p_costs: costs }));
}
