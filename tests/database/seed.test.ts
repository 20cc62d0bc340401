import { beforeAll, expect, it } from 'vitest';
import { missesFile } from '@/lib/evidence/misses';
import { costAllListings } from '@/lib/running-costs/cost-all-listings';
import { valueAllListings } from '@/lib/valuation/value-all-listings';
import { type Roots, verify as verifyAdverts } from '@/scripts/adverts/verify';
import { isSeeded, seedDatabase } from '@/scripts/seed/seed';
import { type MissesFile, verify } from '@/scripts/valuation/verify-misses';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

const countOf = async (table: string): Promise<number> => {
  const [row] = await database.sql`select count(*)::integer as count from ${database.sql(table)}`;
  return row?.count;
};

it('leaves no rows when interrupted', async () => {
  const onProgress = () => {
    throw new Error('interrupted');
  };
  const seeding = seedDatabase({ databaseUrl: database.url, vehicles: 100, onProgress });
  await expect(seeding).rejects.toThrow('interrupted');
  expect(await isSeeded(database.url)).toBe(false);
  expect(await countOf('sellers')).toBe(0);
  expect(await countOf('vehicle_makes')).toBe(0);
});

it('rejects instead of hanging when the database refuses a row', async () => {
  const { sql } = database;
  await sql`alter table vehicles add constraint refuse_all check (false)`;
  const seeding = seedDatabase({ databaseUrl: database.url, vehicles: 100 });
  await expectRefused(seeding, '23514', 'refuse_all');
  await sql`alter table vehicles drop constraint refuse_all`;
  expect(await countOf('sellers')).toBe(0);
});

it('loads 1,200 vehicles visible to anonymous users and reports progress', async () => {
  const progress: [number, number][] = [];
  const result = await seedDatabase({
    databaseUrl: database.url,
    onProgress: (done, total) => progress.push([done, total]),
  });
  expect(result.vehicles).toBe(1200);
  expect(progress.at(-1)).toEqual([1360, 1360]);
  expect(await isSeeded(database.url)).toBe(true);
  const found = await database.as(
    STRANGER,
    (sql) => sql`select total_count from search_vehicles()`,
  );
  expect(found).toHaveLength(24);
  expect(found[0]?.total_count).toBe('1200');
});

it('tells of its made-up sales in groups of ten or more, which the verifier accepts', async () => {
  const [row] = await database.as(STRANGER, (sql) => sql`select opened_valuations() as opened`);
  const file = missesFile(row?.opened);
  expect(file.groups.length).toBeGreaterThan(0);
  expect(verify(file as MissesFile)).toHaveLength(2);
  const [car] = await database.sql`select id from vehicles limit 1`;
  await expectRefused(
    database.sql`select private.commit_valuation(${car?.id}, 9, 8, 10, 7, 11, current_date - 7)`,
    '23514',
    'valuation_commitments_in_order',
  );
});

it('chains a line of time of every car for sale, some with an earlier advert', async () => {
  const { sql } = database;
  const [row] = await database.as(STRANGER, (as) => as`select advert_roots() as roots`);
  const { roots, head }: Roots = row ? row.roots : { roots: [], head: null };
  expect(roots).toHaveLength(1);
  const [chain] = await sql`
    select jsonb_agg(to_jsonb(c) order by sequence) as rows from private.advert_chain c`;
  expect(verifyAdverts({ roots, head }, new Map([[head?.day ?? '', chain?.rows]]))[0]).toContain(
    '1 day with a root',
  );
  expect(await sql`select from private.advert_events where sequence is null`).toEqual([]);
  const [cars] = await sql`
    select count(*)::integer as all, count(*) filter (where h.adverts = 2)::integer as twice
    from vehicles v
    cross join lateral (select max(advert) as adverts from private.advert_history(v.id)) h
    where v.listing_status = 'active' and h.adverts > 0`;
  expect(cars?.all).toBe(1200);
  expect(cars?.twice).toBeGreaterThan(15);
});

