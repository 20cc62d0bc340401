import type { TransactionSql } from 'postgres';
import { columnsOf } from '@/lib/listings/facts';
import { valuationColumns } from '@/lib/valuation/listing-row';
import { nextMotDue } from './cars';
import { CATALOGUE } from './catalogue/catalogue';
import type { SeedSeller, SeedVehicle } from './listing';
import { uuidFromName } from './prng';

/** Column values of a row, as JSON-compatible types. */
type Row = Record<string, string | number | boolean | Date | null | readonly (string | object)[]>;

export interface ModelIds {
  makeId: string;
  modelId: string;
}

/** Inserts missing makes and models; returns the ids by make. */
export async function writeCatalogue(sql: TransactionSql): Promise<Map<string, ModelIds>> {
  const names = CATALOGUE.map(({ name }) => name);
  await sql`
    insert into public.vehicle_makes (id, name)
    select * from unnest(${names.map(uuidFromName)}::uuid[], ${names}::text[])
    on conflict (name) do nothing`;
  const models = CATALOGUE.flatMap((make) =>
    make.models.map(({ name }) => [make.name, name] as const),
  );
  await sql`
    insert into public.vehicle_models (id, make_id, name)
    select wanted.id, makes.id, wanted.name
    from unnest(
      ${models.map(([make, model]) => uuidFromName(`${make} ${model}`))}::uuid[],
      ${models.map(([make]) => make)}::text[],
      ${models.map(([, model]) => model)}::text[]
    ) as wanted (id, make, name)
    join public.vehicle_makes makes on makes.name = wanted.make
    on conflict (make_id, name) do nothing`;
  const rows = await sql<{ make: string; model: string; makeId: string; modelId: string }[]>`
    select make.name as make, model.name as model, make.id as "makeId", model.id as "modelId"
    from public.vehicle_models model join public.vehicle_makes make on make.id = model.make_id`;
  return new Map(rows.map(({ make, model, ...ids }) => [modelKey(make, model), ids]));
}

const modelKey = (make: string, model: string) => `${make}\n${model}`;

/** Inserts sellers with their vehicles and related rows; triggers fill in derived columns. */
export async function writeSellers(
  sql: TransactionSql,
  sellers: readonly SeedSeller[],
  ids: ReadonlyMap<string, ModelIds>,
): Promise<void> {
  const vehicles = sellers.flatMap((seller) => seller.vehicles);
  const tables: Record<string, Row[]> = {
    sellers: sellers.map(sellerRow),
    seller_contacts: sellers.map(contactRow),
    vehicles: sellers.flatMap((seller) =>
      seller.vehicles.map((vehicle) => vehicleRow(seller, vehicle, ids)),
    ),
    vehicle_private: vehicles.map(({ id, postcode, sale }) => ({
      vehicle_id: id,
      postcode,
      sold_price: sale?.price ?? null,
    })),
    vehicle_valuations: vehicles.flatMap(({ id, valuation }) =>
      valuation ? [{ vehicle_id: id, ...valuationColumns(valuation) }] : [],
    ),
  };
  for (const [table, rows] of Object.entries(tables)) {
    if (rows.length > 0) await insert(sql, `public.${table}`, rows);
  }
  const prices = sellers.flatMap(priceRows);
  if (prices.length > 0) await insert(sql, 'private.vehicle_prices', prices);
}

// Sellers without an account need an explicit null as user_id, whose default is auth.uid().
const sellerRow = (seller: SeedSeller): Row => ({
  id: seller.id,
  user_id: null,
  seller_type: seller.type,
  is_made_up: true,
  name: seller.name,
  about: seller.about,
  location: seller.town,
  outward_code: seller.outwardCode,
  created_at: seller.createdAt,
  updated_at: seller.createdAt,
});

const contactRow = ({ id, phone, email, postcode }: SeedSeller): Row => ({
  seller_id: id,
  phone,
  email,
  postcode,
});

