import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPeopleAndCars } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;
let cars: string[];

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
  cars = [world.active, world.sold, await world.add(), await world.add(), await world.add()];
});

/** Merges one list after another; what the last one answered. */
const merge = (actor: Actor, ...lists: (string[] | null)[]) =>
  database.as(actor, async (sql) => {
    let ids: string[] = [];
    for (const list of lists) {
      const [row] = await sql<{ ids: string[] }[]>`select merge_favourites(${list}::uuid[]) as ids`;
      ids = row?.ids ?? [];
    }
    return ids;
  });

describe('merge_favourites', () => {
  test('stores each known vehicle once, however often lists are merged', async () => {
    const unknown = [randomUUID(), randomUUID()];
    const list = fc.array(fc.constantFrom(...cars, ...unknown), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(list, { minLength: 1, maxLength: 4 }), async (lists) => {
        const merged = await merge(world.stranger, ...lists, lists[0] ?? []);
        const expected = new Set(lists.flat().filter((id) => cars.includes(id)));
        expect([...merged].sort()).toEqual([...expected].sort());
      }),
      { numRuns: 40 },
    );
  });

  test('keeps the order of the merged list, including sold vehicles', async () => {
    expect(await merge(world.stranger, cars)).toEqual(cars);
    expect(await merge(world.stranger, cars.toReversed())).toEqual(cars.toReversed());
  });

  test('merges at most 200 ids per call', async () => {
    const many = [...Array.from({ length: 200 }, () => randomUUID()), world.active];
    expect(await merge(world.stranger, many)).toEqual([]);
    expect(await merge(world.stranger, many.slice(1))).toEqual([world.active]);
  });

  test('merges at most 200 ids of lists of ids too', async () => {
    const merged = await database.as(world.stranger, async (sql) => {
      await sql`
        select merge_favourites(array[
          array_fill(gen_random_uuid(), array[200]), array_fill(${world.active}::uuid, array[200])
        ])`;
      return sql`select vehicle_id from favourites`;
    });
    expect(merged).toHaveLength(0);
  });

  test('treats an empty list and null as no vehicles', async () => {
    expect(await merge(world.stranger, [], null)).toEqual([]);
  });

  test('requires a signed-in user', async () => {
    await expectRefused(merge(STRANGER, [world.active]));
  });
});

test('ids of draft and archived vehicles are treated as unknown ids', async () => {
  const archived = await world.add({ listing_status: 'archived' });
  expect(await merge(world.stranger, [world.draft, archived, randomUUID()])).toEqual([]);
  for (const vehicle_id of [world.draft, archived, world.sold, randomUUID()]) {
    await expectRefused(
      database.as(world.stranger, (sql) => sql`insert into favourites ${sql({ vehicle_id })}`),
    );
  }
});

describe('my_favourites', () => {
  const read = (ids: string[], moved: { id: string; listing_status: string }[] = []) =>
    database.as(world.stranger, async (sql) => {
      await sql`select merge_favourites(${ids})`;
      await sql`reset role`;
      for (const { id, ...status } of moved) {
        await sql`update vehicles set ${sql(status)} where id = ${id}`;
      }
      await sql`set local role authenticated`;
      const listed = await sql`select vehicle_id, listing_status, make, price from my_favourites()`;
      const readable = await sql`select id from vehicles where id in ${sql(ids)}`;
      return { listed, readable: new Set(readable.map(({ id }) => id)) };
    });

  test('returns the status of sold vehicles, and of withdrawn ones what was public', async () => {
    const car = { make: 'Ford', price: 12_500 };
    const [draft, archived, reserved] = [await world.add(), await world.add(), await world.add()];
    const moved = [
      { id: draft, listing_status: 'draft' },
      { id: archived, listing_status: 'archived' },
      { id: reserved, listing_status: 'reserved' },
    ];
    const ids = [world.active, world.sold, draft, archived, reserved];
    const { listed, readable } = await read(ids, moved);
    expect(listed).toEqual([
      { vehicle_id: world.active, listing_status: 'active', ...car },
      { vehicle_id: world.sold, listing_status: 'sold', ...car },
      { vehicle_id: draft, listing_status: null, ...car },
      { vehicle_id: archived, listing_status: null, ...car },
      { vehicle_id: reserved, listing_status: 'reserved', ...car },
    ]);
    expect(readable).toEqual(new Set([world.active, world.sold, reserved]));
  });

  test('excludes other users’ favourites', async () => {
    await database.sql`
      insert into favourites (user_id, vehicle_id) values (${world.owner.user}, ${world.active})`;
    const { listed } = await read([world.sold]);
    expect(listed).toMatchObject([{ vehicle_id: world.sold }]);
  });
});
