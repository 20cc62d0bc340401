import { setImmediate as turn } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { storedOwnFit } from './learn-own-stock';
import { type ListingInputs, listingRow } from './listing-row';
import { shippedModel } from './model-file';
import type { ValuationOptions } from './value-car';
import { versionOf } from './version';

export interface ValueAllListingsOptions {
  /** The day the cars are valued for; today unless given. */
  today?: Date;
  /** Called with the number of listings processed so far. */
  onProgress?: (done: number) => void;
}

/** Listings per batch: a compromise between memory and speed. */
const BATCH = 1000;

/**
 * Values every listing for sale without a valuation by the current model and year (age counts by year).
 * Saves each batch, so that the next run resumes an interrupted one. `valued` counts saved valuations;
 * `left` those that have no figure or changed meanwhile, which the next run retries.
 */
export async function valueAllListings(
  sql: Sql,
  { today = new Date(), onProgress }: ValueAllListingsOptions = {},
): Promise<{ valued: number; left: number }> {
  const own = await storedOwnFit(sql);
  const options = { asOf: today.toISOString().slice(0, 10), own };
  let done = 0;
  let valued = 0;
  let saving: Promise<number> | null = null;
  const saved = async () => {
    if (saving === null) return;
    valued += await saving;
    onProgress?.(done);
  };
  let listings = await nextListings(sql, '00000000-0000-0000-0000-000000000000', options);
  for (let last = listings.at(-1); last; last = listings.at(-1)) {
    // The database saves one batch and reads another while this one is valued.
    const following = nextListings(sql, last.vehicle_id, options).execute();
    following.catch(() => {}); // Prevents an unhandled rejection, as below; the await throws the error.
    await turn();
    const rows = listings.flatMap((listing) => listingRow(listing, options) ?? []);
    const valuable = new Set(rows.map((row) => row.vehicle_id));
    const refused = listings.flatMap(({ vehicle_id: id }) => (valuable.has(id) ? [] : [id]));
    await saved();
    done += listings.length;
    saving = keep(sql, rows, refused, options.asOf);
    saving.catch(() => {});
    listings = await following;
  }
  await saved();
  return { valued, left: done - valued };
}

/** Saves valuations, and deletes earlier ones of cars that are too old by now or refused else. */
async function keep(
  sql: Sql,
  rows: ReturnType<typeof listingRow>[],
  refused: string[],
  asOf: string,
): Promise<number> {
  if (refused.length > 0)
    await sql`
      delete from public.vehicle_valuations
      where vehicle_id = any (${refused}::uuid[]) and valued_on < ${asOf}::date`;
  if (rows.length === 0) return 0;
  const [saved] = await sql<{ count: number }[]>`
    select public.keep_valuations(${JSON.stringify(rows)}::text::jsonb) as count`;
  return saved?.count ?? 0;
}

function nextListings(
  sql: Sql,
  after: string,
  { asOf, own }: Required<Pick<ValuationOptions, 'asOf' | 'own'>>,
) {
  return sql<ListingInputs[]>`
    select v.id as vehicle_id, v.make_id, v.model_id, make.name as make, model.name as model, v.year,
      v.mileage, v.fuel_type, v.transmission, v.body_type, v.condition,
      v.engine_size::double precision as engine_size, v.write_off
    from public.vehicles v
    join public.vehicle_makes make on make.id = v.make_id
    join public.vehicle_models model on model.id = v.model_id
    left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
    where v.listing_status = 'active' and v.id > ${after}
      and (valuation.model_version is distinct from ${versionOf(shippedModel(), own)}
        or date_trunc('year', valuation.valued_on) <> date_trunc('year', ${asOf}::date))
    order by v.id
    limit ${BATCH}`;
}
