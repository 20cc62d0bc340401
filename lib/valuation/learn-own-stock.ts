import type { Sql } from 'postgres';
import { type ListingInputs, modelInput } from './listing-row';
import { fitOwnStock, type OwnAdvert, type OwnFit, type OwnStock } from './own-stock';
import { readInput } from './read-input';
import { readOwnFit, type StoredOwnFit, stepsOf } from './stored-own-fit';
import { tryValue } from './try-value';
import { bareValue } from './value-car';

/** Fewer adverts teach nothing. */
const MIN_ADVERTS = 20;
/** More adverts of one seller say no more: each seller has one voice in a group. */
const MAX_OF_SELLER = 100;
/** The days for which a sold vehicle's asking price still counts, and for which fits are kept. */
const DAYS = 180;
/** Corrections that have moved less, in log price, stay: each new fit values every listing anew. */
const MIN_CHANGE = 0.005;

type Row = Omit<ListingInputs, 'vehicle_id' | 'make_id' | 'model_id' | 'mileage'> & {
  mileage: number;
  price: number;
  seller: string;
};

/** The newest stored corrections; null without any. */
export async function storedOwnFit(sql: Sql): Promise<OwnFit | null> {
  const [row] = await sql<StoredOwnFit[]>`
    select fitted_on::text as fitted_on, adverts, steps from public.own_stock_fits
    order by fitted_on desc limit 1`;
  return row ? readOwnFit(row) : null;
}

/** Adverts for sale or sold of late, without those of sellers that are made up. */
const ownAdverts = (sql: Sql, asOf: string) => sql<Row[]>`
  select seller, make, model, year, mileage, fuel_type, transmission, body_type, condition, engine_size, write_off,
    price
  from (
    select v.id, v.seller_id as seller, make.name as make, model.name as model, v.year, v.mileage, v.fuel_type,
      v.transmission, v.body_type, v.condition, v.engine_size::double precision as engine_size, v.write_off, v.price,
      row_number() over (partition by v.seller_id order by v.id) as place
    from public.vehicles v
    join public.sellers s on s.id = v.seller_id
    join public.vehicle_makes make on make.id = v.make_id
    join public.vehicle_models model on model.id = v.model_id
    where not s.is_made_up and v.mileage is not null and v.price is not null and v.condition is not null
      and (
        v.listing_status = 'active'
        or (v.listing_status = 'sold' and v.updated_at > ${asOf}::date - ${DAYS}::integer)
      )
  ) advert
  where place <= ${MAX_OF_SELLER}
  order by id`;

/** An advert beside the model's value of its car; nothing for a car that has none. */
function besideValue({ price, seller, ...facts }: Row, asOf: string): OwnAdvert[] {
  const advertOf = (car: ReturnType<typeof modelInput>) => {
    const { make, model, fuel, age } = readInput(car, Number(asOf.slice(0, 4))).car;
    return { make, model, fuel, age, seller, value: bareValue(car, { asOf }), price, isReal: true };
  };
  return [tryValue(modelInput(facts), advertOf, asOf)].filter((advert) => advert !== null);
}

/** Whether two sets of corrections are the same but for small changes. */
function areNear(one: OwnStock | null, other: OwnStock | null): boolean {
  const amounts = (stock: OwnStock | null) =>
    new Map(
      [...(stock?.steps ?? [])].flatMap(([name, step]) =>
        [...step].map(([group, amount]) => [`${name} ${group}`, amount] as const),
      ),
    );
  const [before, after] = [amounts(one), amounts(other)];
  return [...new Set([...before.keys(), ...after.keys()])].every(
    (key) => Math.abs((before.get(key) ?? 0) - (after.get(key) ?? 0)) < MIN_CHANGE,
  );
}

/**
 * Fits corrections to what real adverts of the site ask beside the model's values, and stores them, once
 * a day, unless they are those in use. Returns the number of adverts, and whether anything is new.
 */
export async function learnFromOwnStock(
  sql: Sql,
  { today = new Date() }: { today?: Date } = {},
): Promise<{ adverts: number; isNew: boolean }> {
  const asOf = today.toISOString().slice(0, 10);
  const adverts = (await ownAdverts(sql, asOf)).flatMap((row) => besideValue(row, asOf));
  const { scores, ...fit } = fitOwnStock(adverts.length < MIN_ADVERTS ? [] : adverts);
  if (areNear(await storedOwnFit(sql), fit)) return { adverts: adverts.length, isNew: false };
  await sql`delete from public.own_stock_fits where fitted_on < ${asOf}::date - ${DAYS}::integer`;
  const stored = await sql`
    insert into public.own_stock_fits (fitted_on, adverts, steps, scores)
    values (${asOf}, ${fit.adverts}, ${JSON.stringify(stepsOf(fit))}::text::jsonb,
      ${JSON.stringify(scores)}::text::jsonb)
    on conflict (fitted_on) do nothing`;
  return { adverts: adverts.length, isNew: stored.count > 0 };
}
