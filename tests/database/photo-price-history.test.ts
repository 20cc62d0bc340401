import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addModel, addPeopleAndCars, addSeller, addUser, insert, VEHICLE } from './fixtures';
import { deleteAll, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

/** Hashes of different photographs: any two differ in 32 bits or more. */
const [FRONT = '', BACK = '', SEATS = '', WHEEL = '', BANNER = '', DOOR = ''] = [
  '00000000ffffffff',
  '0000ffff0000ffff',
  '00ff00ff00ff00ff',
  '0f0f0f0f0f0f0f0f',
  '3333333333333333',
  '5555555555555555',
];
/** FRONT in another size, in which 4 bits differ; and another photograph, in which 5 bits differ. */
const FRONT_AGAIN = '00000000fffffff0';
const NOT_FRONT = '00000000ffffffe0';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  await deleteAll(database.sql, 'auth.users', 'sellers', 'vehicle_makes');
  world = await addPeopleAndCars(database.sql);
});

type Values = Record<string, string | number | null>;

const change = (id: string, values: Values) =>
  database.sql`update vehicles set ${database.sql(values)} where id = ${id}`;
const remove = (id: string) => database.sql`delete from vehicles where id = ${id}`;
const removePhotos = (id: string) =>
  database.sql`delete from vehicle_images where vehicle_id = ${id}`;

async function addPhotos(vehicle: string, hashes: string[]) {
  for (const hash of hashes) {
    const [photo, upload] = [randomUUID(), randomUUID()];
    await database.keep(
      'service_role',
      (sql) => sql`select add_vehicle_photo(${vehicle}, ${photo}, ${upload}, ${hash})`,
    );
  }
}

/** Adds a car that goes on sale with these photographs. */
async function list(hashes: string[], values: Values = {}) {
  const id = await world.add({ ...values, listing_status: 'draft' });
  await addPhotos(id, hashes);
  await change(id, { listing_status: 'active' });
  return id;
}

async function read(id: string): Promise<number[]> {
  const rows = await database.as(STRANGER, (sql) => sql`select * from price_history(${id})`);
  return rows.map(({ price }) => price);
}

const codes = () => database.sql`select listing_id, hash::text from private.shown_photographs`;

