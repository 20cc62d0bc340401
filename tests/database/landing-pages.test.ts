import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseLandingPath } from '@/lib/landing/choice';
import { TOWN_MILES } from '@/lib/listings/constants';
import { verdictOf } from '@/lib/listings/verdict';
import { landingPath } from '@/lib/paths';
import { addVehicleValuation } from './fixtures';
import { type Choice, openLandingWorld } from './landing-world';

let world: Awaited<ReturnType<typeof openLandingWorld>>;
let { database, fiesta, focus, rio, add, list, page, clear } = {} as typeof world;

beforeAll(async () => {
  world = await openLandingWorld();
  ({ database, fiesta, focus, rio, add, list, page, clear } = world);
});

/** Returns the outward codes of Leeds' page that are furthest inside and nearest outside its 15 miles. */
async function edgesOfLeeds() {
  const [edges] = await database.sql<{ inside: string; outside: string }[]>`
    with codes as (
      select near.outcode, near.miles
      from landing_towns t, private.outcodes_near(t.latitude, t.longitude, 20) near
      where t.slug = 'leeds'
    )
    select
      (select outcode from codes where miles <= 15 order by miles desc limit 1) as inside,
      (select outcode from codes where miles > 15 order by miles limit 1) as outside`;
  if (!edges) throw new Error('Leeds is no town');
  return edges;
}

describe('which pages are listed', () => {
  test('three cars of a make, model, body or fuel, not two', async () => {
    await clear();
    const cars = [await add(fiesta), await add(fiesta), await add(focus), await add(rio)];
    await add({ ...rio, listing_status: 'sold' });
    await add({ ...rio, fuel_type: 'plug_in_hybrid', body_type: 'suv' });
    expect(await list()).toEqual({ 'body/hatchback': 4, ford: 3, 'fuel/petrol': 4 });
    await add({ ...fiesta, fuel_type: 'plug_in_hybrid' });
    await add({ ...rio, fuel_type: 'plug_in_hybrid' });
    expect(await list()).toMatchObject({ 'ford/fiesta': 3, 'fuel/plug-in-hybrid': 3, kia: 3 });
    expect((await page({ make: 'kia' })).facts).toMatchObject({ cars: 3, total: 3 });

    await database.sql`update vehicles set listing_status = 'sold' where id = ${cars[3] ?? ''}`;
    expect(await list()).not.toHaveProperty('kia');
    for (const choice of [{ make: 'kia' }, { make: 'kia', model: 'rio' }])
      expect(await page(choice)).toMatchObject({ total: 2, facts: null });
    expect(await page({ make: 'ford', model: 'focus' })).toBeNull();
  });

  test('of a town six cars within 15 miles, not five, and none beyond', async () => {
    await clear();
    const { inside, outside } = await edgesOfLeeds();
    for (let car = 0; car < 5; car += 1) await add({ ...fiesta, outward_code: 'LS1' });
    await add({ ...fiesta, outward_code: outside });
    expect(await list()).not.toHaveProperty('in/leeds');
    await add({ ...focus, outward_code: inside });
    expect(await list()).toMatchObject({ 'in/leeds': 6 });
    const { vehicles } = await page({ town: 'leeds' });
    expect(vehicles.at(-1).location).toBe('Leeds');
    expect(await list()).not.toHaveProperty('ford/fiesta/leeds');
    await add({ ...fiesta, outward_code: inside });
    expect(await list()).toMatchObject({ 'in/leeds': 7, 'ford/fiesta/leeds': 6 });
  });

  test('the codes of a town are those within 15 miles', async () => {
    const towns = await database.sql<{ slug: string; latitude: number; longitude: number }[]>`
      select slug, latitude, longitude from landing_towns`;
    const codes = await database.sql<{ outcode: string; latitude: number; longitude: number }[]>`
      select outcode, latitude, longitude from outcodes`;
    const pairs = await database.sql<{ town: string; outcode: string; is_nearest: boolean }[]>`
      select * from private.landing_town_codes`;
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const miles = (from: (typeof codes)[number], to: (typeof towns)[number]) => {
      const [north, east] = [
        radians(from.latitude - to.latitude) / 2,
        radians(from.longitude - to.longitude) / 2,
      ];
      const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
      return 7917.6 * Math.asin(Math.sqrt(Math.sin(north) ** 2 + across * Math.sin(east) ** 2));
    };
    const near = towns.flatMap((town) =>
      codes
        .filter(
          (code) =>
            Math.abs(code.latitude - town.latitude) < 0.3 && miles(code, town) <= TOWN_MILES,
        )
        .map(({ outcode }) => `${town.slug} ${outcode}`),
    );
    const codesNear = pairs.filter(({ is_nearest }) => is_nearest).map(({ outcode }) => outcode);
    expect(codesNear.toSorted()).toEqual([...new Set(pairs.map(({ outcode }) => outcode))].sort());
    expect(pairs.map(({ town, outcode }) => `${town} ${outcode}`).sort()).toEqual(near.sort());
    for (const name of ['london', 'leeds', 'birmingham', 'newport', 'belfast'])
      expect(towns.map((town) => town.slug)).toContain(name);
  });
});

