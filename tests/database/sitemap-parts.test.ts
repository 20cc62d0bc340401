import { beforeEach, expect, test } from 'vitest';
import type { SitemapVehicle } from '@/lib/seo/sitemap';
import { addModel, addSeller } from './fixtures';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';
import { readsOf, rowsOf } from './table-reads';

let database: TestDatabase;
let ids: string[];

/** Adds cars, a minute apart, without the triggers. */
async function addCars(count: number, from = '2026-01-01') {
  const { sql } = database;
  const seller_id = await addSeller(sql);
  const model = await addModel(sql, `Make of ${from}`, 'Fiesta');
  return sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    const rows = await transaction<{ id: string }[]>`
      insert into vehicles (seller_id, make_id, model_id, year, price, mileage, fuel_type, transmission, body_type,
        condition, outward_code, listing_status, created_at)
      select ${seller_id}, ${model.make_id}, ${model.model_id}, 2018, 9000, 30000, 'petrol', 'manual', 'hatchback',
        'good', 'LS1', 'active', ${from}::timestamptz + n * interval '1 minute'
      from generate_series(1, ${count}) n
      returning id`;
    return rows.map(({ id }) => id);
  });
}

const close = (size: number) =>
  database.keep('service_role', (sql) => sql`select close_sitemap_parts(${size})`);

const ends = async () => [...(await database.sql`select * from sitemap_parts order by part`)];

/** The ids in each part that the index lists, by its number. */
async function listed(size: number): Promise<Record<number, string[]>> {
  return database.as(STRANGER, async (sql) => {
    const [row] = await sql`select sitemap_vehicle_parts(${size}) as parts`;
    const found: Record<number, string[]> = {};
    for (const part of row?.parts ?? []) {
      const [read] = await sql`select sitemap_vehicles(${part}, ${size}) as cars`;
      found[part] = read?.cars.map(({ id }: SitemapVehicle) => id);
    }
    return found;
  });
}

const setStatus = (status: string, ...cars: string[]) =>
  database.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update vehicles set listing_status = ${status} where id = any(${cars})`;
  });

beforeEach(async () => {
  database = await openDatabase();
  ids = await addCars(7);
});

test('without ends the parts are counted out by size', async () => {
  expect(await listed(3)).toEqual({ 1: ids.slice(0, 3), 2: ids.slice(3, 6), 3: ids.slice(6) });
  expect(await listed(7)).toEqual({ 1: ids });
});

test('full parts end, and the rest waits in the last', async () => {
  await close(3);
  expect(await ends()).toMatchObject([
    { part: 1, last_id: ids[2] },
    { part: 2, last_id: ids[5] },
  ]);
  const parts = { 1: ids.slice(0, 3), 2: ids.slice(3, 6), 3: ids.slice(6) };
  expect(await listed(3)).toEqual(parts);
  // The ends hold for a reader with another size.
  expect(await listed(2)).toEqual(parts);
});

test('a sold car moves no car of another part, and a part without cars is not listed', async () => {
  await close(3);
  await setStatus('sold', ids[0] ?? '', ids[3] ?? '', ids[4] ?? '', ids[5] ?? '');
  expect(await listed(3)).toEqual({ 1: ids.slice(1, 3), 3: ids.slice(6) });
  await setStatus('active', ids[4] ?? '');
  expect(await listed(3)).toEqual({ 1: ids.slice(1, 3), 2: [ids[4]], 3: ids.slice(6) });
});

test('new cars fill the last part; ends that are there stay', async () => {
  await close(3);
  const before = await ends();
  await setStatus('sold', ids[1] ?? '');
  const later = await addCars(5, '2026-02-01');
  await close(3);
  await close(3);
  const after = await ends();
  expect(after.slice(0, 2)).toEqual(before);
  expect(after.slice(2)).toMatchObject([
    { part: 3, last_id: later[1] },
    { part: 4, last_id: later[4] },
  ]);
  expect(await listed(3)).toEqual({
    1: [ids[0], ids[2]],
    2: ids.slice(3, 6),
    3: [ids[6], ...later.slice(0, 2)],
    4: later.slice(2),
  });
});

test('two jobs at once add each end once', async () => {
  await Promise.all([close(2), close(2)]);
  expect((await ends()).map(({ part }) => part)).toEqual([1, 2, 3]);
});

test('an empty catalogue has no parts and no ends', async () => {
  await setStatus('sold', ...ids);
  await close(3);
  expect([await listed(3), await ends()]).toEqual([{}, []]);
});

test('the server adds ends and neither moves nor removes them', async () => {
  await close(3);
  const asServer = (text: string) => database.as('service_role', (sql) => sql.unsafe(text));
  await expectRefused(asServer('update sitemap_parts set last_created_at = now()'));
  await expectRefused(asServer('delete from sitemap_parts'));
});

test('a part reads its own cars, and the list of parts one of each', async () => {
  await addCars(6000, '2026-03-01');
  await close(300);
  await database.sql`vacuum (analyze) vehicles`;
  const read = async (call: string) =>
    rowsOf(await readsOf(database.url, `set role anon; select ${call}`), 'vehicles');
  expect(await read('sitemap_vehicles(1, 300)')).toBe(300);
  expect(await read('sitemap_vehicles(15, 300)')).toBe(300);
  expect(await read('sitemap_vehicles(500, 300)')).toBeLessThan(300);
  const open = 6007 % 300;
  expect(await read('sitemap_vehicle_parts(300)')).toBe(20 + open);
});
