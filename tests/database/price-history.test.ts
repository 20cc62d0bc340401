import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPeopleAndCars, addSeller, addUser, insert, VEHICLE } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

const PLATE = 'AB12CDE';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

const change = (id: string, values: Record<string, string | number | null>) =>
  database.sql`update vehicles set ${database.sql(values)} where id = ${id}`;
const remove = (id: string) => database.sql`delete from vehicles where id = ${id}`;

/** Returns the prices that this visitor reads, newest first. */
async function read(id: string, actor: Actor = STRANGER): Promise<number[]> {
  const rows = await database.as(actor, (sql) => sql`select * from price_history(${id})`);
  for (const row of rows) expect(Object.keys(row)).toEqual(['changed_at', 'price']);
  return rows.map(({ price }) => price);
}

/** Adds a car that another seller has for sale. */
async function addOfOther(values: Record<string, string | number>) {
  const seller_id = await addSeller(database.sql, {
    user_id: await addUser(database.sql),
    seller_type: 'verified_dealer',
  });
  return insert(database.sql, 'vehicles', { ...VEHICLE, ...world.model, seller_id, ...values });
}

test('the price is kept when a vehicle is listed, and every change while it is public', async () => {
  const id = await world.add({ price: 9000 });
  expect(await read(id)).toEqual([9000]);
  for (const price of [8500, 850, 8500]) await change(id, { price });
  await change(id, { price: 8500, mileage: 40_000, views_count: 9 });
  expect(await read(id)).toEqual([8500, 850, 8500, 9000]);
});

test('two changes of one transaction are kept in their order', async () => {
  const id = await world.add({ price: 9000 });
  await database.sql.begin(async (sql) => {
    for (const price of [8000, 7000])
      await sql`update vehicles set price = ${price} where id = ${id}`;
  });
  expect(await read(id)).toEqual([7000, 8000, 9000]);
});

test('the changes of a draft are not kept, only the price it becomes public with', async () => {
  const id = await world.add({ listing_status: 'draft', price: 9000 });
  await change(id, { price: 8000 });
  expect(await read(id, world.owner)).toEqual([]);
  await change(id, { listing_status: 'active' });
  await change(id, { listing_status: 'draft' });
  await change(id, { price: 1 });
  await change(id, { price: 7000 });
  await change(id, { listing_status: 'active' });
  expect(await read(id)).toEqual([7000, 8000]);
});

test('a vehicle that is public again at the same price has no new entry', async () => {
  const id = await world.add({ price: 9000 });
  await change(id, { listing_status: 'reserved' });
  await change(id, { listing_status: 'active' });
  expect(await read(id)).toEqual([9000]);
});

test('an imported vehicle has had its price since it was last changed', async () => {
  const updated_at = new Date('2026-10-01T12:00:00Z');
  const id = await world.add({ created_at: new Date('2026-09-01T12:00:00Z'), updated_at });
  const [row] = await database.sql`select changed_at from price_history(${id})`;
  expect(row?.changed_at).toEqual(updated_at);
});

test('at most the newest 50 prices are returned', async () => {
  const id = await world.add({ price: 9000 });
  for (let price = 8999; price > 8949; price -= 1) await change(id, { price });
  const prices = await read(id);
  expect(prices).toHaveLength(50);
  expect([prices[0], prices[49]]).toEqual([8950, 8999]);
});

describe('a car listed again by its seller', () => {
  let first: string;

  beforeEach(async () => {
    await database.sql`delete from vehicles`;
    await database.sql`delete from private.vehicle_prices`;
    first = await world.add({ price: 9000, registration_number: PLATE });
    await change(first, { price: 8500 });
  });

  test.each(['archived', 'deleted'])('continues the history of one that is %s', async (end) => {
    await (end === 'deleted' ? remove(first) : change(first, { listing_status: end }));
    const again = await world.add({ price: 8750, registration_number: 'ab12 cde' });
    expect(await read(again)).toEqual([8750, 8500, 9000]);
    await change(again, { price: 8000 });
    expect(await read(again)).toEqual([8000, 8750, 8500, 9000]);
  });

  test('at the same price has no new entry', async () => {
    await remove(first);
    const again = await world.add({ price: 8500, registration_number: PLATE });
    expect(await read(again)).toEqual([8500, 9000]);
  });

  test('ends its history with its own price while the other listing is public too', async () => {
    const again = await world.add({ price: 8000, registration_number: PLATE });
    expect(await read(first)).toEqual([8500, 9000]);
    await change(first, { price: 8250 });
    expect(await read(first)).toEqual([8250, 8000, 8500, 9000]);
    expect(await read(again)).toEqual([8000, 8500, 9000]);
  });

  test('is found under a corrected number plate and under the first one', async () => {
    await change(first, { registration_number: 'AB12CDF' });
    expect(await read(first)).toEqual([8500, 9000]);
    await remove(first);
    const again = await world.add({ price: 8000, registration_number: 'AB12CDF' });
    expect(await read(again)).toEqual([8000, 8500]);
    const wrong = await world.add({ price: 7000, registration_number: PLATE });
    expect(await read(wrong)).toEqual([7000, 8500, 9000]);
  });

  test('is not linked to one without or with another number plate', async () => {
    await world.add({ price: 9000 });
    expect(await read(await world.add({ price: 8000 }))).toEqual([8000]);
    expect(await read(await world.add({ price: 8000, registration_number: 'AB12CDX' }))).toEqual([
      8000,
    ]);
  });

  test('is not linked to the same number plate of another seller', async () => {
    const other = await addOfOther({ price: 8000, registration_number: PLATE });
    expect(await read(other)).toEqual([8000]);
    expect(await read(first)).toEqual([8500, 9000]);
  });
});

