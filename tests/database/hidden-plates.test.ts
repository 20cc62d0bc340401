import { beforeAll, expect, test } from 'vitest';
import { addPeopleAndCars } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

const PLATE = 'AB12CDE';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;
let hidden: string;
let shown: string;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
  hidden = await world.add({ registration_number: PLATE, registration_is_public: false });
  shown = await world.add({ registration_number: 'CD34EFG' });
});

const publicPlate = (actor: Actor, id: string) =>
  database.as(actor, (sql) => sql`select public_registration from vehicles where id = ${id}`);

test('a hidden plate is read by nobody, a shown one by everybody', async () => {
  for (const actor of [STRANGER, world.stranger, world.owner]) {
    expect(await publicPlate(actor, hidden)).toEqual([{ public_registration: null }]);
    expect(await publicPlate(actor, shown)).toEqual([{ public_registration: 'CD34EFG' }]);
  }
});

test('no client compares, sorts by or selects the plate itself', async () => {
  for (const actor of [STRANGER, world.stranger, world.owner]) {
    const guess = database.as(
      actor,
      (sql) => sql`select id from vehicles where registration_number = ${PLATE}`,
    );
    await expectRefused(guess);
    const sorted = database.as(
      actor,
      (sql) => sql`select id from vehicles order by registration_number`,
    );
    await expectRefused(sorted);
    await expectRefused(
      database.as(
        actor,
        (sql) => sql`update vehicles set price = 1 where registration_number = ${PLATE}`,
      ),
    );
  }
});

test('sellers read the plates of their own listings alone', async () => {
  const plate = (actor: Actor, id: string) =>
    database.as(
      actor,
      async (sql) => (await sql`select my_registration(${id}) as plate`)[0]?.plate,
    );
  expect(await plate(world.owner, hidden)).toBe(PLATE);
  expect(await plate(world.owner, shown)).toBe('CD34EFG');
  expect(await plate(world.stranger, hidden)).toBeNull();
  expect(await plate(world.staff, hidden)).toBeNull();
  await expectRefused(plate(STRANGER, hidden));
});

test('a seller hides and shows a plate', async () => {
  const hide = (registration_is_public: boolean) =>
    database.as(world.owner, async (sql) => {
      await sql`update vehicles set ${sql({ registration_is_public })} where id = ${shown}`;
      return sql`select public_registration from vehicles where id = ${shown}`;
    });
  expect(await hide(false)).toEqual([{ public_registration: null }]);
  expect(await hide(true)).toEqual([{ public_registration: 'CD34EFG' }]);
});

test('a car that staff took down is not listed again under a hidden plate', async () => {
  const plate = { registration_number: 'EF56GHI' };
  await world.add({ ...plate, listing_status: 'archived', taken_down_at: new Date() });
  const draft = await world.add({
    ...plate,
    registration_is_public: false,
    listing_status: 'draft',
  });
  const publish = database.as(
    world.owner,
    (sql) => sql`update vehicles set listing_status = 'active' where id = ${draft}`,
  );
  await expectRefused(publish);
});
