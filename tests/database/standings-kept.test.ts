import { beforeAll, describe, expect, test } from 'vitest';
import { MANY_RUNS_LIMIT, runs } from '../whole';
import {
  ANY_PRICE,
  addModel,
  addPeopleAndCars,
  addSeller,
  addVehicleValuation,
  VEHICLE,
} from './fixtures';
import { openDatabase, type TestDatabase } from './support';
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

  test('through random writes', { timeout: MANY_RUNS_LIMIT }, async () => {
    // The writes are inserts, changes of every kind and deletions, each a statement of its own.
    const seller = await addSeller(database.sql);
    const other = await addSeller(database.sql);
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
          where seller_id in ('${seller}', '${other}') and id >= gen_random_uuid() order by id limit 1;
          if die < 0.31 or picked is null then
            insert into public.vehicles (seller_id, make_id, model_id, year, price, mileage, fuel_type,
              transmission, body_type, condition, listing_status)
            values (case when random() < 0.6 then '${seller}' else '${other}' end::uuid, kind.make_id, kind.model_id, 2010 + (random() * 6)::int, (random() * 12)::int * 500,
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
          elsif die < 0.73 then
            update public.vehicles set seller_id = '${other}' where id = picked;
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
      select count(*)::int as cars, count(*) filter (where is_beaten)::int as beaten,
        count(*) filter (where beats_two)::int as beating
      from vehicle_standings s join vehicles v on v.id = s.vehicle_id where v.seller_id in (${seller}, ${other})`;
    expect(counted?.cars).toBeGreaterThan(runs(60, 100));
    expect(counted?.beaten).toBeGreaterThan(runs(20, 30));
    expect(counted?.beating).toBeGreaterThan(runs(10, 15));
    expect(await wrongStandings(database)).toEqual([]);
  });

  test('for thousands of vehicles at once', { timeout: MANY_RUNS_LIMIT }, async () => {
    const sellers = [await addSeller(database.sql), await addSeller(database.sql)];
    await database.sql`
      insert into vehicle_models (make_id, name)
      select ${world.model.make_id}, 'Bulk ' || n from generate_series(1, 150) n`;
    await database.sql`
      insert into vehicles (seller_id, make_id, model_id, year, price, mileage, fuel_type, transmission,
        body_type, condition, listing_status)
      select (${sellers}::uuid[])[1 + n % 2], m.make_id, m.id, 2008 + (random() * 17)::int, 500 + (random() * 30000)::int,
        (random() * 150000)::int, ${VEHICLE.fuel_type}, ${VEHICLE.transmission}, ${VEHICLE.body_type},
        ${VEHICLE.condition}, 'active'
      from generate_series(1, ${runs(2000, 20_000)}::int) n
      join (select *, row_number() over () as place from vehicle_models where name like 'Bulk %') m
        on m.place = 1 + n % 150`;
    expect(await wrongStandings(database)).toEqual([]);
    await database.sql`
      insert into vehicle_valuations (vehicle_id, value, low_80, high_80, low_90, high_90, contributions,
        model_version, valued_on)
      select id, 15000, 12000, 20000, 1000, 30000, '[]', 'test', '2026-11-21' from vehicles where seller_id = any (${sellers})`;
    expect(await wrongStandings(database)).toEqual([]);
    await database.sql`delete from vehicles where seller_id = any (${sellers}) and price % 2 = 0`;
    expect(await wrongStandings(database)).toEqual([]);
  });

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
    expect(await wrongStandings(database)).toEqual([]);
  });
});
