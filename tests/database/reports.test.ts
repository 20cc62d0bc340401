import { beforeAll, expect, test } from 'vitest';
import { addPeopleAndCars, insert } from './fixtures';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

test('a report survives deletion of its listing, with the details it was filed with', async () => {
  const vehicle_id = await world.add({ price: 4321 });
  const id = await insert(database.sql, 'listing_reports', { vehicle_id, reason: 'fraud' });
  await database.sql`update vehicles set price = 9999 where id = ${vehicle_id}`;
  await database.sql`delete from vehicles where id = ${vehicle_id}`;
  expect(
    await database.sql`select vehicle_id, make, model, year, price, seller_id
      from listing_reports where id = ${id}`,
  ).toEqual([
    {
      vehicle_id: null,
      make: 'Ford',
      model: 'Fiesta',
      year: 2019,
      price: 4321,
      seller_id: world.seller,
    },
  ]);
});

test('reports of deleted listings are removed after 12 months', async () => {
  const add = async (age: string, vehicle_id: string) =>
    insert(database.sql, 'listing_reports', {
      vehicle_id,
      reason: 'other',
      details: age,
      created_at: new Date(Date.now() - Number.parseInt(age, 10) * 86_400_000),
    });
  const [gone, listed] = [await world.add(), await world.add()];
  await add('364 days, gone', gone);
  await add('367 days, gone', gone);
  await add('367 days, listed', listed);
  await database.sql`delete from vehicles where id = ${gone}`;
  await add('0 days', listed);
  const left = await database.sql`
    select details from listing_reports where details like '%days%' order by created_at`;
  expect(left.map(({ details }) => details)).toEqual([
    '367 days, listed',
    '364 days, gone',
    '0 days',
  ]);
});

test('a seller cannot delete a listing that is taken down or has an open report', async () => {
  const remove = (id: string) =>
    database.as(world.owner, (sql) => sql`delete from vehicles where id = ${id} returning id`);
  const id = await world.add({ listing_status: 'archived', mileage: 90_000 });
  await database.sql`update vehicles set taken_down_at = now() where id = ${id}`;
  expect(await remove(id)).toEqual([]);

  const reported = await world.add();
  await insert(database.sql, 'listing_reports', { vehicle_id: reported, reason: 'fraud' });
  expect(await remove(reported)).toEqual([]);
  await database.sql`update listing_reports set status = 'dismissed' where vehicle_id = ${reported}`;
  expect(await remove(reported)).toEqual([{ id: reported }]);
});

test('a user has one open report per listing and 20 reports a day', async () => {
  const cars: string[] = [];
  for (let count = 0; count < 21; count += 1) cars.push(await world.add());
  const [first = '', ...others] = cars;
  const report = (ids: string[], settled = false) =>
    database.as(world.stranger, async (sql) => {
      for (const vehicle_id of ids) {
        await sql`insert into listing_reports ${sql({ vehicle_id, reason: 'fraud' })}`;
        if (!settled) continue;
        await sql`reset role`;
        await sql`update listing_reports set status = 'dismissed'`;
        await sql`set local role authenticated`;
      }
    });
  await report(others);
  await report([first, first], true);
  await expectRefused(report([first, first]), '23P01', 'listing_reports_one_open');
  await expectRefused(report(cars), 'PT429');
});
