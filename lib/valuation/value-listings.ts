import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../supabase/database.types';
import { withRetry } from '../supabase/with-retry';
import { listingRows, VALUED_COLUMNS } from './listing-row';
import type { OwnFit } from './own-stock';

/**
 * Values listings in any status, after a change to them, with a service-role client, and returns
 * their number; `own` corrects the values. Skips listings that cannot be valued or have changed
 * again meanwhile. Throws BackendError.
 */
export async function valueListings(
  client: SupabaseClient<Database>,
  ids: string[],
  own: OwnFit | null,
): Promise<number> {
  const rows = await withRetry(() => client.from('vehicles').select(VALUED_COLUMNS).in('id', ids));
  const valued = listingRows(rows ?? [], { own });
  if (valued.length === 0) return 0;
  return (await withRetry(() => client.rpc('keep_valuations', { p_valuations: valued }))) ?? 0;
}
