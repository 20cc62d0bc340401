import { beforeAll, describe, expect, test } from 'vitest';
import { addModel, addPeopleAndCars, addSeller, insert } from './fixtures';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

const vehicle = async (id: string) => {
  const [row] = await database.sql`select * from vehicles where id = ${id}`;
  return row ?? {};
};
const update = (id: string, values: Record<string, string | number | null>) =>
  database.sql`update vehicles set ${database.sql(values)} where id = ${id}`;

describe('seller_type', () => {
  test('is taken from the seller, ignoring the written value', async () => {
    const dealer = await addSeller(database.sql, { name: 'Dee Motors', seller_type: 'dealer' });
    const id = await world.add({ seller_id: dealer, seller_type: 'verified_dealer' });
    expect(await vehicle(id)).toMatchObject({ seller_type: 'dealer' });
    await update(id, { seller_type: 'private' });
    expect(await vehicle(id)).toMatchObject({ seller_type: 'dealer' });
  });

  test('changes with the seller’s type', async () => {
    const seller = await addSeller(database.sql);
    const id = await world.add({ seller_id: seller });
    await database.sql`update sellers set seller_type = 'verified_dealer' where id = ${seller}`;
    expect(await vehicle(id)).toMatchObject({ seller_type: 'verified_dealer' });
    expect(await vehicle(world.active)).toMatchObject({ seller_type: 'private' });
  });
});

describe('updated_at', () => {
  const LONG_AGO = new Date('2001-01-01T00:00:00Z');
  const age = async (table: string, id: string) => {
    await database.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`update ${sql(table)} set updated_at = ${LONG_AGO} where id = ${id}`;
    });
  };

  test.each(['vehicles', 'sellers', 'profiles'])('of %s changes on update', async (table) => {
    const id = { vehicles: world.active, sellers: world.seller }[table] ?? world.owner.user;
    await age(table, id);
    await database.sql`update ${database.sql(table)} set created_at = created_at where id = ${id}`;
    const [row] =
      await database.sql`select updated_at from ${database.sql(table)} where id = ${id}`;
    expect(row?.updated_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('does not change with the view count', async () => {
    await age('vehicles', world.active);
    await database.sql`update vehicles set views_count = views_count + 1 where id = ${world.active}`;
    expect(await vehicle(world.active)).toMatchObject({ updated_at: LONG_AGO });
  });
});

test('search_text is make and model in lower case without accents, kept in sync', async () => {
  const { make_id, model_id } = await addModel(database.sql, 'Škoda', 'Octavia vRS');
  const searchText = async () => {
    const [row] = await database.sql`select search_text from vehicle_models where id = ${model_id}`;
    return row?.search_text;
  };
  expect(await searchText()).toBe('skoda octavia vrs');
  await database.sql`update vehicle_models set name = 'Fabia', search_text = 'x' where id = ${model_id}`;
  expect(await searchText()).toBe('skoda fabia');
  await database.sql`update vehicle_makes set name = 'ŠKODA Auto' where id = ${make_id}`;
  expect(await searchText()).toBe('skoda auto fabia');
});

describe('location', () => {
  test('is derived from the outward code', async () => {
    const id = await world.add({ outward_code: ' sw1a ', latitude: 1, longitude: 1 });
    const [place] = await database.sql`select * from outcodes where outcode = 'SW1A'`;
    expect(place?.town).toBeTruthy();
    const expected = {
      outward_code: 'SW1A',
      latitude: place?.latitude,
      longitude: place?.longitude,
      location: place?.town,
    };
    expect(await vehicle(id)).toMatchObject(expected);
    await update(id, { latitude: 5, longitude: 5 });
    expect(await vehicle(id)).toMatchObject(expected);
  });

  test('changes with the outward code; a custom town is kept until then', async () => {
    const id = await world.add({ outward_code: 'LS1', location: 'By the market' });
    await update(id, { price: 1 });
    expect(await vehicle(id)).toMatchObject({ location: 'By the market' });
    await update(id, { outward_code: 'AB10' });
    expect(await vehicle(id)).toMatchObject({ location: 'Aberdeen', latitude: 57.1349 });
    await update(id, { outward_code: 'LS1', location: 'At the station' });
    expect(await vehicle(id)).toMatchObject({ location: 'At the station' });
  });

  test('is null for an unknown or missing outward code', async () => {
    const unknown = { latitude: null, longitude: null, location: null };
    expect(await vehicle(await world.add({ outward_code: 'ZZ99' }))).toMatchObject(unknown);
    expect(await vehicle(await world.add({ outward_code: null }))).toMatchObject(unknown);
    const moved = await world.add({ outward_code: 'LS1' });
    await update(moved, { outward_code: null });
    expect(await vehicle(moved)).toMatchObject({ latitude: null, longitude: null });
  });

  test('follows the private postcode by its outward code only', async () => {
    const id = await world.add({ outward_code: null });
    await database.sql`insert into vehicle_private (vehicle_id, postcode) values (${id}, 'sw1a1aa')`;
    const [row] = await database.sql`select postcode from vehicle_private where vehicle_id = ${id}`;
    expect(row?.postcode).toBe('SW1A 1AA');
    expect(await vehicle(id)).toMatchObject({ outward_code: 'SW1A', latitude: 51.502 });
    await database.sql`update vehicle_private set postcode = 'AB10 1AA' where vehicle_id = ${id}`;
    expect(await vehicle(id)).toMatchObject({ outward_code: 'AB10', location: 'Aberdeen' });
  });

  test('follows a postcode written with the owner’s own permissions', async () => {
    const code = await database.as(world.owner, async (sql) => {
      await sql`insert into vehicle_private (vehicle_id, postcode) values (${world.draft}, 'M1 1AE')`;
      return sql`select outward_code from vehicles where id = ${world.draft}`;
    });
    expect(code).toEqual([{ outward_code: 'M1' }]);
  });
});

test.each([
  ['ab12 cde', 'AB12CDE'],
  [' A1 ', 'A1'],
  ['   ', null],
])('registration %j is stored as %j', async (written, stored) => {
  const id = await world.add({ registration_number: written });
  expect(await vehicle(id)).toMatchObject({ registration_number: stored });
});

test('year is at most next year', async () => {
  const year = new Date().getFullYear();
  await world.add({ year: year + 1 });
  await expectRefused(world.add({ year: year + 2 }), '23514', 'vehicles_year_bounds');
  await expectRefused(update(world.active, { year: year + 2 }), '23514', 'vehicles_year_bounds');
});

test('deleting a vehicle deletes its images, private data and views', async () => {
  const id = await world.add();
  await insert(database.sql, 'vehicle_images', { vehicle_id: id, image_url: '/car.jpg' });
  await database.sql`insert into vehicle_private (vehicle_id, vin) values (${id}, null)`;
  await database.sql`insert into vehicle_views (vehicle_id, day, views) values (${id}, now(), 1)`;
  await database.sql`delete from vehicles where id = ${id}`;
  const left = await database.sql`
    select vehicle_id from vehicle_images where vehicle_id = ${id}
    union all select vehicle_id from vehicle_private where vehicle_id = ${id}
    union all select vehicle_id from vehicle_views where vehicle_id = ${id}`;
  expect(left).toEqual([]);
});
