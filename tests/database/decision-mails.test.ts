import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CaseKind, Decision } from '@/lib/staff/types';
import { createStaffWorld, type StaffWorld } from './staff-world';
import { openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: StaffWorld;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createStaffWorld(database);
});

/** Opens a case, deletes the mails about its messages, and decides it. */
async function decided(kind: CaseKind, decision: Decision) {
  const { id, items } = await world.cases[kind]();
  await world.sql`delete from private.mail_outbox`;
  return world.decide(kind, id, items, decision);
}

/** Sends all mails that are due; returns lines such as 'decision taken_down → address'. */
async function sendAll() {
  const sent: string[] = [];
  for (let mail = await world.claim(); mail; mail = await world.claim()) {
    sent.push(`${mail.kind} ${mail.decision.decision} → ${mail.recipient.address.split('@')[0]}`);
    await world.settle(mail, 'sent');
  }
  return sent.sort();
}

test('a mail about a decision is due after two minutes, with a link to appeal for whom it is about', async () => {
  const { claim, settle, wait, seller, buyer } = world;
  const id = await decided('listing', 'taken_down');
  await wait('119 seconds');
  expect(await claim()).toBeNull();
  await wait('1 second');
  const mails = [await claim(), await claim()].sort((a, b) =>
    (a?.kind ?? '').localeCompare(b?.kind ?? ''),
  );
  const recipient = (user: string, name: string) => ({
    address: `${user}@example.test`,
    name,
    has_account: true,
    is_off: false,
  });
  const decision = {
    id,
    case_kind: 'listing',
    decision: 'taken_down',
    title: '2019 Ford Fiesta',
    reason: 'No.',
    original: null,
  };
  const mail = {
    id: expect.any(String),
    claim: expect.any(String),
    attempts: 1,
    enquiry_id: null,
    side: null,
  };
  expect(mails).toEqual([
    {
      ...mail,
      kind: 'decision',
      user_id: null,
      recipient: recipient(seller.user, 'Sally Seller'),
      decision: { ...decision, can_appeal: true },
    },
    {
      ...mail,
      kind: 'report_outcome',
      user_id: buyer.user,
      recipient: recipient(buyer.user, 'Bob Buyer'),
      decision: { ...decision, can_appeal: false },
    },
  ]);
  for (const claimed of mails) expect(await settle(claimed, 'sent')).toBe(true);
  expect(await claim()).toBeNull();
});

test('who was mailed is mailed the undoing, and nothing more of the decision', async () => {
  const { sql, claim, settle, undo, wait } = world;
  const id = await decided('application', 'rejected');
  await wait('2 minutes');
  // The claimed mail may be sent or not: the job that claimed it has not reported it.
  await claim();
  await undo(id);
  await wait('1 hour');
  const mail = await claim();
  expect(mail?.decision).toMatchObject({
    decision: 'undone',
    original: 'rejected',
    can_appeal: false,
  });
  await settle(mail, 'sent');
  expect(await claim()).toBeNull();
  expect(await sql`select from private.mail_outbox`).toHaveLength(1);
});

test('a decision whose mail has only failed is undone unheard', async () => {
  const { sql, claim, settle, undo, wait } = world;
  for (const outcome of ['retry', 'failed'] as const) {
    const id = await decided('listing', 'taken_down');
    await wait('2 minutes');
    for (let mail = await claim(); mail; mail = await claim()) await settle(mail, outcome);
    await undo(id);
    expect(await sql`select from private.mail_outbox`).toEqual([]);
  }
});

test('an undoing waits for a claim under way', async () => {
  const { undo, wait, mailsOf } = world;
  const id = await decided('application', 'rejected');
  await wait('2 minutes');
  let undone: Promise<string> | undefined;
  await database.keep('service_role', async (claiming) => {
    await claiming`select claim_mail()`;
    undone = undo(id);
    await expect.poll(() => claiming`select from pg_locks where not granted`).toHaveLength(1);
  });
  expect(await mailsOf((await undone) ?? '')).toEqual(['decision to seller after 2']);
});

