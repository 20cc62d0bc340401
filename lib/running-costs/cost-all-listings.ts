import type { ISql } from 'postgres';
import type { OwnFit } from '../valuation/own-stock';
import { type CostColumns, costsRow } from './costs-row';
import { RATES } from './rates';

/** Listings per batch: a compromise between memory and speed. */
const BATCH = 2000;

/**
 * Calculates the running costs of every listing for sale that has none by the current rates and
 * month (a supplement ends by age). Saves each batch, so that the next run resumes an interrupted
 * one. `own` corrects the values that they lose a part of. Returns the number saved.
 */
export async function costAllListings(
  sql: ISql,
  today = new Date(),
  own: OwnFit | null = null,
): Promise<number> {
  const day = today.toISOString().slice(0, 10);
  let after = '00000000-0000-0000-0000-000000000000';
  let costed = 0;
  for (;;) {
    const listings = await nextListings(sql, after, day);
    const last = listings.at(-1);
    if (!last) return costed;
    const rows = JSON.stringify(listings.map((listing) => costsRow(listing, day, own)));
    const [saved] = await sql<{ count: number }[]>`
      select public.keep_running_costs(${rows}::text::jsonb) as count`;
    costed += saved?.count ?? 0;
    after = last.vehicle_id;
  }
}

function nextListings(sql: ISql, after: string, day: string) {
  return sql<CostColumns[]>`
    select v.id as vehicle_id, v.make_id, v.model_id, make.name as make, model.name as model, v.year,
      v.mileage, v.condition, v.fuel_type, v.transmission, v.body_type, v.engine_size::double precision as engine_size,
      v.public_registration
    from public.vehicles v
    join public.vehicle_makes make on make.id = v.make_id
    join public.vehicle_models model on model.id = v.model_id
    left join public.vehicle_running_costs costs on costs.vehicle_id = v.id
    where v.listing_status = 'active' and v.id > ${after}
      and (costs.rates_version is distinct from ${RATES.version}
        or date_trunc('month', costs.costed_on) <> date_trunc('month', ${day}::date))
    order by v.id
    limit ${BATCH}`;
}
