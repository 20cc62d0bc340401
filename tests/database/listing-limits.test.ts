import { beforeEach, expect, test } from 'vitest';
import { addPeopleAndCars, VEHICLE } from './fixtures';
import { deleteAll, expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeEach(async () => {
  database ??= await openDatabase();
  await deleteAll(database.sql, 'auth.users', 'sellers', 'vehicle_makes', 'private.rate_limits');
  world = await addPeopleAndCars(database.sql);
});

const { listing_status: _, ...car } = VEHICLE;
/** Lists a draft as the owner. */
const list = () =>
  database.keep(world.owner, async (sql) => {
    const row = { ...car, ...world.model, seller_id: world.seller };
    await sql`insert into vehicles ${sql(row)}`;
  });
const listed = async () =>
  (await database.sql`select from vehicles where seller_id = ${world.seller}`).length;

test('a private seller lists ten cars a day, also of those deleted', async () => {
  for (let n = 0; n < 10; n += 1) await list();
  await expectRefused(list(), 'PT429');
  await database.sql`delete from vehicles where seller_id = ${world.seller}`;
  await expectRefused(list(), 'PT429');
  await database.sql`update private.rate_limits set expires_at = now() - interval '1 second'`;
  await list();
  expect(await listed()).toBe(1);
});

test('a private seller has at most 20 listings open, and as many ended ones as there are', async () => {
  const before = await listed();
  // One of these listings is sold.
  for (let n = before; n < 20; n += 1) await world.add();
  await list();
  await expectRefused(list(), '23514', 'vehicles_open_listings');
  await database.sql`update vehicles set listing_status = 'sold' where id = ${world.active}`;
  await list();
  await expectRefused(list(), '23514', 'vehicles_open_listings');
});

test('a listing that has ended is not opened again beyond the limit, one by one or all at once', async () => {
  const before = await listed();
  const ended = await Promise.all(
    Array.from({ length: 3 }, () => world.add({ listing_status: 'archived' })),
  );
  for (let n = before; n < 20; n += 1) await world.add();
  // One listing is sold, so that 19 are open.
  const reopen = (ids: string[]) =>
    database.keep(
      world.owner,
      (sql) => sql`update vehicles set listing_status = 'active' where id = any (${ids})`,
    );
  await expectRefused(reopen(ended), '23514', 'vehicles_open_listings');
  await reopen(ended.slice(0, 1));
  await expectRefused(reopen(ended.slice(1, 2)), '23514', 'vehicles_open_listings');
});

test('of two listings at a time, one too many is refused', async () => {
  const before = await listed();
  for (let n = before; n < 20; n += 1) await world.add();
  const tried = await Promise.allSettled([list(), list(), list()]);
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a dealer’s limits are those of a whole stock', async () => {
  await database.sql`update sellers set seller_type = 'dealer' where id = ${world.seller}`;
  for (let n = 0; n < 25; n += 1) await list();
  expect(await listed()).toBe(28);
});
