import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEnquiryWorld, type EnquiryWorld } from './enquiry-world';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

const MAILS = ['still_for_sale', 'listing_archived'];

let database: TestDatabase;
let world: EnquiryWorld;
/** Has more connections than the database's own pool, for concurrent jobs. */
let jobs: postgres.Sql;

beforeAll(async () => {
  database = await openDatabase();
  jobs = postgres(database.url, { max: 4, onnotice: () => {} });
});
afterAll(() => jobs.end());

beforeEach(async () => {
  world = await createEnquiryWorld(database);
});

/** Moves every listing, question and mail to the past. */
async function wait(days: number) {
  const { sql } = world;
  const time = `${days} days`;
  await sql`update vehicles set views_count = views_count + 1, updated_at = updated_at - ${time}::interval`;
  await sql`update private.sale_checks set asked_at = asked_at - ${time}::interval,
    confirmed_at = confirmed_at - ${time}::interval, archived_at = archived_at - ${time}::interval`;
  await world.wait(time);
}

const run = async (name: string, limit = 200) => {
  const [row] = await database.keep(
    'service_role',
    (sql) => sql`select ${sql(name)}(${limit}) as done`,
  );
  return row?.done as number;
};
const ask = (limit?: number) => run('ask_still_for_sale', limit);
const archive = (limit?: number) => run('archive_unanswered', limit);

const statusOf = async (id: string) => {
  const [row] = await world.sql`select listing_status from vehicles where id = ${id}`;
  return row?.listing_status;
};

/** Claims and sends the mails that are due; returns lines such as 'still_for_sale → seller: 2019 Ford Fiesta'. */
async function mails() {
  await world.sql`update private.mail_outbox set due_at = now() where sent_at is null`;
  const sent: string[] = [];
  for (let mail = await world.claim(); mail; mail = await world.claim()) {
    const { vehicles } = mail as unknown as { vehicles: string[] };
    expect(MAILS).toContain(mail.kind);
    expect(mail.recipient.address).toBe(`${world.seller.user}@example.test`);
    sent.push(`${mail.kind}: ${vehicles.join(', ')}`);
    await world.settle(mail, 'sent');
  }
  return sent;
}

const confirm = (actor: Actor, id: string) => world.call<boolean>(actor, 'confirm_for_sale', id);

const asked = async () => {
  const [row] = await database.as(world.seller, (sql) => sql`select my_listings() as page`);
  return row?.page.asked;
};

test('a listing is asked about once, after 30 days without a change', async () => {
  await wait(29);
  expect([await ask(), await asked()]).toEqual([0, 0]);
  await wait(1);
  expect(await asked()).toBe(1);
  expect([await ask(), await ask()]).toEqual([1, 0]);
  expect(await mails()).toEqual(['still_for_sale: 2019 Ford Fiesta']);
  await wait(10);
  expect([await ask(), await mails()]).toEqual([0, []]);
});

test('a view does not answer, a change and a confirmation do', async () => {
  await wait(31);
  await world.sql`select record_vehicle_view(${world.car}, 'someone')`;
  expect(await asked()).toBe(1);
  await ask();
  expect(await confirm(world.seller, world.car)).toBe(true);
  expect(await asked()).toBe(0);
  // The seller answered before the mail was sent.
  expect(await mails()).toEqual([]);
  await wait(20);
  expect([await archive(), await ask()]).toEqual([0, 0]);
  await wait(10);
  expect(await ask()).toBe(1);
  await database.keep(
    world.seller,
    (sql) => sql`update vehicles set price = 9000 where id = ${world.car}`,
  );
  expect([await asked(), await mails()]).toEqual([0, []]);
});

test('its seller reads from when it may be archived, also before the job has asked', async () => {
  const days = async () => {
    const [row] = await database.as(
      world.seller,
      (sql) => sql`
        select round(extract(epoch from (my_listings() #>> '{listings,0,archived_from}')::timestamptz - now()) / 86400)::int as days`,
    );
    return row?.days;
  };
  await wait(60);
  expect(await days()).toBe(15);
  await ask();
  await wait(4);
  expect(await days()).toBe(11);
});