test('an unknown name has no page', async () => {
  expect(await page({ make: 'nobody' })).toBeNull();
  expect(await page({ make: 'ford', model: 'rio' })).toBeNull();
  expect(await page({ town: 'nowhere' })).toBeNull();
  expect(await page({})).toBeNull();
});

type Car = { price: number; mileage: number | null; year: number; model: string; verdict: string };

/** Returns the lowest price of the cars with a valuation, or of all where none has one. */
function lowest(cars: Car[]) {
  const valued = cars.filter(({ verdict }) => verdict !== 'none');
  return Math.min(...(valued.length > 0 ? valued : cars).map(({ price }) => price));
}

/** Returns the middle value, or the mean of the two middle ones, rounded. */
function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.ceil(sorted.length / 2) - 1];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const groups = <T>(items: T[], key: (item: T) => string | number) =>
  [...new Set(items.map(key))].map((same) => items.filter((item) => key(item) === same));

/** Returns the pounds that 10,000 miles take off among cars of one model and year; null if that is not clear. */
function slopeOf(cars: Car[]) {
  const driven = cars.filter((car): car is Car & { mileage: number } => car.mileage !== null);
  const same = groups(driven, ({ model, year }) => `${model} ${year}`);
  const off = same.flatMap((group) => {
    const [price, miles] = [mean(group.map((c) => c.price)), mean(group.map((c) => c.mileage))];
    return group.map((car) => [car.price - price, car.mileage - miles] as const);
  });
  const sum = (of: (pair: readonly [number, number]) => number) =>
    off.reduce((total, pair) => total + of(pair), 0);
  const [product, miles, prices] = [
    sum(([p, m]) => p * m),
    sum(([, m]) => m * m),
    sum(([p]) => p * p),
  ];
  const freedom = driven.length - same.length;
  const isClear = product ** 2 * freedom > 9 * (prices * miles - product ** 2);
  return freedom >= 12 && product < 0 && isClear ? Math.round((-10_000 * product) / miles) : null;
}

test('the facts equal those worked out car by car', async () => {
  await clear();
  const models = [fiesta, focus, rio];
  const cars = fc.sample(
    fc.record({
      model: fc.nat(2),
      year: fc.integer({ min: 2015, max: 2019 }),
      noise: fc.integer({ min: 0, max: 2000 }),
      mileage: fc.option(fc.integer({ min: 0, max: 120_000 }), { freq: 9 }),
      value: fc.option(fc.integer({ min: 9000, max: 16_000 }), { freq: 4 }),
      body_type: fc.constantFrom('suv', 'estate'),
      outward_code: fc.constantFrom('LS1', 'LS6', 'BD1', 'SW1A'),
    }),
    { numRuns: 300, seed: 14 },
  );
  const stock: (Car & { body: string; code: string })[] = [];
  for (const { model, noise, value, ...values } of cars) {
    const price = 12_000 - Math.round((values.mileage ?? 40_000) / 12) + noise;
    const id = await add({ ...models[model], ...values, price });
    const half = (value ?? 0) % 2 ? 500 : 2300;
    if (value !== null) {
      const range = { low_80: value - half, high_80: value + half };
      const wide = { low_90: 1, high_90: value + half + 400 };
      await addVehicleValuation(database.sql, id, { value, ...range, ...wide });
    }
    const at = value ?? 0;
    const range80 = [at - half, at + half] as const;
    const verdict = verdictOf(price, { value: at, range80, range90: [1, at + half + 400] });
    stock.push({
      price,
      mileage: values.mileage,
      year: values.year,
      model: `${model}`,
      verdict: value === null ? 'none' : verdict,
      body: values.body_type,
      code: values.outward_code,
    });
  }
  await list();

  const isNear = ({ code }: (typeof stock)[number]) => code !== 'SW1A';
  const choices: [Choice, (car: (typeof stock)[number]) => boolean][] = [
    [{ make: 'ford' }, ({ model }) => model !== '2'],
    [{ make: 'kia', model: 'rio' }, ({ model }) => model === '2'],
    [{ make: 'kia', model: 'rio', town: 'leeds' }, (car) => car.model === '2' && isNear(car)],
    [{ town: 'leeds' }, isNear],
    [{ body: 'estate' }, ({ body }) => body === 'estate'],
    [{ fuel: 'petrol' }, () => true],
  ];
  for (const [choice, isOf] of choices) {
    const found = stock.filter(isOf);
    const of = choice.town ? found.filter(({ code }) => code.startsWith('LS')) : found;
    const prices = of.map(({ price }) => price);
    const milesOf = (some: Car[]) => median(some.flatMap(({ mileage }) => mileage ?? []));
    const { total, facts, vehicles, cheapest } = await page(choice);
    expect(total, landingPath(choice)).toBe(found.length);
    expect(facts, landingPath(choice)).toMatchObject({
      total: found.length,
      cars: of.length,
      price: median(prices),
      low: lowest(of),
      high: Math.max(...prices),
      mileage: milesOf(of),
      perTenThousandMiles: slopeOf(of),
      daysForSale: 0,
      judged: of.filter(({ verdict }) => verdict !== 'none').length,
      under: of.filter(({ verdict }) => verdict === 'under' || verdict === 'below').length,
      years: groups(of, ({ year }) => year)
        .toSorted(([a], [b]) => (b?.year ?? 0) - (a?.year ?? 0))
        .map((year) => ({
          year: year[0]?.year,
          cars: year.length,
          low: lowest(year),
          high: Math.max(...year.map(({ price }) => price)),
          price: median(year.map(({ price }) => price)),
          mileage: milesOf(year),
        })),
    });
    expect(facts.perTenThousandMiles).not.toBeNull();
    expect(vehicles).toHaveLength(24);
    expect(cheapest.price).toBe(facts.low);
    const rest = Math.ceil(found.length / 24);
    expect((await page(choice, rest)).vehicles).toHaveLength(found.length - 24 * (rest - 1));
    expect((await page(choice, rest + 1)).vehicles).toEqual([]);
  }
});