test('who is told of an appeal is told what it was about', async () => {
  const { cases, decide, undo, claim, wait, sql } = world;
  const { id } = await cases.appeal();
  await sql`delete from private.mail_outbox`;
  const rejected = await decide('appeal', id, [], 'appeal_rejected');
  await wait('2 minutes');
  expect((await claim())?.decision).toMatchObject({
    decision: 'appeal_rejected',
    original: 'taken_down',
    can_appeal: false,
  });
  await undo(rejected);
  await wait('2 minutes');
  expect((await claim())?.decision).toMatchObject({ original: 'appeal_rejected' });
});

test.each([
  ['an account', 'listing', 'taken_down', 'buyer', 'seller'],
  ['a side of a thread', 'enquiry', 'warned', 'seller', 'buyer'],
] as const)(
  'the outcome of a report of %s obeys the e-mail switch, the decision does not',
  async (_, kind, decision, reporter, about) => {
    const { sql, wait } = world;
    const id = world[about].user;
    await decided(kind, decision);
    await wait('2 minutes');
    expect(await sendAll()).toEqual([
      `decision ${decision} → ${id}`,
      `report_outcome ${decision} → ${world[reporter].user}`,
    ]);
    await sql`update profiles set email_notifications = false`;
    await decided(kind, decision);
    await wait('2 minutes');
    expect(await sendAll()).toEqual([`decision ${decision} → ${id}`]);
  },
);

test('who was told an outcome hears that it is taken back, by an undoing or an appeal', async () => {
  const { sql, decide, undo, appeal, age, wait, buyer, seller } = world;
  const undone = await decided('listing', 'no_breach');
  await wait('2 minutes');
  await sendAll();
  await undo(undone);
  await wait('2 minutes');
  expect(await sendAll()).toEqual([`report_outcome undone → ${buyer.user}`]);
  for (const time of ['1 minute', '31 days']) {
    const upheld = await decided('enquiry', 'closed');
    await wait('2 minutes');
    await sendAll();
    // Mails that were sent are deleted after 30 days.
    if (time === '31 days') await sql`delete from private.mail_outbox`;
    await age(upheld, time);
    await appeal(upheld);
    await decide('appeal', upheld, [], 'appeal_upheld');
    await wait('2 minutes');
    expect(await sendAll()).toEqual([
      `decision appeal_upheld → ${buyer.user}`,
      `report_outcome appeal_upheld → ${seller.user}`,
    ]);
  }
});

test('who reported hears of a thread that is closed for both sides', async () => {
  const { wait, seller, buyer } = world;
  await decided('enquiry', 'closed');
  await wait('2 minutes');
  expect(await sendAll()).toEqual([
    `decision closed → ${buyer.user}`,
    `report_outcome closed → ${seller.user}`,
  ]);
});

test('sides without an account are mailed at the address they gave', async () => {
  const { sql, ask, confirm, call, server, stock, stockCar, addCar, decide, report, wait } = world;
  const thread = await confirm(await ask(await addCar(), 'gus@example.test', 'Hello'));
  await call(server, 'report_enquiry', thread, 'Rude', 'buyer');
  const rows = await sql`select id from enquiry_reports`;
  await sql`delete from private.mail_outbox`;
  await decide(
    'enquiry',
    thread,
    rows.map((row) => row.id),
    'no_breach',
  );
  await decide('listing', stockCar, [await report(stockCar, null)], 'taken_down');
  await wait('2 minutes');
  expect(await sendAll()).toEqual([
    'decision taken_down → stock',
    'report_outcome no_breach → gus',
  ]);
  await decide('listing', await addCar(stock), [], 'taken_down');
  await sql`delete from sellers where id = ${stock}`;
  await wait('2 minutes');
  expect(await sendAll()).toEqual([]);
});
