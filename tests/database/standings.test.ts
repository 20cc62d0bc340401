import { beforeAll, describe, expect, test } from 'vitest';
import { ANY_PRICE, addModel, addPeopleAndCars, addSeller, addVehicleValuation } from './fixtures';
import { openDatabase, STRANGER, type TestDatabase } from './support';
import { wrongStandings } from './wrong-standings';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

/** Adds a vehicle with a valuation, without which it beats none. */
async function addValued(values: Parameters<typeof world.add>[0]) {
  const id = await world.add(values);
  await addVehicleValuation(database.sql, id, ANY_PRICE);
  return id;
}

const standing = async (id: string) => {
  const [row] = await database.as(
    STRANGER,
    (sql) =>
      sql`select is_unbeaten, rivals, to_jsonb(beaten_by) as beaten_by from vehicle_standing(${id})`,
  );
  return row;
};

describe('a vehicle is beaten by one of its model that is cheaper, newer and has fewer miles', () => {
  const base = { price: 10_000, year: 2018, mileage: 40_000 };

  test.each([
    [{ price: 9_999, year: 2019, mileage: 39_999 }, true],
    [{ price: 10_000, year: 2019, mileage: 39_999 }, false],
    [{ price: 9_999, year: 2018, mileage: 39_999 }, false],
    [{ price: 9_999, year: 2019, mileage: 40_000 }, false],
    [{ price: 9_999, year: 2019, mileage: null }, false],
    [{ price: 9_999, year: 2019, mileage: 1, listing_status: 'draft' }, false],
  ])('rival %j: %s', async (rival, isBeaten) => {
    const model = await addModel(database.sql, 'Rival', crypto.randomUUID());
    const id = await addValued({ ...base, ...model });
    const other = await addValued({ ...model, ...rival });
    const beaten = await database.sql`
      select vehicle_id as id from vehicle_standings where is_beaten and vehicle_id in (${id}, ${other})`;
    expect(beaten).toEqual(isBeaten ? [{ id }] : []);
  });

  test('and names up to five of them, cheapest first', async () => {
    const model = await addModel(database.sql, 'Rival', 'Named');
    const id = await world.add({ ...base, ...model });
    for (const price of [9_000, 8_000, 7_500, 7_000, 6_500, 6_000, 5_000, 4_000])
      await addValued({ ...model, price, year: 2020, mileage: 1_000 });
    const row = await standing(id);
    expect(row).toMatchObject({ is_unbeaten: false, rivals: 8 });
    expect(row?.beaten_by.map((car: { price: number }) => car.price)).toEqual([
      4_000, 5_000, 6_000, 6_500, 7_000,
    ]);
  });

  test('but by none without a valuation or far below its range, while it is so', async () => {
    const model = await addModel(database.sql, 'Rival', 'Far');
    const id = await world.add({ ...base, ...model });
    const bait = await world.add({ ...model, price: 7_900, year: 2020, mileage: 1_000 });
    const isBeaten = async () =>
      (await database.sql`select is_beaten from vehicle_standings where vehicle_id = ${id}`)[0]
        ?.is_beaten;
    expect(await isBeaten()).toBe(false);
    const range = { low_80: 9_000, high_80: 11_000, low_90: 8_000, high_90: 12_000 };
    await addVehicleValuation(database.sql, bait, { value: 10_000, ...range });
    expect(await isBeaten()).toBe(false);
    await database.sql`update vehicles set price = 8_500 where id = ${bait}`;
    expect(await isBeaten()).toBe(true);
    await database.sql`update vehicles set price = 7_900 where id = ${bait}`;
    expect(await isBeaten()).toBe(false);
    await database.sql`update vehicles set price = 8_500 where id = ${bait}`;
    expect(await isBeaten()).toBe(true);
    // A new mileage takes the valuation away.
    await database.sql`update vehicles set mileage = 1_001 where id = ${bait}`;
    expect(await isBeaten()).toBe(false);
    expect(await wrongStandings(database)).toEqual([]);
  });

  test('no row without a mileage or for a draft', async () => {
    expect(await standing(await world.add({ mileage: null }))).toBeUndefined();
    expect(await standing(world.draft)).toBeUndefined();
  });

  const worse = { price: 12_000, year: 2016, mileage: 60_000 };

  test.each([
    [{}, true],
    [{ price: 10_000 }, false],
    [{ year: 2018 }, false],
    [{ mileage: 40_000 }, false],
    [{ mileage: null }, false],
    [{ listing_status: 'draft' }, false],
    [{ listing_status: 'reserved' }, false],
  ])('and beats two if both are worse in all three: one with %j: %s', async (other, beatsTwo) => {
    const model = await addModel(database.sql, 'Rival', crypto.randomUUID());
    const seller_id = await addSeller(database.sql);
    const id = await world.add({ ...base, ...model });
    await addValued({ ...worse, ...model, seller_id });
    await addValued({ ...worse, ...model, seller_id, ...other });
    const stored =
      await database.sql`select beats_two from vehicle_standings where vehicle_id = ${id}`;
    expect(stored).toEqual([{ beats_two: beatsTwo }]);
  });

  test('no two of its own seller, without a valuation or far below it', async () => {
    const model = await addModel(database.sql, 'Rival', 'Own');
    const seller_id = await addSeller(database.sql);
    const id = await world.add({ ...base, ...model });
    const beatsTwo = async () =>
      (await database.sql`select beats_two from vehicle_standings where vehicle_id = ${id}`)[0]
        ?.beats_two;
    const others = [
      await addValued({ ...worse, ...model }),
      await addValued({ ...worse, ...model }),
    ];
    expect(await beatsTwo()).toBe(false);
    await database.sql`update vehicles set seller_id = ${seller_id} where id in ${database.sql(others)}`;
    expect(await beatsTwo()).toBe(true);
    await database.sql`delete from vehicle_valuations where vehicle_id = ${others[0] ?? ''}`;
    expect(await beatsTwo()).toBe(false);
    const range = { low_80: 14_000, high_80: 18_000, low_90: 13_000, high_90: 20_000 };
    await addVehicleValuation(database.sql, others[0] ?? '', { value: 16_000, ...range });
    expect(await beatsTwo()).toBe(false);
    await database.sql`update vehicles set price = 13_500 where id = ${others[0] ?? ''}`;
    expect(await beatsTwo()).toBe(true);
    await database.sql`update vehicles set listing_status = 'sold' where id = ${others[1] ?? ''}`;
    expect(await beatsTwo()).toBe(false);
    expect(await wrongStandings(database)).toEqual([]);
  });

  test('cards and pages say unbeaten only with eight rivals or more, two of them beaten', async () => {
    const model = await addModel(database.sql, 'Rival', 'Eight');
    const id = await world.add({ ...base, ...model });
    const seller_id = await addSeller(database.sql);
    const beaten = await addValued({ ...worse, ...model, seller_id });
    await addValued({ ...worse, ...model, seller_id });
    const said = async () =>
      (
        await database.as(STRANGER, (sql) => sql`select is_unbeaten from vehicles_by_ids(${[id]})`)
      )[0]?.is_unbeaten;
    const page = async () => (await standing(id))?.is_unbeaten;
    for (let count = 0; count < 5; count += 1) await world.add({ ...model, price: 20_000 });
    expect([await said(), await page()]).toEqual([false, undefined]);
    const eighth = await world.add({ ...model, price: 20_000 });
    expect([await said(), await page()]).toEqual([true, true]);
    await database.sql`update vehicles set year = 2018 where id = ${beaten}`;
    expect([await said(), await page()]).toEqual([false, false]);
    await database.sql`update vehicles set year = 2017 where id = ${beaten}`;
    expect([await said(), await page()]).toEqual([false, false]);
    await addVehicleValuation(database.sql, beaten, ANY_PRICE);
    expect([await said(), await page()]).toEqual([true, true]);
    await database.sql`update vehicles set listing_status = 'sold' where id = ${eighth}`;
    expect([await said(), await page()]).toEqual([false, undefined]);
  });
});
