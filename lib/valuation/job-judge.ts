import type { jobClient } from '../supabase/job-client';
import { listingRow } from './listing-row';
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
export async function jobValue(database: Database, ids: string[]) {
  const { data } = await database
    .from('vehicles')
    .select(
      `vehicle_id:id, make_id, model_id, year, mileage, fuel_type, transmission, body_type, condition,
       engine_size, make:vehicle_makes(name), model:vehicle_models(name)`,
    )
    .in('id', ids)
    .throwOnError();
  const own = await jobOwnFit(database);
  const valued = data.flatMap(({ condition, make, model, ...row }) =>
    condition === null
      ? []
      : (listingRow({ ...row, condition, make: make.name, model: model.name }, { own }) ?? []),
  );
  if (valued.length > 0)
    await database.rpc('keep_valuations', { p_valuations: valued }).throwOnError();
}
