import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { TestDatabase } from './support';

type Values = Record<string, string | number | boolean | null | string[] | Date>;

/** Inserts a user; the trigger creates the profile. Returns its id. */
export async function addUser(sql: Sql): Promise<string> {
  const id = randomUUID();
  await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.test`})`;
  return id;
}

/** Inserts a seller, without an account unless `user_id` is given. Returns its id. */
export async function addSeller(sql: Sql, values: Values = {}): Promise<string> {
  return insert(sql, 'sellers', { name: 'Ada Lovelace', ...values });
}

/** Inserts a make with one model. */
export async function addModel(sql: Sql, makeName: string, modelName: string) {
  const [make] = await sql<{ id: string }[]>`
    insert into vehicle_makes (name) values (${makeName})
    on conflict (name) do update set name = excluded.name returning id`;
  const makeId = make?.id ?? '';
  const modelId = await insert(sql, 'vehicle_models', { make_id: makeId, name: modelName });
  return { make_id: makeId, model_id: modelId };
}

/** Inserts a row. Returns its id. */
export async function insert(sql: Sql, table: string, values: Values): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into ${sql(table)} ${sql(values)} returning id`;
  return row?.id ?? '';
}

export const VEHICLE = {
  year: 2019,
  price: 12_500,
  mileage: 31_000,
  fuel_type: 'petrol',
  transmission: 'manual',
  body_type: 'hatchback',
  condition: 'good',
  outward_code: 'LS1',
  listing_status: 'active',
} as const;

/** Inserts a valuation, by default £12,500 with a 90% range of £11,000 to £14,000. */
export async function addVehicleValuation(sql: Sql, vehicle_id: string, values: Values = {}) {
  const row = {
    vehicle_id,
    value: 12_500,
    low_80: 11_500,
    high_80: 13_500,
    low_90: 11_000,
    high_90: 14_000,
    model_version: 'test',
    valued_on: '2026-11-21',
    ...values,
  };
  const contributions = sql.json([{ feature: 'mileage', amount: 500 }]);
  await sql`insert into vehicle_valuations ${sql({ ...row, contributions })}`;
}

/** A range so wide that there is no verdict on any price from £1. */
export const ANY_PRICE = { low_90: 1, low_80: 2, high_80: 100_000, high_90: 200_000 };

/** Inserts running costs, by default £20 to £35 of road tax. */
export async function addRunningCosts(sql: Sql, vehicle_id: string, values: Values = {}) {
  const row = {
    vehicle_id,
    tax_low: 20,
    tax_high: 35,
    tax_basis: 'typical',
    mpg_low: 45,
    mpg_high: 55,
    rates_version: 'test',
    costed_on: '2026-11-21',
    ...values,
  };
  await sql`insert into vehicle_running_costs ${sql(row)}`;
}

/** Common fixtures: an owner with an active car and a draft, another user, staff, a model. */
export async function addPeopleAndCars(sql: Sql) {
  const [owner, stranger, staff] = [await addUser(sql), await addUser(sql), await addUser(sql)];
  // With a new account, few signs of a scam are enough to hold an advert.
  await sql`update auth.users set created_at = now() - interval '60 days'`;
  const seller = await addSeller(sql, { user_id: owner, outward_code: 'LS1' });
  const model = await addModel(sql, 'Ford', 'Fiesta');
  const add = (values: Values = {}) =>
    insert(sql, 'vehicles', { ...VEHICLE, seller_id: seller, ...model, ...values });
  return {
    owner: { user: owner },
    stranger: { user: stranger },
    staff: { user: staff, staff: true },
    seller,
    model,
    active: await add(),
    draft: await add({ listing_status: 'draft' }),
    sold: await add({ listing_status: 'sold' }),
    add,
  };
}

/** Adds a photograph to a vehicle as the server does. Returns its id. */
export async function addPhoto(
  database: TestDatabase,
  vehicle: string,
  hash: string | null = null,
  upload: string = randomUUID(),
) {
  const photo = randomUUID();
  await database.keep(
    'service_role',
    (sql) => sql`select add_vehicle_photo(${vehicle}, ${photo}, ${upload}, ${hash})`,
  );
  return photo;
}