test('of a deleted listing prices without a number plate go at once, others after 12 months', async () => {
  const { sql } = database;
  const left = () => sql`select price from private.vehicle_prices where vehicle_id is null`;
  await sql`delete from private.vehicle_prices`;
  await remove(await world.add({ price: 9000 }));
  expect(await left()).toEqual([]);
  const current = await world.add({ price: 7000 });
  await remove(await world.add({ price: 9000, registration_number: PLATE }));
  await remove(await world.add({ price: 8000, registration_number: PLATE }));
  await sql`update private.vehicle_prices set changed_at = now() - interval '12 months 1 day' where price <> 8000`;
  await world.add();
  expect(await left()).toEqual([{ price: 8000 }]);
  expect(await read(current)).toEqual([7000]);
});

test('the history of a vehicle that is not for sale is for its seller and staff alone', async () => {
  for (const listing_status of ['draft', 'reserved', 'sold', 'archived']) {
    const id = await world.add({ price: 9000 });
    await change(id, { listing_status });
    for (const actor of [STRANGER, world.stranger]) expect(await read(id, actor)).toEqual([]);
    for (const actor of [world.owner, world.staff]) expect(await read(id, actor)).toEqual([9000]);
  }
});

test('no client can read, add, change or delete a price, not even the seller or staff', async () => {
  const id = await world.add();
  const { owner, stranger, staff, seller } = world;
  for (const actor of [STRANGER, stranger, owner, staff, 'service_role'] as const) {
    for (const statement of [
      'select price from private.vehicle_prices',
      `insert into private.vehicle_prices (vehicle_id, seller_id, price, changed_at) values ('${id}', '${seller}', 1, now())`,
      'update private.vehicle_prices set price = 1',
      'delete from private.vehicle_prices',
    ])
      await expectRefused(database.as(actor, (sql) => sql.unsafe(statement)));
  }
});

test('a seller’s own change of price is kept', async () => {
  const id = await world.add({ price: 9000 });
  await database.keep(world.owner, (sql) => sql`update vehicles set price = 8000 where id = ${id}`);
  expect(await read(id)).toEqual([8000, 9000]);
});

test('the own data hold the prices of the own cars, those of deleted listings too', async () => {
  await addOfOther({ price: 1234 });
  await remove(await world.add({ price: 4321, registration_number: PLATE }));
  const [row] = await database.as(world.owner, (sql) => sql`select my_data() as data`);
  const prices: { price: number; seller_id: string }[] = row?.data.vehicle_prices;
  expect(prices).toContainEqual(
    expect.objectContaining({ price: 4321, registration_number: PLATE, vehicle_id: null }),
  );
  expect(new Set(prices.map(({ seller_id }) => seller_id))).toEqual(new Set([world.seller]));
});

test('deleting the account deletes all prices of the person, and no others', async () => {
  const { sql } = database;
  const { other = 0, all = 0 } = (
    await sql`select count(*) filter (where seller_id <> ${world.seller})::integer as other, count(*)::integer as all
      from private.vehicle_prices`
  )[0] as { other: number; all: number };
  expect(all).toBeGreaterThan(other);
  await database.keep(world.owner, (as) => as`select delete_account()`);
  expect(await sql`select seller_id from private.vehicle_prices`).toHaveLength(other);
  expect(await sql`select from private.vehicle_prices where seller_id = ${world.seller}`).toEqual(
    [],
  );
});
