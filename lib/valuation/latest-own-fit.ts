import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../supabase/database.types';
import { withRetry } from '../supabase/with-retry';
import type { OwnFit } from './own-stock';
import { readOwnFit } from './stored-own-fit';

/**
 * Reads the corrections of values by the site's own adverts, with a service-role client; null until
 * there are any. Throws BackendError.
 */
export async function latestOwnFit(client: SupabaseClient<Database>): Promise<OwnFit | null> {
  const row = await withRetry(() =>
    client
      .from('own_stock_fits')
      .select('fitted_on, adverts, steps')
      .order('fitted_on', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
  return row && readOwnFit(row);
}
