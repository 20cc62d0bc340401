import { beforeAll, expect, test } from 'vitest';
import { readFuel } from '@/lib/trade-words/fuels';
import { openDatabase, type TestDatabase } from '../database/support';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

/** DVLA and DVSA write these for fuels. */
const WRITTEN = [
  'PETROL',
  'DIESEL',
  'HEAVY OIL',
  'ELECTRICITY',
  'Electric',
  'HYBRID ELECTRIC',
  'Hybrid Electric (Clean)',
  'ELECTRIC DIESEL',
  'FUEL CELLS',
  'GAS',
  'GAS BI-FUEL',
  'GAS DIESEL',
  'STEAM',
  'OTHER',
];

test('the database reads a registry’s fuel as the site does', async () => {
  const rows = await database.sql`
    select fuel, private.registered_fuels(fuel)::text[] as fuels
    from unnest(${WRITTEN}::text[]) as fuel`;
  expect(rows).toHaveLength(WRITTEN.length);
  expect(rows.filter(({ fuel, fuels }) => fuels?.[0] !== readFuel(fuel))).toEqual([]);
});
