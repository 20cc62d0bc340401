import { beforeAll, expect, test } from 'vitest';
import { addModel, addSeller } from './fixtures';
import { openDatabase, STRANGER, type TestDatabase } from './support';

const CARS = 3000;
let database: TestDatabase;

interface Words {
  trims: string[];
  trim_models: Record<string, string[]>;
  features: string[];
}

async function readWords(): Promise<Words> {
  const [row] = await database.as(STRANGER, (sql) => sql`select search_vocabulary() as words`);
  return row?.words;
}

beforeAll(async () => {
  database = await openDatabase();
  const { sql } = database;
  const seller_id = await addSeller(sql);
  const models = [await addModel(sql, 'Ford', 'Fiesta'), await addModel(sql, 'Kia', 'Ceed')];
  const makes = models.map(({ make_id }) => make_id);
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into public.vehicles
        (seller_id, make_id, model_id, trim, year, price, mileage, fuel_type, transmission, body_type, condition,
         listing_status, features, description)
      select ${seller_id}::uuid, (${makes}::uuid[])[1 + n % 2], (${models.map(({ model_id }) => model_id)}::uuid[])[1 + n % 2],
        case when n % 3 = 0 then 'Zetec' when n % 2 = 0 then 'Sport' end, 2020, 9000, 1000, 'petrol', 'manual',
        'hatchback', 'good', (case when n % 10 = 0 then 'draft' else 'active' end)::public.listing_status,
        case when n % 10 = 0 then '{Never listed}' when n = 1 then '{Bluetooth,Rare}' when n % 4 = 0 then '{Bluetooth,Heated seats}'
          else '{Bluetooth}' end::text[],
        -- Many pages of the table, of which a sample reads some.
        repeat('x', 900)
      from generate_series(1, ${CARS}) n`;
  });
});

test('trims come with their models and features, of vehicles for sale, the most frequent first', async () => {
  const { trims, trim_models: models, features } = await readWords();
  expect(trims).toEqual(['Zetec', 'Sport']);
  expect([models.Zetec?.length, models.Sport?.length]).toEqual([2, 1]);
  expect(features).toEqual(['Bluetooth', 'Heated seats', 'Rare']);
});

test('of very many vehicles the features are those of a sample, the same each time', async () => {
  const claim = (rows: number) => database.sql`
    update pg_catalog.pg_class set reltuples = ${rows} where oid = 'private.vehicle_facets'::regclass`;
  const all = await readWords();
  await claim(500_000);
  try {
    const sampled = await readWords();
    expect(sampled.features.slice(0, 2)).toEqual(['Bluetooth', 'Heated seats']);
    expect(sampled).toEqual(await readWords());
    expect({ ...sampled, features: [] }).toEqual({ ...all, features: [] });
    // With so many rows claimed, the sample has none of these pages.
    await claim(1_000_000_000);
    expect(await readWords()).toEqual({ ...all, features: [] });
  } finally {
    await claim(-1);
  }
});