function vehicleRow(seller: SeedSeller, car: SeedVehicle, ids: ReadonlyMap<string, ModelIds>): Row {
  const model = ids.get(modelKey(car.make, car.model));
  if (!model) throw new Error(`No such model: ${car.make} ${car.model}`);
  return {
    ...columnsOf(car),
    id: car.id,
    seller_id: seller.id,
    make_id: model.makeId,
    model_id: model.modelId,
    fuel_type: car.fuel,
    body_type: car.body,
    engine_size: car.litres,
    mot_expiry: nextMotDue(car),
    location: seller.town,
    outward_code: seller.outwardCode,
    listing_status: car.status,
    views_count: car.views,
    created_at: car.createdAt,
    updated_at: car.updatedAt,
  };
}

/** Returns the prices before the current one, which the trigger has added. */
const priceRows = ({ id: seller_id, vehicles }: SeedSeller): Row[] =>
  vehicles.flatMap(({ id: vehicle_id, registrationNumber, earlierPrices }) =>
    earlierPrices.map(({ price, changedAt: changed_at }) => ({
      vehicle_id,
      listing_id: vehicle_id,
      seller_id,
      price,
      changed_at,
      registration_number: registrationNumber,
    })),
  );

/** Records the departures of reserved and sold vehicles: the trigger misses them, as they are inserted in that state. */
export const writeDepartures = (sql: TransactionSql) => sql`
  insert into public.vehicle_departures
    (vehicle_id, model_id, year, body_type, price, went_on, is_final)
  select id, model_id, year, body_type, price, (updated_at at time zone 'Europe/London')::date,
    listing_status = 'sold'
  from public.vehicles where listing_status in ('reserved', 'sold')`;

/** The valuations of sold vehicles whose sellers say what they fetched, each of the day of its advert. */
export const saleRows = (sellers: readonly SeedSeller[]) =>
  sellers.flatMap(({ vehicles }) =>
    vehicles.flatMap(({ id, createdAt, sale }) => {
      if (!sale) return [];
      const { value, low_80, high_80, low_90, high_90 } = valuationColumns(sale.valuation);
      const day = createdAt.toISOString().slice(0, 10);
      return [{ id, value, low_80, high_80, low_90, high_90, day }];
    }),
  );

/**
 * Commits to the valuations of sold vehicles on the days of their adverts, and publishes their groups week by week. The
 * sales are made up, and so are these days, which the log takes from nobody else. Needs the departures.
 */
export async function writeSales(
  sql: TransactionSql,
  sales: ReturnType<typeof saleRows>,
  today: Date,
): Promise<void> {
  await sql`alter table public.valuation_commitments disable trigger refuse_past_day`;
  await sql`
    select private.commit_valuation(
      sale.id, sale.value, sale.low_80, sale.high_80, sale.low_90, sale.high_90, sale.day
    )
    from json_to_recordset(${JSON.stringify(sales)}::text::json) as sale (
      id uuid, value integer, low_80 integer, high_80 integer, low_90 integer, high_90 integer,
      day date
    )`;
  await sql`alter table public.valuation_commitments enable trigger refuse_past_day`;
  await sql`
    select private.publish_valuation_groups(${today.toISOString().slice(0, 10)}::date - 7 * ago)
    from generate_series(13, 0, -1) as ago`;
}

/**
 * Inserts all rows in one statement. COPY is hardly faster, as triggers and indexes dominate, and postgres (the npm
 * package) hangs when COPY fails after the last row.
 */
async function insert(sql: TransactionSql, table: string, rows: readonly Row[]): Promise<void> {
  const columns = sql(Object.keys(rows[0] ?? {}));
  await sql`
    insert into ${sql(table)} (${columns})
    select ${columns} from json_populate_recordset(
      null::${sql(table)}, ${JSON.stringify(rows)}::text::json
    )`;
}
