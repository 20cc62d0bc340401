import 'server-only';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { currentOwnFit } from './current-own-fit';
import { listingRows, VALUED_COLUMNS } from './listing-row';

/**
 * Values listings in any status, after a change to them, and returns their number. Skips listings
 * that cannot be valued or have changed again meanwhile. Throws BackendError.
 */
export async function valueListings(ids: string[]): Promise<number> {
  const client = serviceClient();
  const rows = await withRetry(() => client.from('vehicles').select(VALUED_COLUMNS).in('id', ids));
  const valued = listingRows(rows ?? [], { own: await currentOwnFit() });
  if (valued.length === 0) return 0;
  return (await withRetry(() => client.rpc('keep_valuations', { p_valuations: valued }))) ?? 0;
}

/** Works like valueListings; returns false if the listing was skipped. */
export const valueListing = async (id: string) => (await valueListings([id])) === 1;
