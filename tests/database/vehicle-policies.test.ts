import { beforeAll, describe, expect, test } from 'vitest';
import { addPeopleAndCars, insert, VEHICLE } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
  for (const vehicle of [world.active, world.draft]) {
    await insert(database.sql, 'vehicle_images', { vehicle_id: vehicle, image_url: '/car.jpg' });
    await database.sql`
      insert into vehicle_private (vehicle_id, postcode) values (${vehicle}, 'LS1 4AP')`;
  }
});

const idsOf = async (actor: Actor, table: string, column = 'id') => {
  const rows = await database.as(
    actor,
    (sql) => sql`select ${sql(column)} as id from ${sql(table)}`,
  );
  return rows.map((row) => row.id as string).sort();
};
const change = (actor: Actor, table: string, values: Record<string, string | number>) =>
  database.as(actor, (sql) => sql`update ${sql(table)} set ${sql(values)} returning 1`);
const sorted = (...ids: string[]) => ids.sort();

describe('vehicles', () => {
  test('strangers and other people read what is for sale only', async () => {
    expect(await idsOf(STRANGER, 'vehicles')).toEqual([world.active]);
    expect(await idsOf(world.stranger, 'vehicles')).toEqual([world.active]);
  });

  test('sellers and staff read them in any status', async () => {
    const all = sorted(world.active, world.draft, world.sold);
    expect(await idsOf(world.owner, 'vehicles')).toEqual(all);
    expect(await idsOf(world.staff, 'vehicles')).toEqual(all);
  });

  test('a favourite keeps its name when it is sold, but not as a draft', async () => {
    const seen = await database.as(world.stranger, async (sql) => {
      await sql`reset role`;
      for (const vehicle of [world.sold, world.draft]) {
        await sql`insert into favourites (user_id, vehicle_id) values (${world.stranger.user}, ${vehicle})`;
      }
      await sql`set local role authenticated`;
      return sql`select id from vehicles where listing_status <> 'active'`;
    });
    expect(seen.map((row) => row.id)).toEqual([world.sold]);
  });

  test('sellers list a car under their own name only', async () => {
    const list = (actor: Actor) =>
      database.as(actor, (sql) => {
        const { listing_status: _, ...values } = VEHICLE;
        return sql`insert into vehicles ${sql({ ...values, seller_id: world.seller, ...world.model })}
                   returning listing_status`;
      });
    expect(await list(world.owner)).toMatchObject([{ listing_status: 'draft' }]);
    await expectRefused(list(world.stranger));
    await expectRefused(list(STRANGER));
  });

  test('sellers and staff change and sellers delete; others reach nothing', async () => {
    expect(await change(world.owner, 'vehicles', { price: 9000 })).toHaveLength(3);
    expect(await change(world.staff, 'vehicles', { listing_status: 'archived' })).toHaveLength(3);
    expect(await change(world.stranger, 'vehicles', { price: 1 })).toHaveLength(0);
    await expectRefused(change(STRANGER, 'vehicles', { price: 1 }));
    const remove = (actor: Actor) =>
      database.as(actor, (sql) => sql`delete from vehicles returning id`);
    expect(await remove(world.owner)).toHaveLength(3);
    expect(await remove(world.stranger)).toHaveLength(0);
    await expectRefused(remove(STRANGER));
  });

  test.each([
    ['seller_type', 'dealer'],
    ['views_count', 1000],
    ['latitude', 51.5],
    ['longitude', 0],
    ['created_at', '2030-01-01'],
    ['updated_at', '2030-01-01'],
    ['seller_id', '00000000-0000-4000-8000-000000000000'],
  ])('%s is not for clients to write, not even staff', async (column, value) => {
    await expectRefused(change(world.owner, 'vehicles', { [column]: value }));
    await expectRefused(change(world.staff, 'vehicles', { [column]: value }));
  });
});

describe.each([
  ['vehicle_images', { display_order: 3 }],
  ['vehicle_private', { postcode: 'M1 1AA' }],
])('%s', (table, values) => {
  test('can be written by the seller only', async () => {
    expect(await change(world.owner, table, values)).toHaveLength(2);
    expect(await change(world.stranger, table, values)).toHaveLength(0);
    await expectRefused(change(STRANGER, table, values));
    const remove = (actor: Actor) =>
      database.as(actor, (sql) => sql`delete from ${sql(table)} returning 1`);
    expect(await remove(world.owner)).toHaveLength(2);
    expect(await remove(world.stranger)).toHaveLength(0);
    await expectRefused(remove(STRANGER));
  });

  test('can be added by the seller only', async () => {
    const row = {
      vehicle_id: world.sold,
      ...(table === 'vehicle_images' ? { image_url: '/car.jpg' } : { postcode: 'LS1 4AP' }),
    };
    const add = (actor: Actor) =>
      database.as(actor, (sql) => sql`insert into ${sql(table)} ${sql(row)} returning vehicle_id`);
    expect(await add(world.owner)).toHaveLength(1);
    await expectRefused(add(world.stranger));
    await expectRefused(add(STRANGER));
  });
});

test('a picture can be seen where its vehicle can', async () => {
  const both = sorted(world.active, world.draft);
  expect(await idsOf(STRANGER, 'vehicle_images', 'vehicle_id')).toEqual([world.active]);
  expect(await idsOf(world.stranger, 'vehicle_images', 'vehicle_id')).toEqual([world.active]);
  expect(await idsOf(world.owner, 'vehicle_images', 'vehicle_id')).toEqual(both);
  expect(await idsOf(world.staff, 'vehicle_images', 'vehicle_id')).toEqual(both);
});

test('the private part can be read by the seller and staff only', async () => {
  const both = sorted(world.active, world.draft);
  expect(await idsOf(world.owner, 'vehicle_private', 'vehicle_id')).toEqual(both);
  expect(await idsOf(world.staff, 'vehicle_private', 'vehicle_id')).toEqual(both);
  expect(await idsOf(world.stranger, 'vehicle_private', 'vehicle_id')).toEqual([]);
});

test('views by day can be read by the seller and staff only', async () => {
  await database.sql`
    insert into vehicle_views (vehicle_id, day, views) values (${world.active}, '2026-01-01', 4)`;
  expect(await idsOf(world.owner, 'vehicle_views', 'vehicle_id')).toEqual([world.active]);
  expect(await idsOf(world.staff, 'vehicle_views', 'vehicle_id')).toEqual([world.active]);
  expect(await idsOf(world.stranger, 'vehicle_views', 'vehicle_id')).toEqual([]);
});
