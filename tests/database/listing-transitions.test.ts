import { beforeAll, expect, test } from 'vitest';
import { addPeopleAndCars, VEHICLE } from './fixtures';
import { type Actor, expectRefused, openDatabase, type TestDatabase } from './support';

const STATUSES = ['draft', 'active', 'held', 'reserved', 'sold', 'archived'];
/** The statuses that a seller may give a listing of each status, besides its own. */
const ALLOWED: Record<string, string[]> = {
  draft: ['active'],
  active: ['reserved', 'sold', 'archived'],
  held: ['sold', 'archived'],
  reserved: ['active', 'sold', 'archived'],
  sold: ['active', 'archived'],
  archived: ['active', 'sold'],
};
const PAIRS = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
  // Dealers may have more than 20 open listings.
  await database.sql`update sellers set seller_type = 'dealer'`;
});

const move = (actor: Actor, id: string, listing_status: string) =>
  database.as(
    actor,
    (sql) => sql`update vehicles set ${sql({ listing_status })} where id = ${id}
      returning listing_status`,
  );

test.each(PAIRS)('a seller turns %s into %s only if that is allowed', async (from, to) => {
  const id = await world.add({ listing_status: from });
  const moved = move(world.owner, id, to);
  if (from === to || ALLOWED[from]?.includes(to))
    expect(await moved).toEqual([{ listing_status: to }]);
  else await expectRefused(moved, '23514');
});

test('a new listing is a draft or for sale', async () => {
  const add = (listing_status: string) => {
    const car = { ...VEHICLE, ...world.model, seller_id: world.seller, listing_status };
    return database.as(world.owner, (sql) => sql`insert into vehicles ${sql(car)}`);
  };
  for (const status of ['draft', 'active']) await add(status);
  for (const status of ['held', 'reserved', 'sold', 'archived'])
    await expectRefused(add(status), '23514');
});

test('a decision of staff is not bound', async () => {
  const id = await world.add({ listing_status: 'draft' });
  await database.keep(
    world.staff,
    (sql) => sql`select decide_case('listing', ${id}, '{}', 'taken_down', 'It is not yours.')`,
  );
  expect(await database.sql`select listing_status from vehicles where id = ${id}`).toEqual([
    { listing_status: 'archived' },
  ]);
  const [decision] = await database.sql`select id from staff_decisions where case_id = ${id}`;
  await database.keep(world.staff, (sql) => sql`select undo_decision(${decision?.id}, 'Wrong.')`);
  expect(await database.sql`select listing_status from vehicles where id = ${id}`).toEqual([
    { listing_status: 'draft' },
  ]);
});

test('a car of category A or B is a draft, sold or archived', async () => {
  for (const listing_status of ['draft', 'sold', 'archived'])
    await world.add({ write_off: 'ab', listing_status });
  for (const listing_status of ['active', 'held', 'reserved']) {
    const refused = world.add({ write_off: 'ab', listing_status });
    await expectRefused(refused, '23514', 'vehicles_scrap_not_for_sale');
  }
  const own = { write_off: 'ab', listing_status: 'active' };
  for (const id of [world.active, await world.add({ write_off: 'ab', listing_status: 'draft' })])
    await expectRefused(
      database.as(world.owner, (sql) => sql`update vehicles set ${sql(own)} where id = ${id}`),
      '23514',
      'vehicles_scrap_not_for_sale',
    );
});
