import { beforeAll, beforeEach, expect, test } from 'vitest';
import { londonDay } from '@/lib/core/london';
import type { EnquirySide } from '@/lib/enquiries/types';
import { createEnquiryWorld, type EnquiryWorld } from './enquiry-world';
import { VEHICLE } from './fixtures';
import { type Actor, expectRefused, openDatabase, type TestDatabase } from './support';

const DAY = 24 * 3600 * 1000;
const inDays = (days: number) => londonDay(Date.now() + days * DAY);
const { price } = VEHICLE;

let database: TestDatabase;
let world: EnquiryWorld;
let thread: string;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createEnquiryWorld(database);
  thread = await world.send(world.buyer, world.car, 'Is it still for sale?');
});

type Terms = {
  amount?: string | null;
  until?: string | null;
  seen?: string;
  isSure?: boolean;
  answers?: string | null;
  side?: EnquirySide | null;
};

const offer = (actor: Actor, terms: Terms = {}, id = thread) => {
  const { amount = `${price - 500}`, until = inDays(3), seen = `${price}`, isSure = false } = terms;
  const rest = [terms.answers ?? null, terms.side ?? null];
  return world.call<string>(actor, 'send_offer', id, amount, until, seen, isSure, ...rest);
};
const answer = (actor: Actor, id: string, how: string, seen: string | null = `${price}`) =>
  world.call(actor, 'answer_offer', thread, id, how, seen, null);
const read = (actor: Actor, side: EnquirySide | null = null) =>
  world.call<{ open: { id: string; amount: number } | null; can_offer: boolean; price: number }>(
    actor,
    'enquiry_offers',
    thread,
    side,
  );
const steps = async () =>
  (await world.read(world.buyer, thread)).messages
    .filter(({ is_step }) => is_step)
    .map(({ sender, body }) => `${sender}: ${body.replace(/ It stands .*/, '')}`);

test('an offer, another sum and a yes are steps of the thread, once each', async () => {
  const { buyer, seller, sql } = world;
  const [first, again] = await Promise.all([offer(buyer), offer(buyer)]);
  expect(again).toBe(first);
  expect(await read(seller)).toMatchObject({ price, can_offer: true, open: { id: first } });
  await expectRefused(offer(seller), 'PT423');
  const counter = await offer(seller, { amount: `${price - 200}`, answers: first });
  expect(await offer(seller, { amount: `${price - 200}`, answers: first })).toBe(counter);
  await expectRefused(answer(seller, first, 'accepted'), 'PT410');
  await expectRefused(answer(seller, counter, 'accepted'), 'PT410');
  await expectRefused(answer(buyer, counter, 'withdrawn'), 'PT410');
  await expectRefused(answer(buyer, counter, 'ended'), 'PT410');
  await answer(buyer, counter, 'accepted');
  await answer(buyer, counter, 'accepted');
  await expectRefused(answer(buyer, counter, 'declined'), 'PT410');
  expect((await read(buyer)).open).toBeNull();
  expect(await steps()).toEqual([
    'buyer: Offer: £12,000.',
    'seller: Another sum: £12,300.',
    'buyer: Offer of £12,300 accepted. Agreeing a price here is not a contract: nothing is paid, and the car is not held.',
  ]);
  expect(await sql`select side, state from offers order by created_at`).toEqual([
    { side: 'buyer', state: 'countered' },
    { side: 'seller', state: 'accepted' },
  ]);
  const mails =
    await sql`select recipient from private.mail_outbox where kind = 'enquiry_messages'`;
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['buyer', 'seller']);

  const later = await offer(buyer);
  await answer(buyer, later, 'withdrawn');
  await answer(seller, await offer(buyer), 'declined');
  expect((await steps()).slice(-3)).toEqual([
    'buyer: Offer of £12,000 withdrawn.',
    'buyer: Offer: £12,000.',
    'seller: Offer of £12,000 declined.',
  ]);
});

test('only the two sides read and answer an offer', async () => {
  const { buyer, other, server } = world;
  const id = await offer(buyer);
  for (const actor of [other, world.staff]) {
    await expectRefused(offer(actor), 'P0002');
    await expectRefused(answer(actor, id, 'declined'), 'P0002');
    await expectRefused(read(actor), 'P0002');
    expect(await database.as(actor, (sql) => sql`select id from offers`)).toEqual([]);
  }
  for (const side of ['buyer', 'seller'] as const) await expectRefused(read(server, side), 'P0002');
  await expectRefused(read('anon'));
  await expectRefused(world.call('anon', 'make_offer', world.car, '1', inDays(1), '1', true));
  expect(await database.as(buyer, (sql) => sql`select id from offers`)).toEqual([{ id }]);
});

test('a sum, a day and a price that has changed are checked', async () => {
  const { buyer, seller, sql, car } = world;
  for (const amount of ['0', '-1', `${2 * price + 1}`, null]) {
    await expectRefused(offer(buyer, { amount }), '23514');
  }
  for (const until of [inDays(-1), inDays(15), null]) {
    await expectRefused(offer(buyer, { until }), '23514');
  }
  await expectRefused(offer(buyer, { amount: '2147483648' }), '22003');
  await expectRefused(offer(buyer, { amount: 'NaN' }), '22P02');
  const low = `${Math.ceil(price / 3) - 1}`;
  await expectRefused(offer(buyer, { amount: low }), 'PT428');
  await expectRefused(offer(buyer, { seen: '1' }), 'PT412');
  const id = await offer(buyer, { amount: low, isSure: true });
  await sql`update vehicles set price = price - 100 where id = ${car}`;
  await expectRefused(answer(seller, id, 'accepted'), 'PT412');
  await expectRefused(answer(seller, id, 'accepted', null), 'PT412');
  await answer(seller, id, 'accepted', `${price - 100}`);
});

