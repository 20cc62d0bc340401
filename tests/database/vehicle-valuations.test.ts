import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { verdictOf } from '@/lib/listings/verdict';
import { addModel, addPeopleAndCars, addVehicleValuation } from './fixtures';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

const valued = async (values = {}) => {
  const id = await world.add(values);
  await addVehicleValuation(database.sql, id);
  return id;
};
const isStored = async (id: string) =>
  (await database.sql`select from vehicle_valuations where vehicle_id = ${id}`).length === 1;
const change = (id: string, values: Record<string, string | number | null>) =>
  database.sql`update vehicles set ${database.sql(values)} where id = ${id}`;

describe('AI Verified', () => {
  const verdicts = async (id: string) => {
    await database.sql`delete from favourites`;
    await database.sql`
      insert into favourites (user_id, vehicle_id) values (${world.stranger.user}, ${id})`;
    const ofStranger = await database.as(STRANGER, async (sql) => [
      (await sql`select v.is_verified from vehicle_valuations v where vehicle_id = ${id}`)[0],
      (await sql`select is_verified from vehicles_by_ids(${[id]})`)[0],
      (await sql`select is_verified from search_vehicles(p_limit => 100) where id = ${id}`)[0],
    ]);
    const [favourite] = await database.as(
      world.stranger,
      (sql) => sql`select is_verified from my_favourites() where vehicle_id = ${id}`,
    );
    return [...ofStranger, favourite].map((row) => row?.is_verified);
  };

  test.each([
    [11_499, false],
    [11_500, true],
    [13_500, true],
    [13_501, false],
  ])('£%i in an 80%% range from £11,500 to £13,500: %s', async (price, expected) => {
    expect(await verdicts(await valued({ price }))).toEqual([...Array(4)].map(() => expected));
  });

  test('is false where the 80% range is wider than 35% of the value', async () => {
    const id = await world.add({ price: 12_500 });
    await addVehicleValuation(database.sql, id, {
      low_80: 11_001,
      high_80: 15_376,
      high_90: 15_400,
    });
    expect(await verdicts(id)).toEqual([true, true, true, true]);
    await database.sql`update vehicle_valuations set high_80 = 15377 where vehicle_id = ${id}`;
    expect(await verdicts(id)).toEqual([false, false, false, false]);
  });

  test('is false without a valuation', async () => {
    expect(await verdicts(await world.add())).toEqual([undefined, false, false, false]);
  });

  test('follows the price while the valuation is kept', async () => {
    const id = await valued({ price: 12_000 });
    await change(id, { price: 20_000 });
    expect(await isStored(id)).toBe(true);
    expect(await verdicts(id)).toEqual([false, false, false, false]);
    await change(id, { price: 12_100 });
    expect(await verdicts(id)).toEqual([true, true, true, true]);
  });

  test('is returned for similar vehicles', async () => {
    const id = await valued({ body_type: 'van', price: 12_000 });
    const like = await world.add({ body_type: 'van', price: 12_000 });
    const rows = await database.as(STRANGER, (sql) => sql`select * from similar_vehicles(${like})`);
    expect(rows.find((row) => row.id === id)?.is_verified).toBe(true);
  });
});

describe('a valuation is deleted when the vehicle changes', () => {
  test.each<[string, string | number | null]>([
    ['year', 2018],
    ['mileage', 31_001],
    ['mileage', null],
    ['fuel_type', 'diesel'],
    ['transmission', 'automatic'],
    ['body_type', 'estate'],
    ['condition', 'fair'],
    ['engine_size', 1.2],
    ['write_off', 'n'],
  ])('%s to %s', async (column, value) => {
    const id = await valued();
    await change(id, { [column]: value });
    expect(await isStored(id)).toBe(false);
  });

  test('make and model, by its seller', async () => {
    const id = await valued();
    const other = await addModel(database.sql, 'Kia', 'Ceed');
    const left = await database.as(world.owner, async (sql) => {
      await sql`update vehicles set ${sql(other)} where id = ${id}`;
      return sql`select from vehicle_valuations where vehicle_id = ${id}`;
    });
    expect(left).toHaveLength(0);
  });

  test('and is kept when none of its inputs changes', async () => {
    const id = await valued();
    await change(id, { description: 'New tyres', views_count: 9, mileage: 31_000, price: 1 });
    await change(id, { listing_status: 'sold' });
    expect(await isStored(id)).toBe(true);
  });
});

test.each([
  ['low_90', 12_600],
  ['high_90', 13_000],
  ['low_80', 12_501],
  ['low_90', 11_500],
  ['high_90', 13_500],
  ['low_90', 0],
])('refuses invalid valuation ranges: %s %i', async (column, value) => {
  const id = await world.add();
  await expectRefused(
    addVehicleValuation(database.sql, id, { [column]: value }),
    '23514',
    'vehicle_valuations_ranges_ordered',
  );
});

