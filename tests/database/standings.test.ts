import { beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../whole';
import {
  ANY_PRICE,
  addModel,
  addPeopleAndCars,
  addSeller,
  addVehicleValuation,
  VEHICLE,
} from './fixtures';
import { openDatabase, STRANGER, type TestDatabase } from './support';

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

/** Returns vehicles whose standing differs from the definition, and models counted wrongly. */
const wrong = () => database.sql`
  with ranked as not materialized (
    select id, model_id, price, year, mileage from vehicles
    where listing_status = 'active' and mileage is not null
  ), defined as materialized (
    select r.id, r.model_id, exists (
      select from ranked rival where rival.model_id = r.model_id
        and rival.price < r.price and rival.year > r.year and rival.mileage < r.mileage
        and (select verdict from vehicle_valuations where vehicle_id = rival.id) <> 'far_below'
    ) as is_beaten
    from ranked r
  )
  select coalesce(d.id, s.vehicle_id) as id, d.is_beaten as defined, s.is_beaten as stored
  from defined d full join vehicle_standings s on s.vehicle_id = d.id and s.model_id = d.model_id
  where d.is_beaten is distinct from s.is_beaten
  union all
  select m.model_id, null, null from model_standings m
  where m.vehicles <> (select count(*) from ranked r where r.model_id = m.model_id)`;

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
    expect(await wrong()).toEqual([]);
  });

  test('no row without a mileage or for a draft', async () => {
    expect(await standing(await world.add({ mileage: null }))).toBeUndefined();
    expect(await standing(world.draft)).toBeUndefined();
  });

  test('cards and pages say unbeaten only with eight rivals or more', async () => {
    const model = await addModel(database.sql, 'Rival', 'Eight');
    const id = await world.add({ ...base, ...model });
    const said = async () =>
      (
        await database.as(STRANGER, (sql) => sql`select is_unbeaten from vehicles_by_ids(${[id]})`)
      )[0]?.is_unbeaten;
    const page = async () => (await standing(id))?.is_unbeaten;
    for (let count = 0; count < 7; count += 1) await world.add({ ...model, price: 20_000 });
    expect([await said(), await page()]).toEqual([false, undefined]);
    const eighth = await world.add({ ...model, price: 20_000 });
    expect([await said(), await page()]).toEqual([true, true]);
    await database.sql`update vehicles set listing_status = 'sold' where id = ${eighth}`;
    expect(await said()).toBe(false);
  });
});

