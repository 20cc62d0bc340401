import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ANY_PRICE, addModel, addPeopleAndCars, addVehicleValuation } from './fixtures';
import { openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

const move = (id: string, listing_status: string) =>
  database.sql`update vehicles set listing_status = ${listing_status}::listing_status where id = ${id}`;
const remove = (id: string) => database.sql`delete from vehicles where id = ${id}`;
/** Returns the facts that a stranger can read of a vehicle that left the site. */
const read = (vehicle_id: string) =>
  database.as(
    STRANGER,
    (sql) => sql`select model_id, year, went_on, is_final
      from vehicle_departures where vehicle_id = ${vehicle_id}`,
  );

/** Returns the facts that only the choice of similar vehicles reads. */
const readPrice = (id: string) =>
  database.sql`select price, body_type from vehicle_departures where vehicle_id = ${id}`;

test.each(['sold', 'archived', 'deleted'])(
  'a vehicle that is %s leaves what it was',
  async (end) => {
    const id = await world.add({ year: 2018, price: 7400, registration_number: 'AB12CDE' });
    expect(await read(id)).toEqual([]);
    await (end === 'deleted' ? remove(id) : move(id, end));
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(
      new Date(),
    );
    const [departure, ...others] = await read(id);
    expect(others).toEqual([]);
    const { went_on, ...rest } = departure ?? {};
    expect(went_on.toISOString().slice(0, 10)).toBe(today);
    expect(rest).toEqual({ model_id: world.model.model_id, year: 2018, is_final: true });
    expect(await readPrice(id)).toEqual([{ price: 7400, body_type: 'hatchback' }]);
  },
);

test('a reserved vehicle and a draft show nothing, until they are sold or deleted', async () => {
  for (const pause of ['reserved', 'draft']) {
    const id = await world.add();
    await move(id, pause);
    expect(await read(id)).toEqual([]);
    await (pause === 'draft' ? remove(id) : move(id, 'sold'));
    expect(await read(id)).toHaveLength(1);
  }
});

test('a vehicle that never was public leaves nothing, sold, archived or deleted', async () => {
  for (const end of ['sold', 'archived', 'deleted']) {
    const id = await world.add({ listing_status: 'draft' });
    await (end === 'deleted' ? remove(id) : move(id, end));
    expect(await read(id), end).toEqual([]);
  }
});

test('the day and the facts are those of the day it went, however it moves afterwards', async () => {
  const id = await world.add({ price: 7400 });
  await move(id, 'sold');
  await database.sql`update vehicle_departures set went_on = '2026-01-02' where vehicle_id = ${id}`;
  const before = await read(id);
  await move(id, 'archived');
  await database.sql`update vehicles set price = 1 where id = ${id}`;
  await move(id, 'sold');
  await remove(id);
  expect(await read(id)).toEqual(before);
});

test('a vehicle for sale again has not departed, and departs anew', async () => {
  const id = await world.add();
  await move(id, 'sold');
  await move(id, 'active');
  expect(await read(id)).toEqual([]);
  await database.sql`update vehicles set price = 9000 where id = ${id}`;
  await move(id, 'sold');
  expect(await readPrice(id)).toMatchObject([{ price: 9000 }]);
  // A restored row can have the id of a deleted one.
  await remove(id);
  await world.add({ id });
  await remove(id);
  expect(await read(id)).toHaveLength(1);
});

test('in place of a departed vehicle its model comes first, then the make, then the body', async () => {
  const { sql } = database;
  const polo = await addModel(sql, 'Volkswagen', 'Polo');
  const golf = await addModel(sql, 'Volkswagen', 'Golf');
  const rio = await addModel(sql, 'Kia', 'Rio');
  const add = async (values: Record<string, string | number>) => {
    const id = await world.add({ price: 10_000, body_type: 'estate', ...values });
    await addVehicleValuation(sql, id, ANY_PRICE);
    return id;
  };
  const wanted = await add(golf);
  const sameMake = await add({ ...polo, price: 10_001 });
  const otherBody = await add({ ...golf, body_type: 'coupe', price: 12_000 });
  await add({ ...golf, price: 60_000 });
  const otherMake = await add(rio);
  const similar = async () => {
    const rows = await database.as(
      STRANGER,
      (as) => as`select id from similar_vehicles(${wanted}, 6)`,
    );
    return rows.map(({ id }) => id);
  };
  expect(await similar()).toEqual([sameMake, otherMake]);
  await move(wanted, 'reserved');
  expect(await similar()).toEqual([]);
  await remove(wanted);
  expect(await similar()).toEqual([otherBody, sameMake, otherMake]);
});

test('an unknown id has no departure', async () => {
  expect(await read(randomUUID())).toEqual([]);
});

test('staff take-downs and deleted accounts leave what the vehicle was', async () => {
  const { active, owner, staff } = world;
  await database.keep(
    staff,
    (sql) => sql`select decide_case('listing', ${active}, '{}', 'taken_down', 'Not yours.')`,
  );
  expect(await read(active)).toHaveLength(1);
  const other = await world.add();
  await database.keep(owner, (sql) => sql`select delete_account()`);
  expect(await read(active)).toHaveLength(1);
  expect(await read(other)).toHaveLength(1);
  expect(await read(world.draft)).toEqual([]);
});