test('a valuation is readable wherever its vehicle is readable', async () => {
  const ids = [
    await valued(),
    await valued({ listing_status: 'draft' }),
    await valued({ listing_status: 'sold' }),
  ];
  const seen = (actor: Parameters<TestDatabase['as']>[0]) =>
    database.as(actor, async (sql) => {
      const rows = await sql`select vehicle_id from vehicle_valuations`;
      return ids.map((id) => rows.some((row) => row.vehicle_id === id));
    });
  expect(await seen(STRANGER)).toEqual([true, false, false]);
  expect(await seen(world.stranger)).toEqual([true, false, false]);
  expect(await seen(world.owner)).toEqual([true, true, true]);
});

describe('the verdict', () => {
  const judge = async (price: number, [low, high, low90]: readonly [number, number, number]) => {
    const [row] = await database.sql`
      select private.price_verdict(${price}, 12500, ${low}, ${high}, ${low90}) as verdict`;
    return row?.verdict;
  };

  test('is the same in the database as on the site', async () => {
    const low = fc.integer({ min: 7000, max: 12_500 });
    const high = fc.integer({ min: 12_500, max: 18_000 });
    await fc.assert(
      fc.asyncProperty(
        low,
        high,
        fc.integer({ min: 5000, max: 19_000 }),
        async (from, to, price) => {
          const judged = {
            value: 12_500,
            range80: [from, to],
            range90: [from - 500, to + 500],
          } as const;
          expect(await judge(price, [from, to, from - 500])).toBe(verdictOf(price, judged));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('orders prices of a wide range by its nearest price', async () => {
    const id = await valued({ price: 11_000 });
    await database.sql`
      update vehicle_valuations set high_80 = 17000, high_90 = 18000 where vehicle_id = ${id}`;
    const kept = async (price: number) => {
      await change(id, { price });
      const [row] = await database.sql`
        select verdict, price_ratio from vehicle_valuations where vehicle_id = ${id}`;
      return row;
    };
    expect(await kept(11_200)).toEqual({ verdict: 'below', price_ratio: 11_200 / 11_500 });
    expect(await kept(16_000)).toEqual({ verdict: 'within', price_ratio: 1 });
    expect(await kept(18_700)).toEqual({ verdict: 'above', price_ratio: 1.1 });
    expect(await kept(10_999)).toEqual({ verdict: 'far_below', price_ratio: null });
  });
});

describe('an asking price that is, or may be, below the 90% range', () => {
  const read = async (id: string) =>
    (
      await database.sql`select verdict, price_ratio from vehicle_valuations where vehicle_id = ${id}`
    )[0];

  test('has a verdict of its own, whatever the width, and follows the price', async () => {
    const id = await valued({ price: 10_999 });
    expect(await read(id)).toEqual({ verdict: 'far_below', price_ratio: null });
    await database.sql`update vehicle_valuations set high_80 = 20000, high_90 = 21000 where vehicle_id = ${id}`;
    expect(await read(id)).toEqual({ verdict: 'far_below', price_ratio: null });
    await change(id, { price: 11_000 });
    expect(await read(id)).toEqual({ verdict: 'none', price_ratio: null });
  });

  test('is not among similar and comparable vehicles', async () => {
    const car = { body_type: 'mpv', fuel_type: 'petrol', transmission: 'manual', year: 2019 };
    const [fair, far, unvalued, wanted] = [
      await valued({ ...car, price: 12_000 }),
      await valued({ ...car, price: 9000 }),
      await world.add({ ...car, price: 9500 }),
      await world.add({ ...car, price: 11_000 }),
    ];
    const [similar, comparable] = await database.as(STRANGER, async (sql) => [
      (await sql`select id from similar_vehicles(${wanted}, 24)`).map(({ id }) => id),
      (
        await sql`select id from comparable_vehicles(
          'Ford', 'Fiesta', 2019, 30000, 'petrol', 'manual', 'mpv', 12000, 24)`
      ).map(({ id }) => id),
    ]);
    for (const ids of [similar, comparable]) {
      expect(ids).toContain(fair);
      expect(ids).not.toContain(far);
      expect(ids).not.toContain(unvalued);
    }
  });

  test('is no witness that another is beaten', async () => {
    const model = await addModel(database.sql, 'Witness', crypto.randomUUID());
    const add = (price: number, year: number, mileage: number) =>
      valued({ ...model, price, year, mileage });
    const beaten = await add(12_000, 2018, 40_000);
    const fair = await add(11_900, 2019, 30_000);
    await add(5000, 2019, 30_000);
    await world.add({ ...model, price: 6000, year: 2019, mileage: 30_000 });
    for (let n = 0; n < 8; n += 1) await add(14_000 + n, 2012, 90_000);
    const [row] = await database.as(
      STRANGER,
      (sql) => sql`select to_jsonb(beaten_by) as by from vehicle_standing(${beaten})`,
    );
    expect(row?.by.map(({ id }: { id: string }) => id)).toEqual([fair]);
  });
});
