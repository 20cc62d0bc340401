import { beforeAll, expect, test } from 'vitest';
import { NO_FILTERS } from '@/lib/search/filters';
import { getBargains, getFeaturedVehicles, searchVehicles } from '@/lib/search/queries';
import { addModel, addSeller, addVehicleValuation, insert, VEHICLE } from '../database/fixtures';
import { openBackend } from '../local/backend-world';

const world = openBackend();
let ids: Record<'fair' | 'farBelow' | 'family' | 'coupe' | 'cheapCoupe', string>;
let addUnvalued: (values: Record<string, string | number>) => Promise<string>;

beforeAll(async () => {
  const seller_id = await addSeller(world.sql, { seller_type: 'verified_dealer' });
  const model = await addModel(world.sql, 'Ford', 'Fiesta');
  addUnvalued = (values) => {
    const row = { ...VEHICLE, colour: 'blue', seats: 5, ...values, ...model, seller_id };
    return insert(world.sql, 'vehicles', row);
  };
  const add = async (values: Record<string, string | number>) => {
    const id = await addUnvalued(values);
    await addVehicleValuation(world.sql, id);
    return id;
  };
  ids = {
    fair: await add({}),
    farBelow: await add({ price: 5000 }),
    family: await add({ seats: 7 }),
    coupe: await add({ body_type: 'coupe', price: 11_500 }),
    cheapCoupe: await add({ body_type: 'coupe', price: 4000 }),
  };
});

const idsOf = (vehicles: { id: string }[]) => vehicles.map(({ id }) => id).toSorted();
const only = (...names: (keyof typeof ids)[]) => names.map((name) => ids[name]).toSorted();

test('a car far below its valuation is not featured, and counts', async () => {
  const { vehicles, total } = await getFeaturedVehicles();
  expect(idsOf(vehicles)).toEqual(only('fair', 'family', 'coupe'));
  expect(total).toBe(5);
});

test('the home page counts the cars below their valuation, and points one out, without those far below', async () => {
  const { vehicle, total } = await getBargains();
  expect(vehicle?.id).toBe(ids.coupe);
  expect(total).toBe((await searchVehicles({ ...NO_FILTERS, verdict: 'under' })).total);
});

test('a car far below its valuation is not among the nearest, and is found by who asks', async () => {
  const { vehicles, nearest } = await searchVehicles({ ...NO_FILTERS, colour: 'red' });
  expect(vehicles).toEqual([]);
  expect(idsOf(nearest)).toEqual(only('fair', 'family', 'coupe'));
  const asked = await searchVehicles({ ...NO_FILTERS, priceMax: 6000 });
  expect(idsOf(asked.vehicles)).toEqual(only('farBelow', 'cheapCoupe'));
});

test('the nearest cars have the seats and the body types asked for', async () => {
  const seven = { ...NO_FILTERS, seatsMin: 7 };
  const red = await searchVehicles({ ...seven, colour: 'red' });
  expect(idsOf(red.nearest)).toEqual(only('family'));
  const coupes = await searchVehicles({ ...seven, bodyType: 'coupe' });
  expect(coupes.relaxations.map(({ label }) => label)).toEqual([
    'any body type',
    '5 seats or more',
  ]);
  expect(coupes.nearest).toEqual([]);
});

test('a car without a valuation is neither featured nor among the nearest, and is found', async () => {
  const unvalued = await addUnvalued({ price: 6500 });
  const { vehicles, total } = await getFeaturedVehicles();
  expect(total).toBe(6);
  expect(idsOf(vehicles)).not.toContain(unvalued);
  const red = await searchVehicles({ ...NO_FILTERS, colour: 'red' });
  expect(idsOf(red.nearest)).toEqual(only('fair', 'family', 'coupe'));
  const asked = await searchVehicles({ ...NO_FILTERS, priceMin: 6000, priceMax: 7000 });
  expect(idsOf(asked.vehicles)).toEqual([unvalued]);
});

test('an electric car is promoted at half or more of what others ask', async () => {
  const leaf = await addModel(world.sql, 'Nissan', 'Leaf');
  const electric = { ...VEHICLE, ...leaf, fuel_type: 'electric', colour: 'blue', seats: 5 };
  const [, ...others] = await Promise.all(
    [5249, 10_000, 11_000, 12_000].map(async (price) =>
      insert(world.sql, 'vehicles', { ...electric, price, seller_id: await addSeller(world.sql) }),
    ),
  );
  const wanted = [...only('fair', 'family', 'coupe'), ...others].toSorted();
  expect(idsOf((await getFeaturedVehicles()).vehicles)).toEqual(wanted);
  const red = await searchVehicles({ ...NO_FILTERS, colour: 'red' });
  expect(idsOf(red.nearest)).toEqual(wanted);
});