describe('a car without a number plate that its seller lists again', () => {
  let first: string;
  beforeEach(async () => {
    first = await list([FRONT, BACK, SEATS], { price: 9000 });
    await change(first, { price: 8500 });
  });

  test.each([
    ['withdrawn', () => change(first, { listing_status: 'archived' })],
    ['deleted', () => remove(first)],
    ['deleted after its photographs', () => removePhotos(first).then(() => remove(first))],
  ])('continues the history of its photographs when the first listing is %s', async (_, end) => {
    await end();
    const again = await list([FRONT_AGAIN, BACK, SEATS], { price: 8750 });
    expect(await read(again)).toEqual([8750, 8500, 9000]);
    await change(again, { price: 8000, mileage: 32_000 });
    expect(await read(again)).toEqual([8000, 8750, 8500, 9000]);
  });

  test('does so too when photographs are added after it is for sale, and a few others', async () => {
    await remove(first);
    const again = await world.add({ price: 8750 });
    expect(await read(again)).toEqual([8750]);
    await addPhotos(again, [WHEEL, FRONT]);
    expect(await read(again)).toEqual([8750, 8500, 9000]);
  });

  test('does so too when one of the listings has its number plate, but not with another plate', async () => {
    await change(first, { registration_number: 'AB12CDE' });
    await remove(first);
    expect(await read(await list([FRONT, BACK], { price: 8750 }))).toEqual([8750, 8500, 9000]);
    const other = await list([FRONT, BACK], { price: 7000, registration_number: 'AB12CDX' });
    expect(await read(other)).not.toContain(9000);
  });

  test('is not linked by photographs that are merely similar, or one in many', async () => {
    await remove(first);
    expect(await read(await list([NOT_FRONT], { price: 8000 }))).toEqual([8000]);
    expect(await read(await list([FRONT, WHEEL, DOOR], { price: 7000 }))).toEqual([7000]);
  });

  test('is linked by three of many', async () => {
    await addPhotos(first, [WHEEL, 'ffff0000ffff0000', 'ff00ff00ff00ff00', 'f0f0f0f0f0f0f0f0']);
    await remove(first);
    const more = ['ffffffff00000000', 'cccccccccccccccc', 'aaaaaaaaaaaaaaaa', DOOR];
    expect(await read(await list([FRONT, BACK, SEATS, ...more], { price: 8000 }))).toEqual([
      8000, 8500, 9000,
    ]);
  });

  test.each<[string, () => Promise<Values>]>([
    ['model', () => addModel(database.sql, 'Ford', 'Focus')],
    ['make', () => addModel(database.sql, 'Seat', 'Ibiza')],
    ['year', async () => ({ year: 2018 })],
    ['mileage', async () => ({ mileage: 36_001 })],
    ['mileage, which is not given', async () => ({ mileage: null })],
  ])('is not linked to a car of another %s', async (_, values) => {
    await remove(first);
    const other = await list([FRONT, BACK, SEATS], { price: 8000, ...(await values()) });
    expect(await read(other)).toEqual([8000]);
  });

  test('is not linked to another seller’s car', async () => {
    const seller_id = await addSeller(database.sql, { user_id: await addUser(database.sql) });
    await remove(first);
    expect(await read(await list([FRONT, BACK, SEATS], { price: 8000, seller_id }))).toEqual([
      8000,
    ]);
  });

  test('is followed under its corrected model and mileage', async () => {
    const focus = await addModel(database.sql, 'Ford', 'Focus');
    await change(first, { ...focus, mileage: 60_000 });
    await remove(first);
    const again = await list([FRONT, BACK], { price: 8000, ...focus, mileage: 60_000 });
    expect(await read(again)).toEqual([8000, 8500, 9000]);
  });
});

test('a picture that a seller puts beside several models links no cars', async () => {
  const focus = await addModel(database.sql, 'Ford', 'Focus');
  await list([BANNER], focus);
  await list([BANNER], { price: 9000 });
  expect(await read(await list([BANNER], { price: 8000 }))).toEqual([8000]);
});

test('photographs of a draft are not remembered, and show nothing of another listing', async () => {
  const draft = await world.add({ listing_status: 'draft' });
  await addPhotos(draft, [FRONT]);
  expect(await codes()).toEqual([]);
  await remove(draft);
  expect(await read(await list([FRONT], { price: 8000 }))).toEqual([8000]);
});

test('codes go with the last price of a deleted listing after 12 months, and with the account', async () => {
  const { sql } = database;
  const old = await list([FRONT, BACK]);
  const recent = await list([SEATS], { mileage: 90_000 });
  await remove(old);
  await remove(recent);
  expect(await codes()).toHaveLength(3);
  await sql`update private.vehicle_prices set changed_at = now() - interval '12 months 1 day' where listing_id = ${old}`;
  await world.add();
  expect(await codes()).toMatchObject([{ listing_id: recent }]);
  await database.keep(world.owner, (as) => as`select delete_account()`);
  expect(await codes()).toEqual([]);
});

test('the own data hold the codes of the own photographs, and no client reads or writes them', async () => {
  const other = await addSeller(database.sql, { user_id: await addUser(database.sql) });
  const foreign = await insert(database.sql, 'vehicles', {
    ...VEHICLE,
    ...world.model,
    seller_id: other,
  });
  await addPhotos(foreign, [BACK]);
  const own = await list([FRONT]);
  const [row] = await database.as(world.owner, (sql) => sql`select my_data() as data`);
  expect(row?.data.shown_photographs).toMatchObject([{ listing_id: own, year: 2019 }]);
  for (const actor of [STRANGER, world.owner, world.staff, 'service_role'] as const) {
    for (const statement of [
      'select from private.shown_photographs',
      'delete from private.shown_photographs',
    ])
      await expectRefused(database.as(actor, (sql) => sql.unsafe(statement)));
  }
});
