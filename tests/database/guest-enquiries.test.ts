import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createEnquiryWorld, type EnquiryWorld } from './enquiry-world';
import { addUser } from './fixtures';
import { expectRefused, openDatabase, type TestDatabase } from './support';

const EMAIL = 'gus@example.test';

let database: TestDatabase;
let world: EnquiryWorld;
let waiting: string;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createEnquiryWorld(database);
  waiting = await world.ask(world.car, EMAIL, 'Is it still for sale?');
});

/** Adds a signed-in person with this address, confirmed or not. */
async function addAccount(email: string, isConfirmed: boolean) {
  const user = await addUser(world.sql);
  await world.sql`update auth.users
    set email = ${email}, email_confirmed_at = ${isConfirmed ? new Date() : null} where id = ${user}`;
  return { user };
}

test('the seller sees nothing before the address is confirmed, once', async () => {
  const { seller, server, confirm, list, read, unread, call } = world;
  expect(await list(seller)).toEqual([]);
  expect(await unread(seller)).toBe(0);
  for (const table of ['enquiries', 'enquiry_messages']) {
    const rows = await database.as(seller, (sql) => sql`select id from ${sql(table)}`);
    expect(rows).toEqual([]);
  }
  for (const [actor, side] of [
    [seller, null],
    [server, 'buyer'],
    [server, 'seller'],
  ] as const) {
    await expectRefused(read(actor, waiting, side), 'P0002');
    await expectRefused(world.reply(actor, waiting, 'Hi', side), 'P0002');
  }
  expect(await call(server, 'unconfirmed_enquiry', waiting)).toMatchObject({
    seller_name: 'Sally Seller',
    body: 'Is it still for sale?',
    vehicle_title: '2019 Ford Fiesta',
  });
  expect(await confirm(waiting)).toBe(waiting);
  expect(await confirm(waiting)).toBe(waiting);
  expect(await call(server, 'unconfirmed_enquiry', waiting)).toBeNull();
  expect(await list(seller)).toMatchObject([{ other_name: 'Gus Guest', unread: 1 }]);
  const mails = await world.sql`select from private.mail_outbox where kind = 'enquiry_messages'`;
  expect(mails).toHaveLength(1);
});

test('a later message joins the thread of its address and vehicle', async () => {
  const { seller, server, car, addCar, ask, call, confirm, list, read } = world;
  await confirm(waiting);
  await world.send(world.buyer, car, 'Mine');
  const later = await ask(car, 'GUS@example.test', 'Hello?');
  expect(later).not.toBe(waiting);
  expect(await confirm(later)).toBe(waiting);
  expect(await confirm(later)).toBe(waiting);
  expect(await call(server, 'joined_enquiry', later)).toBe(waiting);
  expect(await call(server, 'joined_enquiry', waiting)).toBeNull();
  await expectRefused(read(server, later, 'buyer'), 'P0002');
  expect((await read(seller, waiting)).messages.map(({ body }) => body)).toEqual([
    'Is it still for sale?',
    'Hello?',
  ]);
  expect((await list(seller)).map(({ id }) => id)[0]).toBe(waiting);
  const elsewhere = await ask(await addCar(), EMAIL, 'And this?');
  expect(await confirm(elsewhere)).toBe(elsewhere);
});

test('a form sent twice asks once, also at the same moment', async () => {
  const { car, ask, sql } = world;
  const again = () => ask(car, 'Gus@example.test', ' Is it still for sale? ');
  expect(await Promise.all([again(), again()])).toEqual([waiting, waiting]);
  const [first, second] = await Promise.all([
    ask(car, 'new@example.test', 'See www.cars.example'),
    ask(car, 'new@example.test', 'See www.cars.example'),
  ]);
  expect(first).toBe(second);
  expect(await sql`select from private.mail_outbox`).toHaveLength(2);
});

test('one address asks ten times a day, about vehicles for sale', async () => {
  const { car, ask, confirm, sellerId, addCar } = world;
  for (let count = 1; count < 10; count += 1)
    await confirm(await ask(car, EMAIL, `Question ${count}`));
  await expectRefused(ask(car, 'GUS@EXAMPLE.TEST', 'One more'), 'PT429');
  await ask(car, 'other@example.test', 'One more');
  await expectRefused(ask(await addCar(sellerId, 'sold'), 'a@example.test', 'Hi'), 'P0002');
});

test('one address has at most three messages to confirm', async () => {
  const { ask, addCar, confirm, wait } = world;
  await ask(world.stockCar, 'GUS+1@example.test', 'Second');
  await ask(await addCar(), 'gus+2@example.test', 'Third');
  const more = () => ask(world.car, 'gus+3@example.test', 'Fourth');
  await expectRefused(more(), 'PT429');
  await confirm(waiting);
  await confirm(await more());
  await ask(world.car, EMAIL, 'Fifth');
  await expectRefused(ask(world.stockCar, EMAIL, 'Sixth'), 'PT429');
  await wait('25 hours');
  await ask(world.stockCar, EMAIL, 'Sixth');
});

