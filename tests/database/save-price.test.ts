import { beforeAll, expect, test } from 'vitest';
import { addPeopleAndCars } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

type Given = { price?: number; location?: string; postcode?: string; vin?: string };

const save = (actor: Actor, id: string, { price = 9000, location, postcode, vin }: Given = {}) =>
  database.as(actor, async (sql) => {
    const [saved] = await sql`select save_price_and_place(
      ${id}, ${price}, ${location ?? null}, ${postcode ?? null}, ${vin ?? null}) as status`;
    const [row] = await sql`
      select v.price, v.location, v.outward_code, p.postcode, p.vin from vehicles v
      left join vehicle_private p on p.vehicle_id = v.id where v.id = ${id}`;
    return { status: saved?.status, ...row };
  });

test('saves the public and the private facts together, twice alike', async () => {
  const given = { price: 8500, postcode: 'LS1 4AP', vin: 'WF0AXXGCDA1234567' };
  const expected = { ...given, status: 'draft', location: 'Leeds', outward_code: 'LS1' };
  expect(await save(world.owner, world.draft, given)).toEqual(expected);
  await database.keep(world.owner, async (sql) => {
    for (let n = 0; n < 2; n += 1)
      await sql`select save_price_and_place(${world.draft}, 8500, null, 'LS1 4AP', ${given.vin})`;
  });
  expect(await save(world.owner, world.draft, given)).toEqual(expected);
});

test('a town that was emptied is that of the postcode; one that was given stays', async () => {
  expect(await save(world.owner, world.active, { postcode: 'LS1 4AP' })).toMatchObject({
    location: 'Leeds',
  });
  const given = { postcode: 'LS1 4AP', location: 'Holbeck' };
  expect(await save(world.owner, world.active, given)).toMatchObject({ location: 'Holbeck' });
});

test('nothing is saved of a listing that has changed since it was read', async () => {
  const [row] =
    await database.sql`select updated_at::text from vehicles where id = ${world.active}`;
  const saveSince = (since: string) =>
    database.as(world.owner, async (sql) => {
      const [saved] = await sql`select save_price_and_place(
        ${world.active}, 9000, p_updated_at => ${since}::text::timestamptz) as status`;
      const [{ price } = {}] = await sql`select price from vehicles where id = ${world.active}`;
      return { ...saved, price };
    });
  expect(await saveSince('2026-01-01T12:00:00Z')).toEqual({ status: null, price: 12_500 });
  expect(await saveSince(row?.updated_at)).toEqual({ status: 'active', price: 9000 });
});

test('an unknown postcode is refused, and nothing of the rest saved', async () => {
  await expectRefused(save(world.owner, world.active, { price: 1, postcode: 'ZZ9 9ZZ' }), '23514');
});

test('another’s listing is not changed', async () => {
  for (const actor of [world.stranger, world.staff]) {
    expect(await save(actor, world.active, { price: 1 })).toMatchObject({
      status: null,
      price: 12_500,
    });
  }
  await expectRefused(save(STRANGER, world.active));
});

test('a listing is as old as its publication', async () => {
  const old = new Date('2026-01-01T12:00:00Z');
  const draft = await world.add({ listing_status: 'draft', created_at: old });
  const publish = (from: string, to: string) =>
    database.keep(world.owner, async (sql) => {
      await sql`update vehicles set listing_status = ${to} where id = ${draft} and listing_status = ${from}`;
      const [row] =
        await sql`select created_at > now() - interval '1 minute' as is_new from vehicles
        where id = ${draft}`;
      return row?.is_new;
    });
  expect(await publish('draft', 'active')).toBe(true);
  await database.sql`update vehicles set created_at = ${old} where id = ${draft}`;
  await publish('active', 'archived');
  expect(await publish('archived', 'active')).toBe(false);
});