test('without an answer it is archived after 15 more days, with one mail', async () => {
  await wait(30);
  await ask();
  await mails();
  await wait(14);
  expect(await archive()).toBe(0);
  await wait(1);
  expect([await archive(), await archive()]).toEqual([1, 0]);
  expect(await statusOf(world.car)).toBe('archived');
  expect(await mails()).toEqual(['listing_archived: 2019 Ford Fiesta']);
  expect(await mails()).toEqual([]);
  const departed = await world.sql`select is_final from vehicle_departures`;
  expect(departed).toEqual([{ is_final: true }]);
  const [row] = await database.as(world.seller, (sql) => sql`select my_listings() as page`);
  expect(row?.page.listings).toMatchObject([{ unanswered: true, next: ['active', 'sold'] }]);
  // The period begins again when the car is relisted.
  await database.keep(
    world.seller,
    (sql) => sql`update vehicles set listing_status = 'active' where id = ${world.car}`,
  );
  await wait(29);
  expect([await archive(), await ask()]).toEqual([0, 0]);
  await wait(1);
  expect([await archive(), await ask()]).toEqual([0, 1]);
});

test('a listing is never archived unasked, however old it is', async () => {
  await wait(400);
  expect(await archive()).toBe(0);
  expect(await ask()).toBe(1);
  await wait(14);
  expect(await archive()).toBe(0);
  await wait(1);
  expect(await archive()).toBe(1);
});

test('sellers without an account, and listings that are not for sale, are exempt', async () => {
  const others = await Promise.all(
    ['draft', 'reserved', 'sold', 'archived'].map((status) => world.addCar(undefined, status)),
  );
  await wait(60);
  expect(await ask()).toBe(1);
  await wait(60);
  expect(await archive()).toBe(1);
  expect(await statusOf(world.stockCar)).toBe('active');
  expect(await Promise.all(others.map(statusOf))).toEqual([
    'draft',
    'reserved',
    'sold',
    'archived',
  ]);
});

test('the e-mail switch stops the question, not the notice of archiving', async () => {
  await world.sql`update profiles set email_notifications = false`;
  await wait(30);
  expect(await ask()).toBe(1);
  expect(await mails()).toEqual([]);
  await wait(15);
  expect(await archive()).toBe(1);
  expect(await mails()).toEqual(['listing_archived: 2019 Ford Fiesta']);
});

test('many cars of a seller are one mail, in whatever batches, and one a day', async () => {
  for (let at = 0; at < 4; at += 1) await world.addCar();
  await wait(30);
  expect([await ask(2), await ask(2), await ask(2), await ask(2)]).toEqual([2, 2, 1, 0]);
  expect(await mails()).toEqual([
    `still_for_sale: ${Array(5).fill('2019 Ford Fiesta').join(', ')}`,
  ]);
  const late = await world.addCar();
  await world.sql`update vehicles set views_count = 1, updated_at = now() - interval '31 days' where id = ${late}`;
  expect(await ask()).toBe(0);
  await wait(1);
  expect(await ask()).toBe(1);
  await wait(15);
  expect([await archive(4), await archive(4), await archive(4)]).toEqual([4, 2, 0]);
  expect(await mails()).toHaveLength(1);
});

test('two jobs at once ask and archive once', async () => {
  for (let at = 0; at < 9; at += 1) await world.addCar();
  await wait(30);
  const both = (name: string) =>
    Promise.all(
      Array.from({ length: 4 }, async () => {
        const [row] = await jobs.unsafe(`select ${name}(200) as done`);
        return row?.done as number;
      }),
    );
  const total = (done: number[]) => done.reduce((sum, each) => sum + each, 0);
  expect(total(await both('ask_still_for_sale'))).toBe(10);
  expect(await mails()).toHaveLength(1);
  await wait(15);
  expect(total(await both('archive_unanswered'))).toBe(10);
  expect(await mails()).toHaveLength(1);
});

test('an answer that is being given is not overtaken by the archiving', async () => {
  await wait(30);
  await ask();
  await wait(15);
  await database.keep(world.seller, async (answering) => {
    await answering`select confirm_for_sale(${world.car})`;
    const [row] = await jobs`select archive_unanswered() as done`;
    expect(row?.done).toBe(0);
  });
  expect(await archive()).toBe(0);
  expect(await statusOf(world.car)).toBe('active');
});

test('only its seller confirms a listing, and only one for sale', async () => {
  expect(await confirm(world.buyer, world.car)).toBe(false);
  expect(await confirm({ ...world.buyer, staff: true }, world.car)).toBe(false);
  await expectRefused(confirm(STRANGER, world.car));
  expect(await confirm(world.seller, await world.addCar(undefined, 'sold'))).toBe(false);
  expect(await world.sql`select from private.sale_checks`).toEqual([]);
});

test('clients neither run the job nor read the questions', async () => {
  for (const name of ['ask_still_for_sale', 'archive_unanswered'])
    for (const actor of [STRANGER, world.seller])
      await expectRefused(database.as(actor, (sql) => sql`select ${sql(name)}()`));
  for (const actor of [STRANGER, world.seller])
    await expectRefused(database.as(actor, (sql) => sql`select from private.sale_checks`));
});