test('pages are beside each other in both directions', async () => {
  const rows = await database.sql<
    { path: string }[]
  >`select path from landing_pages where cars > 0`;
  const beside = new Map<string, string[]>();
  for (const { path } of rows) {
    const { neighbours } = await page(parseLandingPath(path.split('/')) ?? {});
    beside.set(
      path,
      neighbours.map((other: { path: string }) => other.path),
    );
  }
  expect(beside.size).toBeGreaterThan(15);
  const isBelow = (one: string, other: string) => one.startsWith(`${other}/`);
  for (const [path, others] of beside) {
    expect(others, path).not.toContain(path);
    expect(others.length, path).toBeGreaterThan(0);
    // A page below links back by its breadcrumb.
    for (const other of others)
      if (!isBelow(other, path)) expect(beside.get(other), `${other} → ${path}`).toContain(path);
  }
});

test('the lowest price is of no car without a valuation, unless all others are far below', async () => {
  await clear();
  const range = { value: 10_000, low_80: 9_000, high_80: 11_000, low_90: 8_000, high_90: 12_000 };
  const unvalued = await add({ ...rio, price: 5_500 });
  const cars = [await add({ ...rio, price: 9_500 }), await add({ ...rio, price: 9_900 })];
  for (const id of cars) await addVehicleValuation(database.sql, id, range);
  await list();
  const { cheapest, facts, total } = await page({ make: 'kia' });
  expect([cheapest.id, facts.low, facts.years[0].low, total]).toEqual([cars[0], 9_500, 9_500, 3]);
  await database.sql`update vehicles set price = 2_500 where id in ${database.sql(cars)}`;
  await list();
  const bare = await page({ make: 'kia' });
  expect([bare.cheapest.id, bare.facts.low]).toEqual([unvalued, 5_500]);
});

test('the lowest price is of no car of a write-off category, unless all are', async () => {
  await clear();
  const damaged = await add({ ...rio, price: 1_500, write_off: 'n' });
  const sound = await add({ ...rio, price: 5_500 });
  await add({ ...rio, price: 9_900 });
  await list();
  const { cheapest, facts } = await page({ make: 'kia' });
  expect([cheapest.id, facts.low]).toEqual([sound, 5_500]);
  await database.sql`update vehicles set write_off = 's' where model_id = ${rio.model_id} and id <> ${damaged}`;
  await list();
  const all = await page({ make: 'kia' });
  expect([all.cheapest.id, all.cheapest.write_off, all.facts.low]).toEqual([damaged, 'n', 1_500]);
});

test('the lowest price is of no car far below its range, unless all are', async () => {
  await clear();
  const range = { value: 10_000, low_80: 9_000, high_80: 11_000, low_90: 8_000, high_90: 12_000 };
  const bait = await add({ ...rio, price: 2_000 });
  const fair = await add({ ...rio, price: 9_500 });
  const other = await add({ ...rio, price: 9_900 });
  for (const id of [bait, fair]) await addVehicleValuation(database.sql, id, range);
  await list();
  const { cheapest, facts, total } = await page({ make: 'kia' });
  expect([cheapest.id, facts.low, facts.high, total]).toEqual([fair, 9_500, 9_900, 3]);
  expect(facts.years[0].low).toBe(9_500);
  await database.sql`update vehicles set price = 2_500 where price > 9_000 and model_id = ${rio.model_id}`;
  await addVehicleValuation(database.sql, other, range);
  await list();
  const all = await page({ make: 'kia' });
  expect([all.cheapest.id, all.facts.low]).toEqual([bait, 2_000]);
});