it('lets the triggers fill the derived columns', async () => {
  const { sql } = database;
  const odd = await sql`
    select v.id from vehicles v
    join sellers s on s.id = v.seller_id
    left join outcodes o on o.outcode = v.outward_code
    left join vehicle_private p on p.vehicle_id = v.id
    where v.seller_type <> s.seller_type
       or v.latitude is distinct from o.latitude or v.longitude is distinct from o.longitude
       or v.latitude is null or v.location is distinct from s.location
       or split_part(p.postcode, ' ', 1) is distinct from v.outward_code`;
  expect(odd).toEqual([]);
  expect(await sql`select id from vehicle_models where search_text = ''`).toEqual([]);
});

it('stores the same valuations as a later valuation run', async () => {
  const { sql } = database;
  const valuations = () => sql`select * from vehicle_valuations order by vehicle_id`;
  const seeded = await valuations();
  const [{ known } = {}] = await sql`
    select count(mileage)::integer as known from vehicles
    where listing_status = 'active' and fuel_type not in ('electric', 'hydrogen')
      and extract(year from now()) - year <= 20 and coalesce(write_off, 'none') = 'none'`;
  expect(seeded).toHaveLength(known);
  expect(seeded.length).toBeGreaterThan(900);
  await sql`delete from vehicle_valuations`;
  expect(await valueAllListings(sql)).toEqual({ valued: known, left: 1200 - known });
  expect(await valuations()).toEqual(seeded);
});

it('stores the running costs of every vehicle for sale', async () => {
  const { sql } = database;
  expect(await countOf('vehicle_running_costs')).toBe(1200);
  expect(await costAllListings(sql)).toBe(0);
});

it('records the prices of vehicles for sale, the present one since the last change', async () => {
  const { sql } = database;
  const rows = await sql`
    select v.id, v.price, v.created_at, v.updated_at, count(*)::integer as prices,
      (array_agg(h.price order by h.changed_at desc))[1] as present, min(h.changed_at) as from, max(h.changed_at) as since
    from vehicles v join private.vehicle_prices h on h.vehicle_id = v.id and h.listing_id = v.id and h.seller_id = v.seller_id
      and h.registration_number = v.registration_number
    group by v.id`;
  expect(rows).toHaveLength(1200);
  const [changed, same] = [
    rows.filter((row) => row.prices > 1),
    rows.filter((row) => row.prices === 1),
  ];
  expect(changed.length).toBeGreaterThan(240);
  for (const row of rows) expect([row.present, row.since]).toEqual([row.price, row.updated_at]);
  for (const row of changed) expect(row.from).toEqual(row.created_at);
  expect(same.length).toBeGreaterThan(700);
});

it('creates sellers without accounts, each with contact details', async () => {
  const { sql } = database;
  expect(await sql`select id from sellers where user_id is not null`).toEqual([]);
  expect(await countOf('seller_contacts')).toBe(await countOf('sellers'));
  expect(await countOf('vehicle_private')).toBe(1360);
  expect(await countOf('vehicle_images')).toBe(0);
});

it('seeds again when only its sellers are left', async () => {
  await database.sql`delete from vehicles`;
  await seedDatabase({ databaseUrl: database.url, vehicles: 90 });
  expect(await countOf('vehicles')).toBe(102);
  expect(await countOf('vehicle_private')).toBe(102);
});

it('refuses when vehicles exist, unless replace is set', async () => {
  const options = { databaseUrl: database.url, vehicles: 60 };
  await expect(seedDatabase(options)).rejects.toThrow('There are vehicles already');
  const makes = await database.sql`select id, name from vehicle_makes order by id`;
  await database.sql`insert into sitemap_parts values (1, now(), gen_random_uuid())`;
  await seedDatabase({ ...options, replace: true });
  expect(await countOf('vehicles')).toBe(68);
  expect(await countOf('sitemap_parts')).toBe(0);
  expect(await database.sql`select id, name from vehicle_makes order by id`).toEqual(makes);
});
