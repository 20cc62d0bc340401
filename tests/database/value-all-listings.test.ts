import { beforeAll, expect, test } from 'vitest';
import { listingRow } from '@/lib/valuation/listing-row';
import { shippedModel } from '@/lib/valuation/model-file';
import { valueAllListings } from '@/lib/valuation/value-all-listings';
import { valueCar } from '@/lib/valuation/value-car';
import { versionOf } from '@/lib/valuation/version';
import { addPeopleAndCars, addSeller, VEHICLE } from './fixtures';
import { openDatabase, type TestDatabase } from './support';

const TODAY = new Date('2026-11-21T12:00:00Z');

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
  await valueAllListings(database.sql, { today: TODAY });
});

const run = () => valueAllListings(database.sql, { today: TODAY });
const read = async (id: string) =>
  (await database.sql`select * from vehicle_valuations where vehicle_id = ${id}`)[0];

test('stores the model’s value, ranges, contributions, caveats and version', async () => {
  const id = await world.add({ engine_size: 1.1 });
  expect(await run()).toEqual({ valued: 1, left: 0 });
  const said = valueCar(
    {
      make: 'Ford',
      model: 'Fiesta',
      year: 2019,
      mileage: 31_000,
      fuelType: 'petrol',
      transmission: 'manual',
      bodyType: 'hatchback',
      condition: 'good',
      engineSize: 1.1,
    },
    { asOf: '2026-11-21' },
  );
  expect(await read(id)).toMatchObject({
    value: said.value,
    low_80: said.range80[0],
    high_80: said.range80[1],
    low_90: said.range90[0],
    high_90: said.range90[1],
    contributions: said.contributions,
    caveats: said.caveats,
    model_version: versionOf(shippedModel()),
  });
});

test('values only vehicles for sale', async () => {
  expect(await read(world.active)).toBeDefined();
  expect(await read(world.draft)).toBeUndefined();
  expect(await read(world.sold)).toBeUndefined();
});

test('changes no rows when all valuations are current', async () => {
  const before = await database.sql`select *, xmin from vehicle_valuations order by vehicle_id`;
  expect(await run()).toEqual({ valued: 0, left: 0 });
  const after = await database.sql`select *, xmin from vehicle_valuations order by vehicle_id`;
  expect(after).toEqual(before);
});

test.each([{ model_version: 'older' }, { valued_on: '2025-12-31' }])(
  'revalues a valuation with %j',
  async (past) => {
    await database.sql`
    update vehicle_valuations set ${database.sql(past)} where vehicle_id = ${world.active}`;
    expect(await run()).toEqual({ valued: 1, left: 0 });
    expect(await read(world.active)).toMatchObject({ model_version: versionOf(shippedModel()) });
  },
);

test('continues after an interrupted run', async () => {
  const { sql } = database;
  // This seller has no account, so the rules for an account's listings do not apply.
  const seller_id = await addSeller(sql);
  const car = { ...VEHICLE, ...world.model, seller_id };
  await sql`insert into vehicles ${sql(Array.from({ length: 1001 }, () => car))}`;
  const onProgress = () => {
    throw new Error('interrupted');
  };
  const interrupted = valueAllListings(sql, { today: TODAY, onProgress });
  await expect(interrupted).rejects.toThrow('interrupted');
  expect(await run()).toEqual({ valued: 1, left: 0 });
  await sql`delete from vehicles where seller_id = ${seller_id}`;
});

test('leaves vehicles without a mileage, with an invalid engine size or written off unvalued', async () => {
  const ids = [
    await world.add({ mileage: null }),
    await world.add({ engine_size: 99 }),
    await world.add({ write_off: 'n' }),
  ];
  expect(await run()).toEqual({ valued: 0, left: 3 });
  expect(await run()).toEqual({ valued: 0, left: 3 });
  await database.sql`delete from vehicles where id = any (${ids})`;
});

test('deletes the valuation of a vehicle that has grown too old, and values no electric one', async () => {
  const id = await world.add({ year: 2006 });
  const electric = await world.add({ fuel_type: 'electric', engine_size: null });
  expect(await run()).toEqual({ valued: 1, left: 1 });
  expect(await read(id)).toBeDefined();
  expect(await read(electric)).toBeUndefined();
  await valueAllListings(database.sql, { today: new Date('2027-01-02T12:00:00Z') });
  expect(await read(id)).toBeUndefined();
  await database.sql`delete from vehicles where id = any (${[id, electric]})`;
  await run();
});

test('discards the valuation of a vehicle that has changed since it was read', async () => {
  const id = await world.add();
  const row = listingRow(
    {
      vehicle_id: id,
      ...world.model,
      make: 'Ford',
      model: 'Fiesta',
      year: 2019,
      mileage: 31_000,
      fuel_type: 'petrol',
      transmission: 'manual',
      body_type: 'hatchback',
      condition: 'good',
      engine_size: null,
      write_off: null,
    },
    { asOf: '2026-11-21' },
  );
  const keep = async (changed: object) => {
    const rows = JSON.stringify([{ ...row, ...changed }]);
    const [result] = await database.sql`select keep_valuations(${rows}::text::jsonb) as count`;
    return result?.count;
  };
  for (const changed of [
    { year: 2018 },
    { mileage: 30_999 },
    { fuel_type: 'diesel' },
    { transmission: 'automatic' },
    { body_type: 'suv' },
    { condition: 'fair' },
    { engine_size: 1 },
    { model_id: world.seller },
  ]) {
    expect(await keep(changed), JSON.stringify(changed)).toBe(0);
  }
  expect(await keep({})).toBe(1);
  await database.sql`update vehicles set write_off = 'n' where id = ${id}`;
  expect(await keep({ write_off: 'n' })).toBe(0);
});
