import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createEnquiryWorld, type EnquiryWorld } from './enquiry-world';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: EnquiryWorld;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createEnquiryWorld(database);
});

async function read(actor: Actor, from = '2026-06-01', ids: string[] | null = null) {
  const [row] = await database.as(
    actor,
    (sql) => sql`select my_listing_activity(${from}, ${ids}) as days`,
  );
  return row?.days as Record<string, unknown>[];
}

/** Adds a view, a favourite and a message on 1 and 2 June; those of 2 June are after midnight in London alone. */
async function addActivity() {
  const { sql, car, buyer, other, send, reply, seller } = world;
  await sql`insert into vehicle_views (vehicle_id, day, views, numbers_shown)
    values (${car}, '2026-05-31', 9, 0), (${car}, '2026-06-01', 4, 3)`;
  await sql`insert into favourites (user_id, vehicle_id, created_at) values
    (${buyer.user}, ${car}, '2026-06-01 12:00Z'), (${other.user}, ${car}, '2026-06-01 23:30Z')`;
  const thread = await send(buyer, car, 'Hello');
  await reply(seller, thread, 'My own reply');
  await sql`update enquiry_messages set created_at = '2026-06-01 23:30Z'`;
}

test('the owner reads counts by London day, from a day on', async () => {
  await addActivity();
  const days = [
    { vehicle_id: world.car, day: '2026-06-01', views: 4, numbers: 3, favourites: 1, messages: 0 },
    { vehicle_id: world.car, day: '2026-06-02', views: 0, numbers: 0, favourites: 1, messages: 1 },
  ];
  expect(await read(world.seller)).toEqual(days);
  expect(await read(world.seller, '2026-06-02')).toEqual(days.slice(1));
  expect(await read(world.seller, '2026-06-01', [world.car])).toEqual(days);
  expect(await read(world.seller, '2026-06-01', [world.stockCar])).toEqual([]);
});

test('nobody else reads them: not who asked, not another seller, not staff, not a visitor', async () => {
  await addActivity();
  expect(await read(world.buyer)).toEqual([]);
  expect(await read(world.other, '2026-06-01', [world.car])).toEqual([]);
  expect(await read({ user: world.other.user, staff: true }, '2026-06-01', [world.car])).toEqual(
    [],
  );
  await expectRefused(read(STRANGER));
});

test('a message held back, or not yet confirmed, is not counted', async () => {
  const { sql, car, other, ask, send } = world;
  await ask(car, 'gus@example.test', 'Hello');
  await send(other, car, 'See www.cars.example');
  expect(await sql`select from held_messages`).toHaveLength(1);
  expect(await read(world.seller, '2026-01-01')).toEqual([]);
});