test('an offer ends by time, by a sale and by a closed thread', async () => {
  const { buyer, seller, sql, car, call } = world;
  const first = await offer(buyer);
  await sql`update offers set stands_until = now()`;
  expect((await read(seller)).open).toBeNull();
  await expectRefused(answer(seller, first, 'accepted'), 'PT410');
  await expectRefused(offer(seller, { answers: first }), 'PT410');
  const second = await offer(buyer);
  expect(second).not.toBe(first);

  await call(buyer, 'report_enquiry', thread, 'Rude', null);
  await expectRefused(answer(seller, second, 'accepted'), 'PT409');
  expect(await read(seller)).toMatchObject({ can_offer: false });
  await sql`delete from enquiry_reports`;
  await call(seller, 'set_enquiry_blocked', thread, true, null);
  await expectRefused(answer(buyer, second, 'withdrawn'), 'PT409');
  await expectRefused(offer(buyer), 'PT409');
  await call(seller, 'set_enquiry_blocked', thread, false, null);

  await sql`update vehicles set listing_status = 'sold' where id = ${car}`;
  await expectRefused(answer(seller, second, 'accepted'), 'PT410');
  await expectRefused(offer(buyer), 'P0002');
  expect(await read(buyer)).toMatchObject({ can_offer: false, price: null, open: null });
  expect(await sql`select state from offers order by created_at`).toEqual([
    { state: 'ended' },
    { state: 'ended' },
  ]);
});

test('a buyer offers from the page of a car, never to oneself, and 20 times a day', async () => {
  const { buyer, seller, other, car, call, sql } = world;
  const make = (actor: Actor, vehicle = car) =>
    call<string>(actor, 'make_offer', vehicle, `${price}`, inDays(1), `${price}`, false);
  expect(await make(buyer)).toBe(thread);
  await expectRefused(make(seller), 'PT403');
  await expectRefused(make(other, '00000000-0000-4000-8000-000000000000'), 'P0002');
  const started = await make(other);
  expect(started).not.toBe(thread);
  for (let times = 1; times < 20; times++) {
    await sql`update offers set state = 'ended'`;
    await offer(buyer, { amount: `${price - times}` });
  }
  await sql`update offers set state = 'ended'`;
  await expectRefused(offer(buyer, { amount: `${price - 30}` }), 'PT429');
});

test("a guest's offer waits for its address, and joins an earlier thread in place of an open one", async () => {
  const { sql, server, car, call, confirm, seller } = world;
  const ask = (email: string, amount = price - 500) =>
    call<string>(
      server,
      'start_guest_offer',
      car,
      'Gus',
      email,
      `${amount}`,
      inDays(2),
      `${price}`,
      false,
    );
  const waiting = await ask('gus@example.test');
  expect(await ask('gus@example.test')).toBe(waiting);
  expect(await database.as(seller, (as) => as`select id from offers`)).toEqual([]);
  expect(await confirm(waiting)).toBe(waiting);
  thread = waiting;
  expect(await read(server, 'buyer')).toMatchObject({ open: { amount: price - 500 } });
  expect(await read(seller)).toMatchObject({ open: { amount: price - 500 } });
  const later = await ask('gus@example.test', price - 300);
  expect(await confirm(later)).toBe(waiting);
  expect(await read(seller)).toMatchObject({ open: { amount: price - 300 } });
  expect(await sql`select state from offers order by amount`).toEqual([
    { state: 'withdrawn' },
    { state: 'open' },
  ]);
  const { user } = seller;
  await call(
    server,
    'start_guest_offer',
    car,
    'Gus',
    `${user}@example.test`,
    `${price}`,
    inDays(2),
    `${price}`,
    false,
  );
  expect(await sql`select from offers`).toHaveLength(2);
  await expectRefused(
    call(seller, 'start_guest_offer', car, 'Gus', 'a@b.test', '1', inDays(2), '1', true),
  );
});

test('a yes at the moment of a sale waits for it, and finds the offer ended', async () => {
  const { buyer, seller, car, sql } = world;
  const id = await offer(buyer);
  let refused: Promise<unknown> | undefined;
  await sql.begin(async (sale) => {
    await sale`update vehicles set listing_status = 'sold' where id = ${car}`;
    refused = expectRefused(answer(seller, id, 'accepted'), 'P0002');
    await sale`select pg_sleep(0.2)`;
  });
  await refused;
  expect(await sql`select state from offers where id = ${id}`).toEqual([{ state: 'ended' }]);
});

test('an offer at the moment of a sale is not left open', async () => {
  const { buyer, car, sql } = world;
  let refused: Promise<unknown> | undefined;
  await sql.begin(async (sale) => {
    await sale`update vehicles set listing_status = 'sold' where id = ${car}`;
    refused = expectRefused(offer(buyer), 'P0002');
    await sale`select pg_sleep(0.2)`;
  });
  await refused;
  expect(await sql`select from offers where state = 'open'`).toEqual([]);
});
