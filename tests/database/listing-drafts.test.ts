import { beforeAll, expect, test } from 'vitest';
import { addPeopleAndCars, addVehicleValuation } from './fixtures';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

const addDraft = () => world.add({ listing_status: 'draft', price: null });

test('a draft is valued before it has a price, which then gets its verdict', async () => {
  const id = await addDraft();
  await addVehicleValuation(database.sql, id);
  const valuation = () =>
    database.sql`select verdict, price_ratio from vehicle_valuations where vehicle_id = ${id}`;
  expect(await valuation()).toEqual([{ verdict: 'none', price_ratio: null }]);
  await database.sql`update vehicles set price = 11_250 where id = ${id}`;
  expect(await valuation()).toEqual([{ verdict: 'under', price_ratio: 0.9 }]);
});

test('its seller reads the valuation of a draft, and nobody else does', async () => {
  const id = await addDraft();
  await addVehicleValuation(database.sql, id);
  const read = (actor: 'anon' | { user: string }) =>
    database.as(actor, (sql) => sql`select value from vehicle_valuations where vehicle_id = ${id}`);
  expect(await read(world.owner)).toEqual([{ value: 12_500 }]);
  expect(await read(world.stranger)).toEqual([]);
  expect(await read('anon')).toEqual([]);
});

test('nobody reads, changes or publishes the draft of another seller', async () => {
  const id = await world.add({ listing_status: 'draft' });
  for (const values of [{ price: 1 }, { listing_status: 'active' }]) {
    const changed = await database.as(
      world.stranger,
      (sql) => sql`update vehicles set ${sql(values)} where id = ${id} returning id`,
    );
    expect(changed).toEqual([]);
    await expectRefused(
      database.as('anon', (sql) => sql`update vehicles set ${sql(values)} where id = ${id}`),
      '42501',
    );
  }
  const read = await database.as(
    world.stranger,
    (sql) => sql`select id from vehicles where id = ${id}`,
  );
  expect(read).toEqual([]);
});

test('a draft is published only once it is complete', async () => {
  const publish = (id: string) =>
    database.as(
      world.owner,
      (sql) => sql`update vehicles set listing_status = 'active' where id = ${id} returning id`,
    );
  await expectRefused(publish(await addDraft()), '23514');
  const complete = await world.add({ listing_status: 'draft' });
  expect(await publish(complete)).toEqual([{ id: complete }]);
});