test('the address of the seller starts nothing, and is not told', async () => {
  const { ask, seller, server, sql, call } = world;
  const account = `${seller.user}+cars@EXAMPLE.test`;
  for (const [vehicle, email] of [
    [world.car, account],
    [world.stockCar, 'stock@example.test'],
  ] as const) {
    const id = await ask(vehicle, email, 'Hello');
    expect(await call(server, 'unconfirmed_enquiry', id)).toBeNull();
    for (const text of ['Second', 'Third']) await ask(vehicle, email, text);
    await expectRefused(ask(vehicle, email, 'Fourth'), 'PT429');
  }
  expect(await sql`select id from enquiries`).toEqual([{ id: waiting }]);
  expect(await sql`select from private.mail_outbox`).toHaveLength(1);
});

test('what is not confirmed within seven days is deleted', async () => {
  const { claim, confirm, sql, wait } = world;
  const confirmed = await world.ask(world.stockCar, EMAIL, 'Confirmed');
  await confirm(confirmed);
  await wait('6 days 23 hours');
  await claim();
  expect(await sql`select from enquiries`).toHaveLength(2);
  await wait('2 hours');
  await claim();
  expect(await sql`select id from enquiries`).toEqual([{ id: confirmed }]);
  await expectRefused(confirm(waiting), 'P0002');
});

test('the server acts for a side without an account alone', async () => {
  const { buyer, seller, server, car, stockCar, send, reply, read, confirm, call } = world;
  const known = await send(buyer, car, 'Hello');
  const stocked = await send(buyer, stockCar, 'Hello');
  for (const side of ['buyer', 'seller', null] as const) {
    await expectRefused(reply(server, known, 'Forged', side), 'P0002');
  }
  await expectRefused(reply(server, stocked, 'Forged', 'buyer'), 'P0002');
  await expectRefused(confirm(known), 'P0002');
  await reply(server, stocked, 'We have it', 'seller');
  await confirm(waiting);
  await expectRefused(reply(server, waiting, 'Forged', 'seller'), 'P0002');
  await reply(seller, waiting, 'It is');
  await reply(server, waiting, 'Good', 'buyer');
  await call(server, 'mark_enquiry_read', waiting, 'buyer');
  await call(server, 'report_enquiry', waiting, null, 'buyer');
  expect((await read(server, waiting, 'buyer')).messages).toHaveLength(3);
  await call(server, 'set_enquiry_blocked', waiting, true, 'buyer');
  await expectRefused(reply(server, waiting, 'More', 'buyer'), 'PT409');
});

test('an account has the threads of its confirmed address', async () => {
  await world.confirm(waiting);
  const [gus, impostor] = [
    await addAccount('Gus@Example.test', true),
    await addAccount(EMAIL, false),
  ];
  expect((await world.read(gus, waiting)).side).toBe('buyer');
  expect(await world.list(gus)).toMatchObject([{ id: waiting, side: 'buyer' }]);
  await world.reply(world.seller, waiting, 'Yes');
  expect(await world.unread(gus)).toBe(1);
  await world.reply(gus, waiting, 'Thanks');
  expect(await world.list(impostor)).toEqual([]);
  await expectRefused(world.read(impostor, waiting), 'P0002');
});

test('whom the seller has blocked cannot write again as a guest', async () => {
  const { seller, car, addCar, ask, confirm, call } = world;
  await confirm(waiting);
  const again = [await ask(car, EMAIL, 'Why?'), await ask(await addCar(), EMAIL, 'And this?')];
  await call(seller, 'set_enquiry_blocked', waiting, true);
  for (const id of again) await expectRefused(confirm(id), 'PT409');
  await confirm(await ask(world.stockCar, EMAIL, 'Yours?'));
  await call(seller, 'set_enquiry_blocked', waiting, false);
  await confirm(again[0] ?? '');
});

test('whom the seller has blocked as a guest cannot write from an account, and the reverse', async () => {
  const { seller, car, stockCar, ask, confirm, call, send } = world;
  const gus = await addAccount(EMAIL, true);
  await confirm(waiting);
  await call(seller, 'set_enquiry_blocked', waiting, true);
  await expectRefused(send(gus, car, 'Me again'), 'PT409');
  await call(seller, 'set_enquiry_blocked', waiting, false);
  const known = await send(gus, car, 'Me again');
  await send(gus, stockCar, 'Hello');
  await call(seller, 'set_enquiry_blocked', known, true);
  await expectRefused(confirm(await ask(await world.addCar(), EMAIL, 'And as a guest')), 'PT409');
  await expectRefused(world.reply(gus, waiting, 'And here'), 'PT409');
});

test('a held text is not shown where it is confirmed', async () => {
  const { ask, call, server, car } = world;
  const id = await ask(car, 'eve@example.test', 'See www.cars.example');
  expect(await call(server, 'unconfirmed_enquiry', id)).toMatchObject({
    body: 'This message is held back because it contains a link.',
  });
});

test('a name that is a link or no name is replaced', async () => {
  const { seller, stockCar, ask, confirm, server, sql } = world;
  await confirm(await ask(world.car, 'b@example.test', 'Hi', 'Buy at www.cars.example'));
  expect(await world.list(seller)).toMatchObject([{ other_name: 'Forecourt user' }]);
  await ask(stockCar, 'c@example.test', 'Hi', ' ');
  await expectRefused(ask(stockCar, 'd@example.test', 'Hi', 'A\u202eB'), '23514');
  expect(await sql`select from enquiries where buyer_name = 'Forecourt user'`).toHaveLength(2);
  expect(await world.call(server, 'seller_phone', world.car)).toBe('020 7946 0001');
});
