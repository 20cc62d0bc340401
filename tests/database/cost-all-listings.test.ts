import { beforeAll, expect, test } from 'vitest';
import { costAllListings } from '@/lib/running-costs/cost-all-listings';
import { RATES } from '@/lib/running-costs/rates';
import { addPeopleAndCars } from './fixtures';
import { openDatabase, type TestDatabase } from './support';

const TODAY = new Date('2026-11-22T12:00:00Z');

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
  await costAllListings(database.sql, TODAY);
});

const run = () => costAllListings(database.sql, TODAY);
const read = async (id: string) =>
  (await database.sql`select * from vehicle_running_costs where vehicle_id = ${id}`)[0];

test('keeps the costs of vehicles for sale, and writes none twice', async () => {
  expect(await read(world.active)).toMatchObject({
    tax_low: 200,
    tax_high: 200,
    tax_typical: 200,
    tax_basis: 'standard',
    rates_version: RATES.version,
  });
  expect(await read(world.draft)).toBeUndefined();
  expect(await run()).toBe(0);
});

test.each([
  { year: 2016 },
  { fuel_type: 'diesel' },
  { transmission: 'automatic' },
  { body_type: 'van' },
  { engine_size: 1.6 },
  { mileage: 61_000 },
  { condition: 'fair' },
  { registration_number: 'AB19CDE' },
  { write_off: 'n' },
])('deletes the costs when an input changes: %j', async (changed) => {
  const id = await world.add();
  expect(await run()).toBe(1);
  await database.sql`update vehicles set ${database.sql(changed)} where id = ${id}`;
  expect(await read(id)).toBeUndefined();
  expect(await run()).toBe(1);
  expect(await read(id)).toBeDefined();
});

const PLATE_OF_LATE_2017 = { registration_number: 'AB67CDE', year: 2017, fuel_type: 'diesel' };

test('the costs of a car whose plate is hidden are those of its year alone', async () => {
  const shown = await world.add(PLATE_OF_LATE_2017);
  const hidden = await world.add({ ...PLATE_OF_LATE_2017, registration_is_public: false });
  const plateless = await world.add({ ...PLATE_OF_LATE_2017, registration_number: null });
  const figures = async (id: string) => {
    const { vehicle_id: _, ...rest } = (await read(id)) ?? {};
    return rest;
  };
  expect(await run()).toBe(3);
  expect(await figures(hidden)).toEqual(await figures(plateless));
  expect(await figures(hidden)).not.toEqual(await figures(shown));

  await database.sql`update vehicles set registration_is_public = false where id = ${shown}`;
  expect(await read(shown)).toBeUndefined();
  expect(await run()).toBe(1);
  expect(await figures(shown)).toEqual(await figures(plateless));
});

test('keeps the costs when the price changes', async () => {
  await database.sql`update vehicles set price = price + 10 where id = ${world.active}`;
  expect(await read(world.active)).toBeDefined();
});

test.each([{ rates_version: '2025/26' }, { costed_on: '2026-10-31' }])(
  'replaces costs with %j',
  async (past) => {
    await database.sql`
      update vehicle_running_costs set ${database.sql(past)} where vehicle_id = ${world.active}`;
    expect(await run()).toBe(1);
    expect(await read(world.active)).toMatchObject({ rates_version: RATES.version });
  },
);

test('the cost to own is the middle of three years without insurance, where each part is known', async () => {
  const id = await world.add({ year: 2018, mileage: 30_000, fuel_type: 'petrol', engine_size: 1 });
  const further = await world.add({ year: 2018, mileage: null, fuel_type: 'petrol' });
  const electric = await world.add({ year: 2022, fuel_type: 'electric', engine_size: null });
  const writtenOff = await world.add({ year: 2018, fuel_type: 'petrol', write_off: 's' });
  expect(await run()).toBe(4);
  const { cost_to_own: cost, ...row } = (await read(id)) ?? {};
  const tax = 3 * row.tax_low;
  expect(cost).toBeGreaterThan(tax + 2000);
  expect(cost).toBeLessThan(20_000);
  expect(await read(further)).toMatchObject({ cost_to_own: null });
  expect(await read(electric)).toMatchObject({ cost_to_own: null });
  expect(await read(writtenOff)).toMatchObject({ cost_to_own: null });

  const sorted = await database.sql<{ id: string }[]>`
    select id from search_vehicles('{}', 'cost_asc', 100, 0)`;
  const stored = await database.sql<{ id: string }[]>`
    select v.id from vehicles v
    left join vehicle_running_costs costs on costs.vehicle_id = v.id
    where v.listing_status = 'active'
    order by costs.cost_to_own nulls last, v.id`;
  expect([...sorted]).toEqual([...stored]);
  const [first] = await database.sql<{ id: string }[]>`
    select id from search_vehicles('{}', 'cost_asc', 1, 0)`;
  expect(first?.id).toBe(stored[0]?.id);
});

test('discards the costs of a vehicle that has changed since it was read', async () => {
  const rows = JSON.stringify([
    {
      vehicle_id: world.active,
      ...world.model,
      year: 2018,
      fuel_type: 'petrol',
      transmission: 'manual',
      body_type: 'hatchback',
      tax_low: 0,
      tax_high: 0,
      tax_basis: 'standard',
      rates_version: '-',
      costed_on: '2026-11-22',
    },
  ]);
  const [row] = await database.sql`select keep_running_costs(${rows}::text::jsonb) as count`;
  expect(row?.count).toBe(0);
});
