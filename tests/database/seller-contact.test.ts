import { beforeAll, expect, test } from 'vitest';
import { addPeopleAndCars, addSeller } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

/** Reads the contact as the server does for the page of a vehicle. */
const shown = (id: string, actor: Actor = 'service_role') =>
  database.as(actor, async (sql) => {
    const [row] = await sql`select * from seller_contact_facts(${id})`;
    return row;
  });

test('the server learns that a seller takes calls, and not the number', async () => {
  const { sql } = database;
  const seller = await addSeller(sql);
  const car = await world.add({ seller_id: seller });
  expect(await shown(car)).toMatchObject({ has_phone: false });
  await sql`insert into seller_contacts (seller_id, email) values (${seller}, 'a@example.test')`;
  expect(await shown(car)).toMatchObject({ has_phone: false });
  await sql`update seller_contacts set phone = '07700 900123' where seller_id = ${seller}`;
  expect(await shown(car)).toEqual({
    has_phone: true,
    reply_minutes: null,
    vehicles: '1',
    reserved_until: null,
  });
  await expectRefused(shown(car, STRANGER));
});

test('the server reads how many vehicles the seller has for sale', async () => {
  const seller = await addSeller(database.sql);
  const car = await world.add({ seller_id: seller });
  await world.add({ seller_id: seller });
  await world.add({ seller_id: seller, listing_status: 'sold' });
  expect(await shown(car)).toMatchObject({ vehicles: '2' });
});

test('the server reads the reply time of a vehicle’s seller', async () => {
  const { sql } = database;
  const seller = await addSeller(sql);
  const car = await world.add({ seller_id: seller });
  const add = (minutes: number) => sql`
    insert into enquiries (vehicle_id, seller_id, buyer_name, buyer_email, created_at, buyer_confirmed_at, seller_replied_at)
    values (${car}, ${seller}, 'Ada', 'ada@example.test', now() - interval '1 day',
      now() - interval '1 day', now() - interval '1 day' + ${minutes} * interval '1 minute')`;
  for (const minutes of [10, 20, 90, 200]) await add(minutes);
  expect(await shown(car)).toMatchObject({ reply_minutes: null });
  await add(500);
  expect(await shown(car)).toMatchObject({ reply_minutes: 90 });
});
