import { beforeAll, expect, test } from 'vitest';
import { learnFromOwnStock, storedOwnFit } from '@/lib/valuation/learn-own-stock';
import { shippedModel } from '@/lib/valuation/model-file';
import { valueAllListings } from '@/lib/valuation/value-all-listings';
import { bareValue } from '@/lib/valuation/value-car';
import { versionOf } from '@/lib/valuation/version';
import { seedDatabase } from '@/scripts/seed/seed';
import { addSeller, VEHICLE } from './fixtures';
import { openDatabase, type TestDatabase } from './support';

const TODAY = new Date('2026-11-21T12:00:00Z');
const TOMORROW = new Date('2026-11-22T12:00:00Z');

let database: TestDatabase;
let model: { make_id: string; model_id: string };

/**
 * Adds adverts of a Kia Rio at a factor of the model's value, with a seller's noise, by turns of a number of sellers.
 * Returns the first seller.
 */
async function addAdverts(count: number, factor: number, seller = {}, sellers = 1) {
  const { sql } = database;
  const ids: string[] = [];
  for (let n = 0; n < sellers; n += 1) ids.push(await addSeller(sql, seller));
  const rows = Array.from({ length: count }, (_, at) => {
    const mileage = 20_000 + 500 * at;
    const value = bareValue(
      {
        make: 'Kia',
        model: 'Rio',
        year: VEHICLE.year,
        mileage,
        condition: VEHICLE.condition,
        fuelType: VEHICLE.fuel_type,
        transmission: VEHICLE.transmission,
        bodyType: VEHICLE.body_type,
      },
      { asOf: '2026-11-21' },
    );
    const price = Math.round(value * factor * (1 + ((at % 7) - 3) / 100));
    return { ...VEHICLE, ...model, seller_id: ids[at % sellers] ?? '', mileage, price };
  });
  await sql`insert into vehicles ${sql(rows)}`;
  return ids[0] ?? '';
}

const valuationOf = async (seller: string) => {
  const [row] = await database.sql<{ value: number; version: string }[]>`
    select w.value, w.model_version as version
    from vehicle_valuations w join vehicles v on v.id = w.vehicle_id
    where v.seller_id = ${seller} order by v.mileage limit 1`;
  return { value: row?.value ?? 0, version: row?.version };
};

beforeAll(async () => {
  database = await openDatabase();
  await seedDatabase({ databaseUrl: database.url, vehicles: 200, today: TODAY });
  [model] = await database.sql<[typeof model]>`
    select m.make_id, m.id as model_id from vehicle_models m
    join vehicle_makes make on make.id = m.make_id
    where make.name = 'Kia' and m.name = 'Rio'`;
});

test('the demo’s made-up listings teach nothing: the correction is exactly 1', async () => {
  expect(await learnFromOwnStock(database.sql, { today: TODAY })).toEqual({
    adverts: 0,
    isNew: false,
  });
  expect(await database.sql`select * from own_stock_fits`).toHaveLength(0);
  const versions = await database.sql`select distinct model_version from vehicle_valuations`;
  expect([...versions]).toEqual([{ model_version: versionOf(shippedModel()) }]);
});

test('a few real adverts teach nothing either, and written-off cars are left out', async () => {
  const seller = await addAdverts(19, 1.2);
  expect(await learnFromOwnStock(database.sql, { today: TODAY })).toEqual({
    adverts: 19,
    isNew: false,
  });
  await database.sql`update vehicles set write_off = 'd' where seller_id = ${seller}`;
  expect(await learnFromOwnStock(database.sql, { today: TODAY })).toMatchObject({ adverts: 0 });
  await database.sql`delete from vehicles where seller_id = ${seller}`;
});

test('the adverts of one seller teach nothing, however many', async () => {
  const seller = await addAdverts(60, 1.2);
  expect(await learnFromOwnStock(database.sql, { today: TODAY })).toEqual({
    adverts: 60,
    isNew: false,
  });
  await database.sql`delete from vehicles where seller_id = ${seller}`;
});

test('real adverts correct the values of their make, once a day, and listings are valued anew', async () => {
  const { sql } = database;
  await addAdverts(60, 0.5, { is_made_up: true });
  const seller = await addAdverts(60, 1.2, {}, 20);
  await valueAllListings(sql, { today: TODAY });
  const before = await valuationOf(seller);
  expect(await learnFromOwnStock(sql, { today: TODAY })).toEqual({ adverts: 60, isNew: true });
  expect((await valueAllListings(sql, { today: TODAY })).valued).toBeGreaterThan(150);
  const after = await valuationOf(seller);
  expect(after.value / before.value).toBeGreaterThan(1.15);
  expect(after.value / before.value).toBeLessThan(1.22);
  expect(after.version).toBe(`${before.version}.2026-11-21`);
  expect((await valueAllListings(sql, { today: TODAY })).valued).toBe(0);

  const [{ scores } = { scores: [] }] = await sql<
    { scores: { after: number; before: number }[] }[]
  >`
    select scores from own_stock_fits`;
  expect(scores).toHaveLength(4);
  expect(scores.some((score) => score.after < score.before)).toBe(true);
  for (const today of [TODAY, TOMORROW])
    expect(await learnFromOwnStock(sql, { today })).toEqual({ adverts: 60, isNew: false });
});

test('one seller counts with 100 adverts at most', async () => {
  const seller = await addAdverts(130, 1.2);
  expect(await learnFromOwnStock(database.sql, { today: TOMORROW })).toMatchObject({
    adverts: 160,
  });
  await database.sql`delete from vehicles where seller_id = ${seller}`;
});

test('corrections go with the adverts that taught them', async () => {
  const { sql } = database;
  expect(await storedOwnFit(sql)).not.toBeNull();
  await sql`
    delete from vehicles v using sellers s where s.id = v.seller_id and not s.is_made_up`;
  const today = new Date('2026-11-24T12:00:00Z');
  expect(await learnFromOwnStock(sql, { today })).toEqual({ adverts: 0, isNew: true });
  expect(await storedOwnFit(sql)).toBeNull();
  await valueAllListings(sql, { today });
  const versions = await sql`select distinct model_version from vehicle_valuations`;
  expect([...versions]).toEqual([{ model_version: versionOf(shippedModel()) }]);
});