describe('standings are kept by trigger', () => {
  // Turns off the other triggers and indexes of vehicles, which take most of the time of a write.
  beforeAll(async () => {
    const { sql } = database;
    await sql.unsafe('alter table vehicles disable trigger user');
    for (const event of ['inserted', 'updated', 'deleted'])
      await sql.unsafe(`alter table vehicles enable trigger keep_standings_${event}`);
    const indexes = await sql`
      select indexname as name from pg_indexes
      where tablename = 'vehicles' and indexname like 'vehicles_active_%' and indexname not like '%rivals%'`;
    for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  });

  test('through random writes', async () => {
    // The writes are inserts, changes of every kind and deletions, each a statement of its own.
    const seller = await addSeller(database.sql);
    const models = [];
    for (const name of 'ABCDEFGH') models.push(await addModel(database.sql, 'Random', name));
    await database.sql`create table picked_models as
      select row_number() over () as n, * from unnest(
        ${models.map((m) => m.make_id)}::uuid[], ${models.map((m) => m.model_id)}::uuid[]) as t (make_id, model_id)`;
    await database.sql.unsafe(`
      do $$
      declare
        die double precision; picked uuid; kind record;
      begin
        perform setseed(0.42);
        for n in 1..${runs(2500, 4000)} loop
          die := random();
          select * into kind from picked_models order by random() limit 1;
          select id into picked from public.vehicles
          where seller_id = '${seller}' and id >= gen_random_uuid() order by id limit 1;
          if die < 0.31 or picked is null then
            insert into public.vehicles (seller_id, make_id, model_id, year, price, mileage, fuel_type,
              transmission, body_type, condition, listing_status)
            values ('${seller}', kind.make_id, kind.model_id, 2010 + (random() * 6)::int, (random() * 12)::int * 500,
              nullif((random() * 12)::int, 0) * 5000, 'petrol', 'manual', 'hatchback', 'good',
              case when random() < 0.8 then 'active' else 'draft' end::public.listing_status)
            returning id into picked;
            insert into public.vehicle_valuations (vehicle_id, value, low_80, high_80, low_90, high_90,
              contributions, model_version, valued_on)
            select picked, 3000, 2000, 5000, 1000, 6000, '[]', 'test', '2026-11-21' where random() < 0.9;
          elsif die < 0.44 then
            update public.vehicles set price = (random() * 12)::int * 500 where id = picked;
          elsif die < 0.53 then
            update public.vehicles set year = 2010 + (random() * 6)::int, mileage = (random() * 12)::int * 5000 where id = picked;
          elsif die < 0.61 then
            update public.vehicles set make_id = kind.make_id, model_id = kind.model_id where id = picked;
          elsif die < 0.70 then
            update public.vehicles set listing_status = (array['active', 'sold', 'archived', 'active'])[1 + (random() * 3)::int]::public.listing_status
            where id = picked;
          elsif die < 0.72 then
            update public.vehicles set price = price + 500, views_count = views_count + 1
            where seller_id = '${seller}' and random() < 0.2;
          elsif die < 0.74 then
            update public.vehicles set mileage = null where id = picked;
          elsif die < 0.77 then
            update public.vehicle_valuations set low_90 = 1 + (random() * 1000)::int where vehicle_id = picked;
          elsif die < 0.79 then
            delete from public.vehicle_valuations where vehicle_id = picked;
          else
            delete from public.vehicles where id = picked;
          end if;
          if n % 100 = 0 then
            commit;
          end if;
        end loop;
      end $$`);
    const [counted] = await database.sql`
      select count(*)::int as cars, count(*) filter (where is_beaten)::int as beaten
      from vehicle_standings s join vehicles v on v.id = s.vehicle_id where v.seller_id = ${seller}`;
    expect(counted?.cars).toBeGreaterThan(runs(60, 100));
    expect(counted?.beaten).toBeGreaterThan(runs(20, 30));
    expect(await wrong()).toEqual([]);
  }, 180_000);

  test('for thousands of vehicles at once', async () => {
    const seller = await addSeller(database.sql);
    await database.sql`
      insert into vehicle_models (make_id, name)
      select ${world.model.make_id}, 'Bulk ' || n from generate_series(1, 150) n`;
    await database.sql`
      insert into vehicles (seller_id, make_id, model_id, year, price, mileage, fuel_type, transmission,
        body_type, condition, listing_status)
      select ${seller}, m.make_id, m.id, 2008 + (random() * 17)::int, 500 + (random() * 30000)::int,
        (random() * 150000)::int, ${VEHICLE.fuel_type}, ${VEHICLE.transmission}, ${VEHICLE.body_type},
        ${VEHICLE.condition}, 'active'
      from generate_series(1, ${runs(2000, 20_000)}::int) n
      join (select *, row_number() over () as place from vehicle_models where name like 'Bulk %') m
        on m.place = 1 + n % 150`;
    expect(await wrong()).toEqual([]);
    await database.sql`
      insert into vehicle_valuations (vehicle_id, value, low_80, high_80, low_90, high_90, contributions,
        model_version, valued_on)
      select id, 15000, 12000, 20000, 1000, 30000, '[]', 'test', '2026-11-21' from vehicles where seller_id = ${seller}`;
    expect(await wrong()).toEqual([]);
    await database.sql`delete from vehicles where seller_id = ${seller} and price % 2 = 0`;
    expect(await wrong()).toEqual([]);
  }, 120_000);

  test('two writers of one model at once', async () => {
    const model = await addModel(database.sql, 'Random', 'Two');
    const id = await addValued({ ...model, price: 10_000, year: 2015, mileage: 50_000 });
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        addValued({ ...model, price: 9_000 - n, year: 2016 + (n % 3), mileage: 40_000 - n }),
      ),
    );
    await Promise.all([
      database.sql`update vehicles set price = 20000 where model_id = ${model.model_id} and id <> ${id}`,
      database.sql`update vehicles set price = 1 where id = ${id}`,
    ]);
    expect(await wrong()).toEqual([]);
  });
});
