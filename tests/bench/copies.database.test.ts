import { beforeAll, expect, test } from 'vitest';
import { addCopies, TABLES } from '@/scripts/bench/copies';
import { seedDatabase } from '@/scripts/seed/seed';
import { openDatabase, type TestDatabase } from '../database/support';

const COPIES = 2;
let sql: TestDatabase['sql'];
let before: Record<string, number>;
let indexes: string[];
const told: number[] = [];

const tables = Object.keys(TABLES);
/** A copy has its valuation and no commitment to it, and no line of time: the chain has each event once. */
const LEFT_OUT = ['private.committed_valuations', 'private.advert_events', 'private.gone_adverts'];

async function countAll() {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await sql`select count(*)::int as rows from ${sql(table)}`;
    counts[table] = row?.rows;
  }
  return counts;
}

const readIndexes = async () =>
  (
    await sql`select indexdef from pg_indexes where schemaname in ('public', 'private') order by 1`
  ).map(({ indexdef }) => indexdef);

beforeAll(async () => {
  const database = await openDatabase();
  sql = database.sql;
  await seedDatabase({ databaseUrl: database.url, vehicles: 60, replace: true });
  before = await countAll();
  indexes = await readIndexes();
  await addCopies(database.url, COPIES, (copy) => told.push(copy));
});

test('every row of vehicles and sellers comes as often as there are copies', async () => {
  expect(Object.values(before).every((rows) => rows > 0)).toBe(true);
  const expected = Object.entries(before).map(([table, rows]) => [table, rows * (COPIES + 1)]);
  expect(await countAll()).toEqual(Object.fromEntries(expected));
  expect(told).toEqual([1, 2]);
});

test('no table of vehicles or sellers that a seed fills is left out', async () => {
  const others = await sql<{ table: string }[]>`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid in ('public.vehicles'::regclass, 'public.sellers'::regclass)
      and conrelid <> all (${[...tables, ...LEFT_OUT]}::regclass[])`;
  expect(others.length).toBeGreaterThan(5);
  for (const { table } of others) {
    const [row] = await sql`select exists (select from ${sql(table)}) as filled`;
    expect(row?.filled, table).toBe(false);
  }
});

test('the indexes are those that were', async () => {
  expect(await readIndexes()).toEqual(indexes);
});

test('every key leads to its row', async () => {
  const keys = await sql<{ name: string; table: string; definition: string }[]>`
    select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any (${tables}::regclass[])`;
  expect(keys.length).toBeGreaterThan(10);
  for (const { name, table, definition } of keys) {
    await sql.unsafe(`alter table ${table} drop constraint ${name}`);
    // A new constraint checks every row.
    await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
  }
});

test('what is counted of vehicles agrees with them', async () => {
  const [counted] = await sql`
    select (select count(*) from public.vehicles where listing_status = 'active')::int as active,
      (select total_count from public.search_vehicles() limit 1)::int as found,
      (select (public.search_facets() ->> 'total'))::int as faceted,
      (select sum(vehicles) from public.model_standings)::int as standing,
      (select count(*) from public.vehicle_standings)::int as standings,
      (select sum(cars) from public.landing_pages
        where make_id is not null and model_id is null and town is null)::int as landing`;
  const active = counted?.active;
  expect(active).toBe(60 * (COPIES + 1));
  expect(counted).toMatchObject({ found: active, faceted: active, landing: active });
  expect(counted?.standing).toBe(counted?.standings);
});
