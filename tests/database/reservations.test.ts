import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createEnquiryWorld, type EnquiryWorld } from './enquiry-world';
import { type Actor, expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: EnquiryWorld;
let thread: string;
/** The thread of another buyer about the same car. */
let theirs: string;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createEnquiryWorld(database);
  thread = await world.send(world.buyer, world.car, 'Is it still for sale?');
  theirs = await world.send(world.other, world.car, 'And for me?');
  await allow('24');
});

const allow = (hours: string | null, actor: Actor = world.seller, id = thread) =>
  world.call(actor, 'set_reservation_terms', id, hours, null);
const reserve = (actor: Actor = world.buyer, id = thread) =>
  world.call<string>(actor, 'reserve_vehicle', id, null);
const release = (actor: Actor, id = thread) =>
  world.call<string | null>(actor, 'release_vehicle', id, null);
const queue = (actor: Actor, id: string, isInLine = true) =>
  world.call(actor, 'stand_in_line', id, isInLine, null);
/** The time until which the car's page says that it is reserved. */
const until = async () => {
  const [facts] = await world.sql`select * from seller_contact_facts(${world.car})`;
  return facts?.reserved_until as Date | null;
};
const end = () => world.call<number>(world.server, 'end_reservations');
type State = {
  hours: number | null;
  is_spent: boolean;
  until: string | null;
  is_here: boolean;
  is_in_line: boolean;
};
const stateOf = async (actor: Actor, id: string) =>
  (await world.call<{ reservation: State }>(actor, 'enquiry_offers', id, null)).reservation;
const last = async (actor: Actor, id: string) => (await world.read(actor, id)).messages.at(-1);

