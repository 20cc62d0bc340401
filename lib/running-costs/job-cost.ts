import type { jobClient } from '../supabase/job-client';
import type { OwnFit } from '../valuation/own-stock';
import { COST_COLUMNS, costsRows } from './costs-row';

type Database = ReturnType<typeof jobClient>;

/** Works out the running costs of changed listings, for a job. Throws the backend's errors. */
export async function jobCost(database: Database, ids: string[], own: OwnFit | null) {
  const { data } = await database
    .from('vehicles')
    .select(COST_COLUMNS)
    .in('id', ids)
    .throwOnError();
  const costs = costsRows(data, own);
  if (costs.length > 0) await database.rpc('keep_running_costs', { p_costs: costs }).throwOnError();
}
