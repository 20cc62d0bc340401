import 'server-only';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { currentOwnFit } from '../valuation/current-own-fit';
import { COST_COLUMNS, costsRows } from './costs-row';

/**
 * Calculates the running costs of listings in any status, after a change to them. Throws
 * BackendError.
 */
export async function costListings(ids: string[]): Promise<void> {
  const client = serviceClient();
  const rows = await withRetry(() => client.from('vehicles').select(COST_COLUMNS).in('id', ids));
  const costs = costsRows(rows ?? [], await currentOwnFit());
  if (costs.length > 0) await withRetry(() => client.rpc('keep_running_costs', { p_costs: costs }));
}

/** Works like costListings, for one listing. */
export const costListing = (id: string) => costListings([id]);
