import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '@/scripts/seed/prng';
import { MANY_RUNS_LIMIT, runs } from '../whole';
import { addModel, addSeller, addVehicleValuation, insert, VEHICLE } from './fixtures';
import { openDatabase, STRANGER, type TestDatabase } from './support';

type Car = {
  id: string;
  model_id: string;
  price: number;
  year: number;
  mileage: number | null;
  fuel_type: string;
  /** For sale, and not far below its valuation. */
  takes_part: boolean;
  is_valued: boolean;
};

const random = createRandom('market position');
const models: { make_id: string; model_id: string }[] = [];
let database: TestDatabase;
let sellerId: string;

const facts = () => ({
  price: random.int(6000, 14_000),
  year: random.int(2016, 2022),
  mileage: random.chance(0.1) ? null : random.int(0, 90_000),
});

async function addCar() {
  const { sql } = database;
  const car = { ...VEHICLE, ...random.pick(models), ...facts(), seller_id: sellerId };
  const listing_status = random.chance(0.1) ? 'sold' : 'active';
  const fuel_type = random.pick(['petrol', 'diesel']);
  const id = await insert(sql, 'vehicles', { ...car, listing_status, fuel_type });
  if (random.chance(0.8)) return;
  // A price of a pound less is far below.
  const low_90 = car.price + random.int(0, 1);
  const low_80 = low_90 + 10;
  const ranges = { low_90, low_80, high_80: low_80 + 1500, high_90: low_80 + 1510 };
  await addVehicleValuation(sql, id, { value: low_80 + 700, ...ranges });
}

beforeAll(async () => {
  database = await openDatabase();
  sellerId = await addSeller(database.sql);
  for (const name of ['Fiesta', 'Focus']) models.push(await addModel(database.sql, 'Ford', name));
  for (let n = 0; n < 120; n += 1) await addCar();
});

const readCars = async () => [
  ...(await database.sql<Car[]>`
    select v.id, v.model_id, v.price, v.year, v.mileage, v.fuel_type,
      v.listing_status = 'active' and coalesce(w.verdict <> 'far_below', true) as takes_part,
      w.verdict is not null as is_valued
    from vehicles v left join vehicle_valuations w on w.vehicle_id = v.id
    order by v.id`),
];

const positionIn = async (id: string) => {
  const [row] = await database.as(
    STRANGER,
    (sql) => sql`select rivals, cheaper, low, high, nearest from market_position(${id})`,
  );
  if (!row) return null;
  const { nearest, ...figures } = row;
  return {
    ...figures,
    nearest: nearest.map((rival: { id: string; brought: number }) => [rival.id, rival.brought]),
  };
};

/** The value at a share of sorted numbers, between two of them in proportion, to £10. */
function quantile(sorted: number[], share: number) {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return Math.round((low + (high - low) * (place - Math.floor(place))) / 10) * 10;
}

/** The position by brute force; null where there is none. */
function positionOf(car: Car, cars: Car[]) {
  const { mileage: miles } = car;
  if (!car.takes_part || miles === null) return null;
  const all = cars
    .filter(({ id, takes_part }) => id !== car.id && takes_part)
    .filter((rival) => rival.model_id === car.model_id && rival.fuel_type === car.fuel_type)
    .filter(({ year }) => Math.abs(year - car.year) <= 2)
    .flatMap(({ id, price, year, mileage, is_valued }): [string, number, boolean][] => {
      const isNear =
        mileage !== null && Math.abs(mileage - miles) <= Math.max(10_000, Math.floor(miles / 2));
      if (!isNear) return [];
      const factor = 0.875 ** (year - car.year) * 0.955 ** ((miles - mileage) / 10_000);
      return [[id, Math.round(price * factor), is_valued]];
    })
    .sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1));
  const [below = 0, above = 0] = [Math.floor, Math.ceil].map(
    (round) => all[round((all.length - 1) / 2)]?.[1],
  );
  // Half of the median is the mean of the two middle prices, halved.
  const least = (below + above) / 4;
  const brought = all
    .filter(([, price, isValued]) => isValued || price >= least)
    .map(([id, price]): [string, number] => [id, price]);
  if (brought.length < 3 || !(car.is_valued || car.price >= least)) return null;
  const prices = brought.map(([, price]) => price);
  return {
    rivals: brought.length,
    cheaper: prices.filter((price) => price < car.price).length,
    low: quantile(prices, 0.25),
    high: quantile(prices, 0.75),
    nearest: brought.slice(0, 12),
  };
}

test('equals brute force for every vehicle', async () => {
  const cars = await readCars();
  const wanted = cars.map((car) => positionOf(car, cars));
  expect(wanted.filter(Boolean).length).toBeGreaterThan(40);
  expect(wanted.filter((one) => !one).length).toBeGreaterThan(10);
  for (const [at, car] of cars.entries())
    expect(await positionIn(car.id), car.id).toEqual(wanted[at]);
});

test('stays right through random writes', { timeout: MANY_RUNS_LIMIT }, async () => {
  const { sql } = database;
  let cars = await readCars();
  for (let write = 0; write < runs(200, 3000); write += 1) {
    const { id } = random.pick(cars);
    const kind = random.int(0, 9);
    if (kind === 0) await addCar();
    else if (kind === 1 && cars.length > 80) {
      await sql`delete from vehicles where id = ${id}`;
      cars = cars.filter((car) => car.id !== id);
    } else await sql`update vehicles set ${sql(facts())} where id = ${id}`;
    if (write % 10 > 0) continue;
    cars = await readCars();
    const car = random.pick(cars);
    expect(await positionIn(car.id), car.id).toEqual(positionOf(car, cars));
  }
});

test('a price under half of the others’ without a valuation is no rival, and has no place among them', async () => {
  const model = await addModel(database.sql, 'Kia', 'Soul');
  const base = { ...VEHICLE, ...model, seller_id: sellerId, fuel_type: 'electric' };
  const add = (price: number) => insert(database.sql, 'vehicles', { ...base, price });
  const honest = await add(10_000);
  const [bait] = [await add(4_999), await add(10_500), await add(11_000)];
  expect(await positionIn(honest)).toBeNull();
  await add(12_000);
  expect(await positionIn(honest)).toMatchObject({ rivals: 3, cheaper: 0 });
  expect(await positionIn(bait)).toBeNull();
  const range = { value: 5000, low_80: 4500, high_80: 5500, low_90: 4000, high_90: 6000 };
  await addVehicleValuation(database.sql, bait, range);
  expect(await positionIn(honest)).toMatchObject({ rivals: 4, cheaper: 1 });
  expect(await positionIn(bait)).toMatchObject({ rivals: 4, cheaper: 0 });
});

test('an older rival with more miles is brought up to the age and miles of the vehicle', async () => {
  const model = await addModel(database.sql, 'Kia', 'Ceed');
  const base = { ...VEHICLE, ...model, seller_id: sellerId, year: 2020, mileage: 30_000 };
  const add = (values: object) => insert(database.sql, 'vehicles', { ...base, ...values });
  const id = await add({ price: 10_000 });
  const older = await add({ price: 8000, year: 2019, mileage: 40_000 });
  const newer = await add({ price: 12_001, year: 2021, mileage: 20_000 });
  expect(await positionIn(id)).toBeNull();
  const same = await add({ price: 10_000 });
  expect(await positionIn(id)).toEqual({
    rivals: 3,
    cheaper: 1,
    low: 9790,
    high: 10_010,
    nearest: [
      [older, 9574],
      [same, 10_000],
      [newer, 10_028],
    ],
  });
});
