import { beforeAll, expect, test } from 'vitest';
import { addModel } from './fixtures';
import { openDatabase } from './support';
import { readsOf, rowsOf } from './table-reads';

const DEALERS = 20;
const CARS = 100;

let url: string;
let car: string;

/** Fills the tables without the triggers: each dealer's cars wait for twenty photographs. */
beforeAll(async () => {
  const { sql, url: databaseUrl } = await openDatabase();
  url = databaseUrl;
  const model = await addModel(sql, 'Ford', 'Fiesta');
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into sellers (id, name, seller_type)
      select gen_random_uuid(), 'Dealer ' || n, 'dealer' from generate_series(1, ${DEALERS}) n`;
    await transaction`
      insert into vehicles (seller_id, make_id, model_id, year, price, mileage, fuel_type, transmission, body_type,
        condition, outward_code, listing_status, registration_number)
      select s.id, ${model.make_id}, ${model.model_id}, 2018, 9000, 30000, 'petrol', 'manual', 'hatchback', 'good',
        'LS1', 'active', 'AB' || lpad((n % 100)::text, 2, '0') || 'XY' || chr(65 + s.number)
      from (select id, row_number() over (order by id)::integer as number from sellers) s, generate_series(1, ${CARS}) n`;
    await transaction`
      insert into private.stock_photos (vehicle_id, seller_id, address, place, file_row)
      select v.id, v.seller_id, 'https://example.com/' || v.id || '/' || place, place, 2
      from vehicles v, generate_series(0, 19) place`;
  });
  await sql`analyze vehicles, private.stock_photos`;
  const [row] = await sql<{ id: string }[]>`select id from vehicles limit 1`;
  car = row?.id ?? '';
});

test('a claim of photographs reads a few of each dealer’s queue', async () => {
  const reads = await readsOf(url, 'select * from claim_stock_photos(12)');
  expect(rowsOf(reads, 'stock_photos')).toBeGreaterThan(0);
  expect(rowsOf(reads, 'stock_photos')).toBeLessThan(DEALERS * 20);
});

test('the adverts of a car are found by indexes', async () => {
  const reads = await readsOf(url, `select * from advert_history('${car}')`);
  expect(rowsOf(reads, 'vehicles')).toBeGreaterThan(0);
  expect(rowsOf(reads, 'vehicles')).toBeLessThan(CARS);
});
