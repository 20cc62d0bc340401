import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createEnquiryWorld, type EnquiryWorld } from './enquiry-world';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: EnquiryWorld;
let thread: string;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createEnquiryWorld(database);
  thread = await world.send(world.buyer, world.car, 'First');
});

const told = (mail: Awaited<ReturnType<EnquiryWorld['claim']>>) =>
  mail && [mail.recipient.address.split('@')[0], ...mail.messages.map(({ body }) => body)];

/** Claims the next mail and settles it as sent. */
async function send() {
  const mail = await world.claim();
  if (mail) expect(await world.settle(mail, 'sent')).toBe(true);
  return told(mail);
}

test('the first message and the first reply are mailed at once', async () => {
  const { buyer, seller, reply } = world;
  expect(await send()).toEqual([seller.user, 'First']);
  expect(await send()).toBeNull();
  await reply(seller, thread, 'Reply');
  expect(await send()).toEqual([buyer.user, 'Reply']);
  expect(await send()).toBeNull();
});

test('no mail tells of a message held back; a first one after it is mailed at once', async () => {
  const { other, seller, car, reply, sql } = world;
  await sql`delete from private.mail_outbox`;
  const id = await world.send(other, car, 'See www.cars.example');
  expect(await send()).toBeNull();
  await reply(other, id, 'Is it for sale?');
  expect(await send()).toEqual([seller.user, 'Is it for sale?']);
});

test('later messages are gathered in at most one mail an hour', async () => {
  const { buyer, seller, reply, wait } = world;
  await send();
  for (const text of ['Second', 'Third']) await reply(buyer, thread, text);
  await wait('59 minutes');
  expect(await send()).toBeNull();
  await reply(buyer, thread, 'Fourth');
  await wait('2 minutes');
  expect(await send()).toEqual([seller.user, 'Second', 'Third', 'Fourth']);
  await wait('5 hours');
  await reply(buyer, thread, 'Fifth');
  expect(await send()).toBeNull();
  await wait('2 minutes');
  expect(await send()).toEqual([seller.user, 'Fifth']);
});

test('none is sent about what has been read, or to who wants none', async () => {
  const { buyer, seller, other, server, sql, call, send: write } = world;
  await call(seller, 'mark_enquiry_read', thread);
  expect(await send()).toBeNull();
  expect(await sql`select from private.mail_outbox`).toEqual([]);

  const unwanted = async (actor: typeof buyer, refuse: (id: string) => Promise<unknown>) => {
    const id = await write(actor, world.car, 'Hello');
    await refuse(id);
    expect(await send()).toBeNull();
  };
  await unwanted(other, (id) => call(seller, 'set_enquiry_blocked', id, true));
  await unwanted(buyer, () => sql`update profiles set email_notifications = false`);
  await sql`update profiles set email_notifications = true`;
  await world.wait('1 day');
  await unwanted(buyer, (id) => call(server, 'set_enquiry_mail', id, 'seller', false));
  // An account switches them on again in its settings only.
  await call(server, 'set_enquiry_mail', thread, 'seller', true);
  expect(await call(server, 'enquiry_mail', thread, 'seller')).toEqual({
    has_account: true,
    is_on: false,
  });
  const rows = await sql`select id from profiles where not email_notifications`;
  expect(rows).toEqual([{ id: seller.user }]);
});

test('sides without an account switch mails off and on for themselves', async () => {
  const { buyer, seller, server, sql, ask, confirm, call, reply } = world;
  const guest = await confirm(await ask(world.car, 'gus@example.test', 'Hello'));
  await sql`delete from private.mail_outbox`;
  await call(server, 'set_enquiry_mail', guest, 'buyer', false);
  expect(await call(server, 'enquiry_mail', guest, 'buyer')).toEqual({
    has_account: false,
    is_on: false,
  });
  await reply(seller, guest, 'Reply');
  expect(await send()).toBeNull();
  const stocked = await world.send(buyer, world.stockCar, 'Hello');
  expect(await send()).toEqual(['stock', 'Hello']);
  await call(server, 'set_enquiry_mail', stocked, 'seller', false);
  await reply(buyer, stocked, 'Hello?');
  await world.wait('2 hours');
  expect(await send()).toBeNull();
  await call(server, 'set_enquiry_mail', stocked, 'seller', true);
  expect(await call(server, 'enquiry_mail', stocked, 'seller')).toMatchObject({ is_on: true });
  await reply(buyer, stocked, 'Anybody?');
  await world.wait('2 hours');
  expect(await send()).toEqual(['stock', 'Anybody?']);
  await reply(seller, thread, 'Others go on');
  expect(await send()).toEqual([buyer.user, 'Others go on']);
});

test('a confirmation goes to the address at once, unless it came', async () => {
  const { ask, confirm, car, sql, claim } = world;
  await sql`delete from private.mail_outbox`;
  await ask(car, 'gus@example.test', 'Hello');
  expect(await claim()).toMatchObject({
    kind: 'confirm_enquiry',
    recipient: { address: 'gus@example.test', has_account: false },
  });
  await confirm(await ask(car, 'eve@example.test', 'Hi'));
  expect(await claim()).toMatchObject({ kind: 'enquiry_messages' });
  expect(await claim()).toBeNull();
});