test('one buyer at a time reserves a car for the hours that its seller allows', async () => {
  const { buyer, seller, other, car, sql } = world;
  expect(await until()).toBeNull();
  expect(await Promise.all([reserve(), reserve()])).toEqual([car, car]);
  const [row] =
    await sql`select count(*), max(reserved_until - created_at) as length from reservations`;
  expect(row).toMatchObject({ count: '1' });
  expect(await until()).toBeInstanceOf(Date);
  await expectRefused(reserve(other, theirs), 'PT423');
  expect(await stateOf(buyer, thread)).toMatchObject({ hours: 24, is_here: true });
  expect(await stateOf(other, theirs)).toMatchObject({
    hours: 24,
    is_here: false,
    until: expect.any(String),
  });
  expect(await last(seller, thread)).toMatchObject({ sender: 'buyer', is_step: true });
  expect((await last(seller, thread))?.body).toMatch(
    /^Reserved until \w+ \d+ \w+, \d\d:\d\d\. No money is held, and this is not a contract\.$/,
  );
  const both = await Promise.allSettled([reserve(), reserve(other, theirs)]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('the next in line is told when a reservation is released, or ends by itself', async () => {
  const { buyer, seller, other, sql, car } = world;
  await queue(other, theirs);
  expect((await stateOf(other, theirs)).is_in_line).toBe(false);
  await reserve();
  await queue(other, theirs);
  await queue(other, theirs);
  expect((await stateOf(other, theirs)).is_in_line).toBe(true);
  expect(await release(seller)).toBe(car);
  expect(await release(seller)).toBeNull();
  expect(await until()).toBeNull();
  const told = 'This car is no longer reserved. You asked to be told, and are the next in line.';
  expect((await last(other, theirs))?.body).toBe(told);
  const mails = await sql`select from private.mail_outbox
    where enquiry_id = ${theirs} and recipient = 'buyer' and kind = 'enquiry_messages'`;
  expect(mails).toHaveLength(1);
  await expectRefused(reserve(buyer), 'PT425');

  await reserve(other, theirs);
  await queue(buyer, thread);
  await sql`update reservations set reserved_until = now() - interval '1 second' where ended_at is null`;
  expect(await until()).toBeNull();
  await sql`update reservation_queue set told_at = told_at - interval '2 days'`;
  expect([await end(), await end()]).toEqual([1, 0]);
  expect((await last(buyer, thread))?.body).toBe(told);
  expect((await stateOf(buyer, thread)).is_in_line).toBe(false);
});

test('a line that is left, or of a car that is sold, is told nothing', async () => {
  const { buyer, other, sql, car } = world;
  await reserve();
  await queue(other, theirs);
  await queue(other, theirs, false);
  await release(buyer);
  expect((await last(other, theirs))?.body).toBe('And for me?');
  await sql`update reservations set created_at = created_at - interval '8 days'`;
  await reserve();
  await queue(other, theirs);
  await sql`update vehicles set listing_status = 'sold' where id = ${car}`;
  expect(await until()).toBeNull();
  await end();
  expect((await last(other, theirs))?.body).toBe('And for me?');
  expect(await sql`select from reservation_queue`).toEqual([]);
  await expectRefused(reserve(other, theirs), 'P0002');
});

test('a person reserves two cars at most, and none that its seller does not allow', async () => {
  const { buyer, seller, addCar, send } = world;
  const more = await Promise.all([addCar(), addCar()]);
  for (const [index, car] of more.entries()) {
    const id = await send(buyer, car, 'Hello');
    await expectRefused(reserve(buyer, id), 'PT405');
    await allow(index ? '48' : '24', seller, id);
    await reserve(buyer, id);
  }
  await expectRefused(reserve(), 'PT417');
  await expectRefused(allow('12'), '23514');
  await allow(null);
  expect((await stateOf(buyer, thread)).hours).toBeNull();
});

test('only the two sides reserve, release and decide', async () => {
  const { buyer, seller, other, staff, server, call, sql } = world;
  await expectRefused(reserve(seller), 'PT409');
  await expectRefused(queue(seller, thread), 'PT409');
  await expectRefused(allow('24', buyer), 'PT403');
  for (const actor of [other, staff]) {
    await expectRefused(reserve(actor), 'P0002');
    await expectRefused(release(actor), 'P0002');
    await expectRefused(queue(actor, thread), 'P0002');
    await expectRefused(allow('24', actor), 'P0002');
  }
  await expectRefused(call(server, 'reserve_vehicle', thread, 'buyer'), 'P0002');
  await expectRefused(call(buyer, 'end_reservations'));
  for (const name of ['reserve_vehicle', 'release_vehicle']) {
    await expectRefused(call('anon', name, thread, null));
  }
  await call(seller, 'set_enquiry_blocked', thread, true, null);
  await expectRefused(reserve(), 'PT409');
  await reserve(other, theirs);
  expect(await database.as(buyer, (as) => as`select from reservations`)).toEqual([]);
  expect(await sql`select from reservations`).toHaveLength(1);
});

test('a mailbox of Gmail is one person with dots or without, and so is an account whose address changed', async () => {
  const { buyer, other, addCar, send, seller, sql } = world;
  const write = async (address: string, id: string) =>
    sql`update enquiries set buyer_email = ${address} where id = ${id}`;
  await write('Ada.Lovelace@googlemail.com', thread);
  await write('adalovelace+cars@gmail.com', theirs);
  await reserve();
  await release(buyer);
  await expectRefused(reserve(other, theirs), 'PT425');
  await write('another@example.test', theirs);
  await reserve(other, theirs);
  for (const address of ['first@example.test', 'second@example.test', 'third@example.test']) {
    const id = await send(other, await addCar(), 'Hello');
    await write(address, id);
    await allow('24', seller, id);
    if (address === 'first@example.test') await reserve(other, id);
    else await expectRefused(reserve(other, id), 'PT417');
  }
});

test('lists, favourites and the seller’s listings say that a car is reserved, and not by whom', async () => {
  const { buyer, seller, other, car, stockCar, sql } = world;
  await sql`insert into favourites (user_id, vehicle_id) values (${other.user}, ${car}), (${other.user}, ${stockCar})`;
  /** Whether the two cars are reserved, in a list and in favourites. */
  const said = async () => {
    const rows = [
      await database.as('anon', (as) => as`select id, is_reserved from search_vehicles()`),
      await database.as(
        other,
        (as) => as`select vehicle_id as id, is_reserved from my_favourites()`,
      ),
    ];
    return rows.map((found) =>
      [car, stockCar].map((id) => found.find((row) => row.id === id)?.is_reserved),
    );
  };
  const free = [
    [false, false],
    [false, false],
  ];
  const own = async () => {
    const { listings } = await world.call<{ listings: { id: string; reservation: unknown }[] }>(
      seller,
      'my_listings',
    );
    return listings.find(({ id }) => id === car)?.reservation;
  };
  expect(await said()).toEqual(free);
  expect(await own()).toBeNull();

  await reserve(buyer);
  expect(await said()).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(await own()).toEqual({ until: expect.any(String), enquiry_id: thread });

  await sql`update reservations set reserved_until = now() - interval '1 second'`;
  expect(await said()).toEqual(free);
  expect(await own()).toBeNull();
});

/** A conversation about the car with one more mailbox. */
const mailbox = async (number: number) => {
  const id = await world.ask(world.car, `shopper-${number}@example.test`, 'May I see it?');
  await world.confirm(id);
  return id;
};
const hold = (id: string) => world.call<string>(world.server, 'reserve_vehicle', id, 'buyer');
/** Lets this time go by for the reservations, and for what the seller has allowed. */
const later = (time: string) =>
  world.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update reservation_terms set updated_at = updated_at - ${time}::interval`;
    await sql`update reservations set created_at = created_at - ${time}::interval,
      reserved_until = reserved_until - ${time}::interval, ended_at = ended_at - ${time}::interval`;
  });

test('a car that buyers have had for three days of seven is reserved again once its seller allows more', async () => {
  const { buyer, seller } = world;
  await allow('48');
  await hold(await mailbox(1));
  await later('2 days');
  expect(await end()).toBe(1);
  const second = await mailbox(2);
  await expectRefused(hold(second), 'PT426');
  expect((await stateOf(buyer, thread)).is_spent).toBe(true);
  expect((await stateOf(seller, thread)).is_spent).toBe(true);

  await allow('48');
  expect((await stateOf(buyer, thread)).is_spent).toBe(false);
  await hold(second);
  await later('2 days');
  await expectRefused(reserve(), 'PT426');
  await allow(null);
  expect((await stateOf(buyer, thread)).is_spent).toBe(false);
  await allow('48');
  await reserve();
});

test.each([24, 48])(
  'one person with many mailboxes has a car, %i hours at a time, for three days of any seven',
  async (hours) => {
    const { sql, server, call } = world;
    await allow(`${hours}`);
    let id = await mailbox(0);
    let held = '';
    for (let step = 1; step <= 120; step += 1) {
      await later('4 hours');
      if (held && step % 8 === 0) await call(server, 'release_vehicle', held, 'buyer');
      const isHeld = await hold(id).catch((error: { code?: string }) => {
        expect(['PT423', 'PT426']).toContain(error.code);
        return null;
      });
      if (!isHeld) continue;
      held = id;
      id = await mailbox(step);
    }
    const [most] = await sql`
      select max(week.hours)::integer as hours from reservations first
      cross join lateral (
        select extract(epoch from sum(
          least(coalesce(r.ended_at, r.reserved_until), first.created_at + interval '7 days') - r.created_at
        )) / 3600 as hours
        from reservations r
        where r.created_at >= first.created_at and r.created_at < first.created_at + interval '7 days'
      ) week`;
    expect(most?.hours).toBeLessThanOrEqual(72);
    expect(most?.hours).toBeGreaterThanOrEqual(48);
  },
);
