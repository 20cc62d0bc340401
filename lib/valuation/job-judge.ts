import type { jobClient } from '../supabase/job-client';
import { listingRows, VALUED_COLUMNS } from './listing-row';
import type { OwnFit } from './own-stock';
import { readOwnFit } from './stored-own-fit';

type Database = ReturnType<typeof jobClient>;

/** Reads the corrections of values by the site's own adverts, for a job. Throws the backend's errors. */
export async function jobOwnFit(database: Database): Promise<OwnFit | null> {
  const { data } = await database
    .from('own_stock_fits')
    .select('fitted_on, adverts, steps')
    .order('fitted_on', { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return data && readOwnFit(data);
}

/** Values changed listings, for a job. Throws the backend's errors. */
export async function jobValue(database: Database, ids: string[], own: OwnFit | null) {
  const { data } = await database
    .from('vehicles')
    .select(VALUED_COLUMNS)
    .in('id', ids)
    .throwOnError();
  const valued = listingRows(data, { own });
  if (valued.length > 0)
    await database.rpc('keep_valuations', { p_valuations: valued }).throwOnError();
}
