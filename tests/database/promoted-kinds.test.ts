import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { FUEL_TYPES } from '@/lib/listings/constants';
import { whyNoFigure } from '@/lib/valuation/no-figure';
import { addModel, addSeller } from './fixtures';
import { openLandingWorld } from './landing-world';
import { STRANGER } from './support';

type World = Awaited<ReturnType<typeof openLandingWorld>>;

const THIS_YEAR = new Date().getUTCFullYear();
const ELECTRIC = { fuel_type: 'electric', year: 2019 };

let world: World;
const sellers: string[] = [];

beforeAll(async () => {
  world = await openLandingWorld();
  for (let n = 0; n < 4; n += 1) sellers.push(await addSeller(world.database.sql));
});

/** Adds electric cars of a new model without a valuation, the first four by different sellers. */
async function addCars(cars: Parameters<World['add']>[0][], name: string = randomUUID()) {
  const model = await addModel(world.database.sql, 'Nissan', name);
  const ids: string[] = [];
  for (const [at, car] of cars.entries())
    ids.push(await world.add({ ...ELECTRIC, ...model, seller_id: sellers[at % 4] ?? '', ...car }));
  return ids;
}

const asking = (...prices: number[]) => prices.map((price) => ({ price }));

const promoted = async (ids: string[]) => {
  const [row] = await world.database.as(
    STRANGER,
    (sql) => sql`select to_jsonb(promoted_vehicles(${ids})) as ids`,
  );
  return row?.ids;
};

test.each([
  [5250, true],
  [5249, false],
])(
  'an electric car at £%i where others ask £10,000 to £12,000 is promoted: %s',
  async (price, expected) => {
    const [id = ''] = await addCars(asking(price, 10_000, 11_000, 12_000));
    expect(await promoted([id])).toEqual(expected ? [id] : []);
  },
);

test('100 ids are judged, of lists of ids too', async () => {
  const [id = ''] = await addCars(asking(9000, 10_000, 11_000, 12_000));
  const [row] = await world.database.as(
    STRANGER,
    (sql) => sql`
      select cardinality(promoted_vehicles(array_fill(${id}::uuid, array[2, 101]))) as count`,
  );
  expect(row?.count).toBe(100);
});

test('the prices of newer and older ones are brought to its age', async () => {
  const others = [
    { price: 12_000, year: 2020 },
    { price: 12_000, year: 2020 },
    { price: 10_500, year: 2019 },
  ];
  const [id = ''] = await addCars([{ price: 5250 }, ...others]);
  expect(await promoted([id])).toEqual([id]);
  await world.database.sql`update vehicles set year = 2018 where id = ${id}`;
  expect(await promoted([id])).toEqual([id]);
  await world.database.sql`update vehicles set year = 2020 where id = ${id}`;
  expect(await promoted([id])).toEqual([]);
});

test.each([
  ['n', false],
  ['none', true],
])('write-off ‘%s’ is promoted, or the cheapest of its page: %s', async (write_off, expected) => {
  const name = `Ariya ${write_off}`;
  const [id = '', ...rest] = await addCars(
    [{ price: 8000, write_off }, ...asking(10_000, 11_000, 12_000)],
    name,
  );
  expect(await promoted([id, ...rest])).toEqual(expected ? [id, ...rest] : rest);
  await world.list();
  const { cheapest, facts } = await world.page({ make: 'nissan', model: `ariya-${write_off}` });
  expect([cheapest.id === id, facts.low]).toEqual([expected, expected ? 8000 : 10_000]);
});

test('a written-off car has no place among others, and is no rival of theirs', async () => {
  const [id = '', other = '', ...rest] = await addCars(asking(8000, 10_000, 11_000, 12_000, 9000));
  const position = async (of: string) => {
    const [row] = await world.database.as(
      STRANGER,
      (sql) => sql`select rivals, cheaper from market_position(${of})`,
    );
    return row;
  };
  expect([await position(id), await position(other), rest.length]).toEqual([
    { rivals: 4, cheaper: 0 },
    { rivals: 4, cheaper: 2 },
    3,
  ]);
  await world.database.sql`update vehicles set write_off = 's' where id = ${id}`;
  expect(await position(id)).toBeUndefined();
  expect(await position(other)).toEqual({ rivals: 3, cheaper: 1 });
});

test('fewer than four sellers say nothing, and one seller’s many prices count as one', async () => {
  expect(await promoted(await addCars(asking(9000, 10_000, 11_000)))).toEqual([]);
  const [bait = '', ...rest] = await addCars([
    ...asking(1000, 10_000, 11_000, 12_000),
    ...Array.from({ length: 5 }, () => ({ price: 1000, seller_id: sellers[0] ?? '' })),
  ]);
  expect(await promoted([bait, ...rest])).toEqual(rest.slice(0, 3));
});

test('classics are compared as they are, younger petrol cars without a valuation not at all', async () => {
  const cars = (...years: number[]) =>
    asking(5250, 10_000, 11_000, 12_000).map((car, at) => ({
      ...car,
      fuel_type: 'petrol',
      year: years[at % years.length] ?? 0,
    }));
  const classics = await addCars(cars(1965, 1975, 1985, THIS_YEAR - 21));
  expect(await promoted(classics)).toEqual(classics);
  expect(await promoted(await addCars(cars(THIS_YEAR - 20)))).toEqual([]);
});

test('the kinds are those that have no figure on the site', async () => {
  const { sql } = world.database;
  const fuels = Object.keys(FUEL_TYPES);
  const old = fuels.flatMap((fuel_type) =>
    sellers.map((seller_id) => ({ fuel_type, seller_id, price: 9000, year: THIS_YEAR - 21 })),
  );
  const [id = ''] = await addCars(old);
  for (const fuelType of fuels)
    for (const year of [THIS_YEAR - 21, THIS_YEAR - 20, THIS_YEAR]) {
      const [row] = await sql`
        select private.least_fair_price(model_id, ${fuelType}::fuel_type, ${year}::smallint) as least
        from vehicles where id = ${id}`;
      const isPromoted = typeof row?.least === 'number';
      expect(isPromoted, `${fuelType} ${year}`).toBe(whyNoFigure({ fuelType, year }) !== null);
    }
});

test('such a car is similar, comparable and the cheapest, and one that asks less is not', async () => {
  const prices = asking(4000, 7800, 10_000, 11_000);
  const ids = await addCars(
    prices.map((car) => ({ ...car, body_type: 'mpv' })),
    'Leaf',
  );
  const [, wanted = '', near = '', far = ''] = ids;
  const [similar, comparable] = await world.database.as(STRANGER, async (sql) => [
    (await sql`select id from similar_vehicles(${wanted}, 24)`).map(({ id }) => id),
    (
      await sql`select id from comparable_vehicles(
        'Nissan', 'Leaf', 2019, 31000, 'electric', 'manual', 'mpv', 8000, 24)`
    ).map(({ id }) => id),
  ]);
  expect(similar).toEqual([near, far]);
  expect(comparable?.toSorted()).toEqual([wanted, near, far].toSorted());
  await world.list();
  const { cheapest, facts, total } = await world.page({ make: 'nissan', model: 'leaf' });
  expect([cheapest.id, facts.low, facts.years[0].low, total]).toEqual([wanted, 7800, 7800, 4]);
});