test('a side gets a new link by mail at most once an hour, also with its mails off', async () => {
  const { ask, confirm, car, sql, claim, settle, call, server, buyer } = world;
  const guest = await ask(car, 'gus@example.test', 'Hello');
  await confirm(guest);
  await call(server, 'set_enquiry_mail', guest, 'buyer', false);
  await sql`delete from private.mail_outbox`;
  await Promise.all([1, 2].map(() => call(server, 'request_enquiry_link', guest, 'buyer')));
  const mail = await claim();
  expect(mail).toMatchObject({
    kind: 'enquiry_link',
    enquiry_id: guest,
    side: 'buyer',
    seller_type: 'private',
    recipient: { address: 'gus@example.test' },
    vehicle_title: '2019 Ford Fiesta',
    messages: [],
  });
  await settle(mail, 'sent');
  await call(server, 'request_enquiry_link', guest, 'buyer');
  expect(await claim()).toBeNull();
  await world.wait('61 minutes');
  await call(server, 'request_enquiry_link', guest, 'buyer');
  expect(await claim()).toMatchObject({ kind: 'enquiry_link' });
  await call(server, 'request_enquiry_link', randomUUID(), 'buyer');
  expect(await claim()).toBeNull();
  await expectRefused(call(buyer, 'request_enquiry_link', guest, 'buyer'), '42501');
});

test('a message that is written while its mail is claimed gets a mail of its own', async () => {
  const { buyer, seller, claim, reply, settle, wait } = world;
  const first = await claim();
  await reply(buyer, thread, 'Second');
  await wait('3 minutes');
  const again = await claim();
  expect(again).toMatchObject({ id: first?.id, attempts: 2, messages: [{ body: 'First' }] });
  expect(await settle(first, 'sent')).toBe(false);
  expect(await settle(again, 'sent')).toBe(true);
  await wait('1 hour');
  expect(await send()).toEqual([seller.user, 'Second']);
});

test('a mail is not claimed while a message joins it', async () => {
  const { buyer, seller, claim, sql } = world;
  await database.keep(buyer, async (writing) => {
    await writing`select send_reply(${thread}, 'Second')`;
    expect(await claim()).toBeNull();
  });
  expect(await send()).toEqual([seller.user, 'First', 'Second']);

  await sql`update private.mail_outbox set sent_at = null, claim = null, attempts = 0`;
  await sql`update enquiry_messages set mail_id = null`;
  let reply: Promise<unknown> | undefined;
  await database.keep('service_role', async (claiming) => {
    await claiming`select claim_mail()`;
    reply = world.reply(buyer, thread, 'Third');
    await expect.poll(() => claiming`select from pg_locks where not granted`).toHaveLength(1);
  });
  await reply;
  expect(await sql`select from private.mail_outbox`).toHaveLength(2);
});

test('two claimers never get the same mail', async () => {
  const { other, car, claim } = world;
  await world.send(other, car, 'Hello');
  const mails = await Promise.all([claim(), claim()]);
  expect(new Set(mails.map((mail) => mail?.id)).size).toBe(2);
  expect(await claim()).toBeNull();
});

test.each([
  ['are refused', true],
  ['kill the job', false],
])('ten attempts that %s are the last', async (_, isSettled) => {
  const { claim, settle, sql, wait } = world;
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const mail = await claim();
    expect(mail?.attempts).toBe(attempt);
    if (isSettled) await settle(mail, 'retry');
    expect(await claim()).toBeNull();
    await wait('6 hours 1 minute');
  }
  expect(await claim()).toBeNull();
  expect(await sql`select from private.mail_outbox where failed_at is not null`).toHaveLength(1);
});

test('a mail to retry is due after 2, 4, 8 … minutes', async () => {
  const { claim, settle, wait } = world;
  for (const minutes of [2, 4, 8, 16]) {
    await settle(await claim(), 'retry');
    await wait(`${minutes - 1} minutes`);
    expect(await claim()).toBeNull();
    await wait('61 seconds');
  }
  const mail = await claim();
  expect(await settle(mail, 'failed')).toBe(true);
  expect(await settle(mail, 'sent')).toBe(false);
  await wait('1 day');
  expect(await claim()).toBeNull();
});

test('sent mails are kept for 30 days', async () => {
  const { claim, sql, wait } = world;
  await send();
  await wait('29 days');
  await claim();
  expect(await sql`select from private.mail_outbox`).toHaveLength(1);
  await wait('2 days');
  await claim();
  expect(await sql`select from private.mail_outbox`).toHaveLength(0);
});

test('belongs to the server', async () => {
  for (const actor of ['anon', world.seller, world.staff] as const) {
    await expectRefused(world.call(actor, 'claim_mail'));
    await expectRefused(world.call(actor, 'mail_statistics'));
    await expectRefused(world.call(actor, 'enquiry_mail', thread, 'buyer'));
    await expectRefused(world.call(actor, 'set_enquiry_mail', thread, 'buyer', true));
    await expectRefused(database.as(actor, (sql) => sql`select from private.mail_outbox`));
  }
});

test('the statistics tell mails that are due from those tried in vain and those given up', async () => {
  const { server, sql, wait } = world;
  const statistics = () => world.call(server, 'mail_statistics');
  const none = { due: 0, overdue_seconds: 0, retrying: 0, retrying_seconds: 0, failed: 0 };
  await sql`delete from private.mail_outbox where enquiry_id <> ${thread}`;
  expect(await statistics()).toEqual({ ...none, due: 1 });
  await wait('90 seconds');
  expect(await statistics()).toEqual({ ...none, due: 1, overdue_seconds: 90 });
  await world.settle(await world.claim(), 'retry');
  expect(await statistics()).toEqual({ ...none, retrying: 1, retrying_seconds: 90 });
  await wait('1 day');
  await world.settle(await world.claim(), 'failed');
  expect(await statistics()).toEqual({ ...none, failed: 1 });
});
