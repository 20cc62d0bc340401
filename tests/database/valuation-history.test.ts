import { beforeAll, describe, expect, test } from 'vitest';
import { addUser } from './fixtures';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

const CAR = {
  make: 'Ford',
  model: 'Fiesta',
  year: 2019,
  mileage: 30_000,
  condition: 'good',
  fuel_type: 'petrol',
  transmission: 'manual',
  body_type: 'hatchback',
  model_version: '1',
  value: 9000,
  low_80: 8500,
  high_80: 9500,
  low_90: 8000,
  high_90: 10_000,
  contributions: [{ feature: 'mileage', amount: -420 }],
  caveats: ['engine_size_missing'],
  asking_price: 9250,
  valued_on: '2026-11-22',
};
type Car = Partial<typeof CAR> & { registration_number?: string; engine_size?: number };

let database: TestDatabase;
let owner: string;
let other: string;

beforeAll(async () => {
  database = await openDatabase();
  owner = await addUser(database.sql);
  other = await addUser(database.sql);
});

async function keep(user_id: string, changes: Car = {}, minutesAgo = 0) {
  const row = JSON.stringify({ ...CAR, ...changes, user_id });
  const [stored] = await database.keep(
    'service_role',
    (sql) => sql<{ id: string }[]>`select keep_valuation(${row}::text::jsonb) as id`,
  );
  const id = stored?.id ?? '';
  if (minutesAgo > 0)
    await database.sql`
      update valuations set created_at = now() - ${minutesAgo} * interval '1 minute' where id = ${id}`;
  return id;
}

const history = (user: string, before: Date | null = null, id: string | null = null) =>
  database.as({ user }, (sql) => sql`select * from my_valuations(${before}, ${id})`);

describe('keep_valuation', () => {
  test('keeps every column, and identical valuations of one minute once', async () => {
    const both = await Promise.all([keep(other), keep(other)]);
    expect(new Set(both).size).toBe(1);
    expect(await keep(other, { mileage: 30_001 })).not.toBe(both[0]);
    const rows = await database.sql`select * from valuations where id = ${both[0]}`;
    expect(rows).toMatchObject([{ ...CAR, valued_on: expect.any(Date), user_id: other }]);
  });

  test('keeps the same valuation again after a minute', async () => {
    const first = await keep(other, { mileage: 7 }, 2);
    expect(await keep(other, { mileage: 7 })).not.toBe(first);
  });

  test('is refused to anonymous and signed-in users', async () => {
    const row = JSON.stringify({ ...CAR, user_id: owner });
    for (const actor of [STRANGER, { user: owner }, { user: owner, staff: true }])
      await expectRefused(
        database.as(actor, (sql) => sql`select keep_valuation(${row}::text::jsonb)`),
      );
  });
});

describe('my_valuations', () => {
  test('lists cars by plate, else by what does not change, the car valued last first', async () => {
    const old = await keep(owner, { make: 'FORD', mileage: 20_000 }, 40);
    const plated = await keep(owner, { registration_number: 'AB12CDE' }, 30);
    const newest = await keep(owner, { value: 8800 }, 20);
    const replated = await keep(owner, { registration_number: 'AB12CDE', make: 'Fod' }, 10);
    const diesel = await keep(owner, { fuel_type: 'diesel' }, 5);
    const rows = await history(owner);
    expect(rows.map(({ id }) => id)).toEqual([diesel, replated, plated, newest, old]);
    expect(new Set(rows.map(({ car }) => car)).size).toBe(3);
    expect(rows[3]?.inputs).not.toBe(rows[4]?.inputs);
    const ofOne = await history(owner, null, old);
    expect(ofOne.map(({ id }) => id)).toEqual([newest, old]);
    const before = await history(owner, rows[1]?.created_at as Date);
    expect(before.map(({ id }) => id)).toEqual([newest, old]);
  });

  test('tells engines apart, and knows valuations of equal inputs', async () => {
    const user = await addUser(database.sql);
    const first = await keep(user, { engine_size: 1.2 }, 3);
    const again = await keep(user, { engine_size: 1.2, make: 'FORD', value: 8900 }, 2);
    const larger = await keep(user, { engine_size: 1.6 }, 1);
    const rows = await history(user);
    expect(rows.map(({ id }) => id)).toEqual([larger, again, first]);
    expect(rows.map(({ inputs }) => inputs === rows[2]?.inputs)).toEqual([false, true, true]);
    expect(new Set(rows.map(({ car }) => car)).size).toBe(2);
  });

  test('never lists a valuation of somebody else', async () => {
    const theirs = await keep(other, { mileage: 99 });
    expect(await history(owner, null, theirs)).toEqual([]);
    expect((await history(owner)).map(({ id }) => id)).not.toContain(theirs);
    await expectRefused(database.as(STRANGER, (sql) => sql`select * from my_valuations()`));
  });

  test('returns 20 cars, each with its newest 24 valuations', async () => {
    const user = await addUser(database.sql);
    await database.sql`
      insert into valuations (user_id, make, model, year, mileage, condition, fuel_type, transmission,
        body_type, value, low_80, high_80, low_90, high_90, model_version, created_at)
      select ${user}, 'Ford', 'Model ' || n % 60, 2019, n, 'good', 'petrol', 'manual', 'hatchback',
        9000, 8500, 9500, 8000, 10000, '1', now() - n * interval '1 hour'
      from generate_series(1, 1560) n`;
    const rows = await history(user);
    expect(rows).toHaveLength(20 * 24);
    const older = await history(user, rows.at(-24)?.created_at as Date);
    expect(new Set(older.map(({ car }) => car)).size).toBe(20);
  });
});
