import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '@/scripts/seed/prng';
import { addVehicleValuation } from './fixtures';
import { openLandingWorld } from './landing-world';
import { STRANGER } from './support';

const random = createRandom('adverts of a model');
let world: Awaited<ReturnType<typeof openLandingWorld>>;
let { database, fiesta, focus, rio, add, list, clear } = {} as typeof world;

beforeAll(async () => {
  world = await openLandingWorld();
  ({ database, fiesta, focus, rio, add, list, clear } = world);
});

const advertsOf = async (path: string) => {
  const [row] = await database.as(
    STRANGER,
    (visitor) => visitor`select model_adverts(${path}) as found`,
  );
  return row?.found;
};

/** A day of winter: its date in London is that in UTC. */
const day = (back: number) => new Date(Date.UTC(2026, 0, 31 - back, 12));
const isoDay = (back: number) => day(back).toISOString().slice(0, 10);

test('are those for sale with miles, newest first, and hold no more than their facts', async () => {
  await clear();
  const expected = [];
  for (let back = 0; back < 60; back += 1) {
    const facts = {
      year: random.int(2014, 2024),
      mileage: random.chance(0.2) ? random.pick([null, 300_001]) : random.int(0, 120_000),
      price: random.int(3000, 15_000),
      fuel_type: random.pick(['petrol', 'diesel']),
      transmission: random.pick(['manual', 'automatic']),
    };
    const listing_status = random.pick(['active', 'active', 'active', 'sold', 'draft', 'archived']);
    const id = await add({ ...fiesta, ...facts, listing_status, created_at: day(back) });
    const isFar = random.chance(0.2);
    // The price is a pound under the 90% range, or at its end.
    const low_90 = facts.price + (isFar ? 1 : 0);
    const ranges = { low_90, low_80: low_90 + 10, high_80: low_90 + 1500, high_90: low_90 + 1600 };
    await addVehicleValuation(database.sql, id, { value: low_90 + 700, ...ranges });
    if (listing_status !== 'active' || isFar || (facts.mileage ?? 300_001) > 300_000) continue;
    const { fuel_type: fuel, transmission: gearbox, ...rest } = facts;
    expected.push({ ...rest, fuel, gearbox, listed: isoDay(back) });
  }
  await list();
  expect(expected.length).toBeGreaterThan(15);
  expect(await advertsOf('ford/fiesta')).toEqual({
    make: 'Ford',
    model: 'Fiesta',
    adverts: expected,
  });
});

test('are none at over three times the valuation, nor of cars that were written off', async () => {
  await clear();
  await add({ ...rio, price: 8000, write_off: 's' });
  for (const price of [9000, 9001, 10_000_000]) {
    const id = await add({ ...rio, price });
    const ranges = { low_90: 2500, low_80: 2600, high_80: 3400, high_90: 3500 };
    await addVehicleValuation(database.sql, id, { value: 3000, ...ranges });
  }
  await list();
  const { adverts } = await advertsOf('kia/rio');
  expect(adverts.map(({ price }: { price: number }) => price)).toEqual([9000]);
});

test('are the newest 300', async () => {
  await clear();
  for (let back = 0; back < 302; back += 1)
    await add({ ...rio, price: 1000 + back, created_at: day(back) });
  await list();
  const { adverts } = await advertsOf('kia/rio');
  expect(adverts.map(({ price }: { price: number }) => price)).toEqual(
    Array.from({ length: 300 }, (_, back) => 1000 + back),
  );
});

test('are listed by the day in London', async () => {
  await clear();
  for (let car = 0; car < 3; car += 1)
    await add({ ...rio, created_at: new Date('2026-06-30T23:30:00Z') });
  await list();
  expect((await advertsOf('kia/rio')).adverts[0].listed).toBe('2026-07-01');
});

test('are of a model with a page alone', async () => {
  await clear();
  for (let car = 0; car < 6; car += 1) await add({ ...rio, outward_code: 'LS1' });
  const alone = await add(focus);
  await list();
  for (const path of ['kia', 'in/leeds', 'kia/rio/leeds', 'fuel/petrol', 'ford/focus', 'x', ''])
    expect(await advertsOf(path), path).toBeNull();
  expect((await advertsOf('kia/rio')).adverts).toHaveLength(6);
  await database.sql`update vehicles set listing_status = 'sold' where id <> ${alone}`;
  // The page is listed until the next hour.
  expect(await advertsOf('kia/rio')).toEqual({ make: 'Kia', model: 'Rio', adverts: [] });
  await list();
  expect(await advertsOf('kia/rio')).toBeNull();
});
