import { beforeEach, expect, test } from 'vitest';
import { createStockWorld } from './stock-world';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof createStockWorld>>;
/** The dealer's ten cars that came by file. */
let cars: string[];

const rows = Array.from({ length: 10 }, (_, n) => ({ stock_id: `S${n}` }));

beforeEach(async () => {
  database ??= await openDatabase();
  world = await createStockWorld(database);
  cars = (await world.list(rows)).map(({ id }) => id);
});

const archived = async () =>
  (await database.sql`select id from vehicles where listing_status = 'archived'`).length;
const tooMany = (ids: string[]) => expectRefused(world.withdraw(ids), '23514', 'stock_withdrawals');

test('withdraws at most 30 % of the open cars that came by file', async () => {
  await tooMany(cars.slice(0, 4));
  expect(await archived()).toBe(0);
  expect((await world.withdraw(cars.slice(0, 3))).toSorted()).toEqual(cars.slice(0, 3).toSorted());
  expect(await archived()).toBe(3);
});

test('repeated calls do not get around it within a day', async () => {
  await world.withdraw(cars.slice(0, 2));
  await tooMany(cars.slice(2, 4));
  await world.withdraw(cars.slice(2, 3));
  await tooMany(cars.slice(3, 4));
  await database.sql`update vehicle_private set withdrawn_at = withdrawn_at - interval '25 hours'`;
  await tooMany(cars.slice(3, 6));
  await world.withdraw(cars.slice(3, 5));
  expect(await archived()).toBe(5);
});

test('two calls at a time are one after the other', async () => {
  const tried = await Promise.allSettled([
    world.withdraw(cars.slice(0, 2)),
    world.withdraw(cars.slice(2, 4)),
  ]);
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await archived()).toBe(2);
});

test('the same cars again are none', async () => {
  await world.withdraw(cars.slice(0, 3));
  expect(await world.withdraw(cars.slice(0, 3))).toEqual([]);
});

test('a car that a file puts back on sale does not count', async () => {
  await world.withdraw(cars.slice(0, 3));
  await world.list(rows);
  expect(await archived()).toBe(0);
  await world.withdraw(cars.slice(3, 6));
});

test('cars that never came by file, and those of others, stay', async () => {
  const others = [world.dealer.car, world.rival.car, world.private.car];
  expect(await world.withdraw(others)).toEqual([]);
  expect(await world.withdraw([...others, cars[0] ?? ''])).toEqual([cars[0]]);
  expect(await archived()).toBe(1);
});

test('the time of a withdrawal is not the seller’s to write', async () => {
  await expectRefused(
    database.as(
      { user: world.dealer.user },
      (as) => as`update vehicle_private set withdrawn_at = null`,
    ),
  );
});

test('private sellers and strangers are refused', async () => {
  await expectRefused(world.withdraw([world.private.car], world.private.user));
  await expectRefused(database.as(STRANGER, (as) => as`select withdraw_stock('{}')`));
});
