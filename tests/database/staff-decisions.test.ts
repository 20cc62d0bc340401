import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CaseKind, Decision } from '@/lib/staff/types';
import {
  createStaffWorld,
  DECISION_TO,
  DOWN,
  INVISIBLE,
  LINK,
  NOTICE,
  OUTCOME_TO,
  type StaffWorld,
  UP,
} from './staff-world';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: StaffWorld;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createStaffWorld(database);
});

type Row = [CaseKind, Decision, Record<string, unknown>, string[]];
const ROWS: Row[] = [
  [
    'listing',
    'no_breach',
    { ...UP, status: 'dismissed', is_settled: true },
    [OUTCOME_TO('account')],
  ],
  [
    'listing',
    'correction_requested',
    { ...UP, status: 'resolved', is_settled: true },
    [DECISION_TO('seller'), OUTCOME_TO('account')],
  ],
  [
    'listing',
    'taken_down',
    { ...DOWN, status: 'resolved', is_settled: true },
    [DECISION_TO('seller'), OUTCOME_TO('account')],
  ],
  ['enquiry', 'no_breach', { blocked_by: null, status: 'dismissed' }, [OUTCOME_TO('seller')]],
  [
    'enquiry',
    'warned',
    { blocked_by: null, status: 'resolved' },
    [DECISION_TO('buyer'), OUTCOME_TO('seller')],
  ],
  [
    'enquiry',
    'closed',
    { blocked_by: 'seller', status: 'resolved' },
    [DECISION_TO('buyer'), OUTCOME_TO('seller')],
  ],
  ['held_message', 'released', { body: LINK, held: null, is_refused: false }, []],
  [
    'held_message',
    'refused',
    { body: NOTICE, held: LINK, is_refused: true },
    [DECISION_TO('buyer')],
  ],
  [
    'application',
    'approved_dealer',
    { status: 'approved', seller_type: 'dealer' },
    [DECISION_TO('seller')],
  ],
  [
    'application',
    'approved_verified_dealer',
    { status: 'approved', seller_type: 'verified_dealer' },
    [DECISION_TO('seller')],
  ],
  [
    'application',
    'rejected',
    { status: 'rejected', seller_type: 'private' },
    [DECISION_TO('seller')],
  ],
  ['conversation', 'closed', { status: 'closed' }, []],
  ['appeal', 'appeal_upheld', { ...UP, is_decided: true }, [DECISION_TO('seller')]],
  ['appeal', 'appeal_rejected', { ...DOWN, is_decided: true }, [DECISION_TO('seller')]],
];

test.each(ROWS)(
  '%s, %s: settles, logs and mails once, and is undone',
  async (kind, decision, after, mails) => {
    const { sql, staff, decide, undo, mailsOf } = world;
    const { id, items, state } = await world.cases[kind]();
    const before = await state();
    const entry = await decide(kind, id, items, decision);
    expect(await state()).toEqual(after);
    expect(await mailsOf(entry)).toEqual(mails);
    const [logged] = await sql`select * from staff_decisions where id = ${entry}`;
    expect(logged).toMatchObject({
      case_kind: kind,
      case_id: id,
      decision,
      reason: 'No.',
      undoes: null,
      staff_id: staff.user,
      staff_name: 'Sue Staff',
      // In the other cases the buyer is reported, and wrote the message.
      seller_id: ['listing', 'application', 'appeal'].includes(kind) ? world.sellerId : null,
    });
    expect(logged?.title).toMatch(/^(2019 Ford Fiesta|Dealer application|LiveChat)$/);
    await expectRefused(decide(kind, id, items, decision), 'P0002');

    if (decision === 'appeal_upheld') return expectRefused(undo(entry), 'PT409');
    const undone = await undo(entry);
    expect(await state()).toEqual(before);
    expect([await mailsOf(entry), await mailsOf(undone)]).toEqual([[], []]);
    await expectRefused(undo(entry), 'P0002');
    await expectRefused(undo(undone), 'P0002');
    await decide(kind, id, items, decision);
    expect(await state()).toEqual(after);
  },
);

test('a decision of another kind, without or with too long a reason, changes nothing', async () => {
  const { sql, decide } = world;
  const decisions = await sql<{ name: Decision }[]>`
    select unnest(enum_range(null::staff_decision)) as name`;
  for (const [kind, open] of Object.entries(world.cases) as [
    CaseKind,
    StaffWorld['cases']['appeal'],
  ][]) {
    const { id, items, state } = await open();
    const before = await state();
    for (const { name } of decisions) {
      const isOfKind = ROWS.some((row) => row[0] === kind && row[1] === name);
      for (const reason of isOfKind ? [...INVISIBLE, 'x'.repeat(2001)] : ['No.']) {
        await expectRefused(decide(kind, id, items, name, reason), '23514');
      }
    }
    expect(await state()).toEqual(before);
    await expectRefused(
      decide(
        kind,
        crypto.randomUUID(),
        items,
        ROWS.find((row) => row[0] === kind)?.[1] as Decision,
      ),
      'P0002',
    );
  }
});

test('an application that is open again is not opened twice', async () => {
  const { sql, cases, decide, undo } = world;
  const { id, state } = await cases.application();
  const entry = await decide('application', id, [], 'approved_dealer');
  await cases.application();
  await undo(entry);
  expect(await state()).toEqual({ status: 'approved', seller_type: 'private' });
  expect(await sql`select from dealer_applications where status = 'pending'`).toHaveLength(1);
});

test('a decision about an application is not undone under one about a later application', async () => {
  const { cases, decide, undo } = world;
  const first = await cases.application();
  const entry = await decide('application', first.id, [], 'approved_dealer');
  const second = await cases.application();
  const later = await decide('application', second.id, [], 'approved_verified_dealer');
  await expectRefused(undo(entry), 'PT409');
  expect(await first.state()).toEqual({ status: 'approved', seller_type: 'verified_dealer' });
  await undo(later);
  expect(await first.state()).toEqual({ status: 'approved', seller_type: 'dealer' });
  await undo(entry);
  expect(await first.state()).toEqual({ status: 'approved', seller_type: 'private' });
});

test('an answer in LiveChat is logged without its text, sent once, and cannot be undone', async () => {
  const { sql, staff, call, cases, undo } = world;
  const { id, state } = await cases.conversation();
  const entry = await call<string>(staff, 'answer_conversation', id, ' Hello \n');
  expect(await state()).toEqual({ status: 'open' });
  const messages = await sql`select author, body from support_messages order by created_at`;
  expect(messages[1]).toEqual({ author: 'staff', body: 'Hello' });
  const [logged] = await sql`select decision, reason from staff_decisions where id = ${entry}`;
  expect(logged).toEqual({ decision: 'answered', reason: 'Answered' });
  await expectRefused(call(staff, 'answer_conversation', id, 'Hello'), 'P0002');
  for (const text of INVISIBLE)
    await expectRefused(call(staff, 'answer_conversation', id, text), '23514');
  await expectRefused(call(staff, 'answer_conversation', crypto.randomUUID(), 'Hi'), 'P0002');
  await expectRefused(undo(entry), 'PT409');
});

test('a conversation is not answered or closed past what its visitor has written since', async () => {
  const { sql, staff, call, cases } = world;
  const { id, state } = await cases.conversation();
  const seen = async () =>
    (await call<{ messages: { created_at: string }[] }>(staff, 'staff_case', 'conversation', id))
      .messages[0]?.created_at ?? null;
  const before = await seen();
  await sql`insert into support_messages (conversation_id, author, body) values (${id}, 'visitor', 'Never mind')`;
  const answer = (at: string | null) => call(staff, 'answer_conversation', id, 'Hello', at);
  const close = (at: string | null) =>
    call(staff, 'decide_case', 'conversation', id, [], 'closed', 'Done.', at);
  await expectRefused(answer(before), 'PT409');
  await expectRefused(close(before), 'PT409');
  expect(await state()).toEqual({ status: 'waiting' });
  expect(await sql`select from support_messages where author = 'staff'`).toEqual([]);
  const [last] = await sql`select max(created_at)::text as at from support_messages`;
  await answer(last?.at);
  // A message that staff have written themselves is not news.
  await close(last?.at);
  expect(await state()).toEqual({ status: 'closed' });
});

test('a decision is undone for 30 days, and not under a later one that stands', async () => {
  const { report, cases, decide, undo, age } = world;
  const { id, items } = await cases.listing();
  const first = await decide('listing', id, items, 'correction_requested');
  const second = await decide('listing', id, [await report(id)], 'no_breach');
  await expectRefused(undo(first), 'PT409');
  await undo(second);
  await age(first, '30 days 1 minute');
  await expectRefused(undo(first), 'PT409');
  await expectRefused(undo(crypto.randomUUID()), 'P0002');
});

test('the log is never changed, also by its owner, and deleted after two years', async () => {
  const { sql, cases, decide, undo, age } = world;
  const { id, items } = await cases.listing();
  const entry = await decide('listing', id, items, 'taken_down');
  const undone = await undo(entry);
  const attempts = [
    "update staff_decisions set reason = 'x'",
    'delete from staff_decisions',
    'truncate staff_decisions cascade',
  ];
  for (const statement of attempts) {
    await expectRefused(sql.unsafe(statement).execute());
    for (const actor of ['service_role', world.staff] as const) {
      await expectRefused(database.as(actor, (as) => as.unsafe(statement)));
    }
  }
  const left = async () =>
    (await sql`select id from staff_decisions where id in (${entry}, ${undone})`).length;
  const decideAnother = async () => decide('listing', await world.addCar(), [], 'taken_down');
  await age(entry, '2 years 10 days');
  await decideAnother();
  expect(await left()).toBe(2);
  await age(undone, '2 years 1 day');
  await decideAnother();
  expect(await left()).toBe(0);
});

test('staff alone call the functions of staff', async () => {
  const { call, cases, seller, other } = world;
  const { id, items } = await cases.listing();
  const calls: Parameters<typeof call> extends [unknown, ...infer Rest] ? Rest[] : never = [
    ['staff_queue'],
    ['staff_case', 'listing', id],
    ['staff_seller', world.sellerId],
    ['staff_search', 'Ford'],
    ['decide_case', 'listing', id, items, 'taken_down', 'No.'],
    ['answer_conversation', id, 'Hi'],
    ['undo_decision', id, 'No.'],
    ['add_staff_note', 'Hm', world.sellerId],
  ];
  for (const actor of ['anon', 'service_role', seller, other] as const) {
    for (const args of calls) await expectRefused(call(actor, ...args));
  }
  for (const actor of ['anon', seller, world.staff] as const) {
    await expectRefused(call(actor, 'appeal_decision', id, 'No'));
    await expectRefused(call(actor, 'appealable_decision', id));
  }
});

test('a note is about one seller, thread or conversation, and shown with it', async () => {
  const { sql, staff, call, cases, sellerId } = world;
  const note = (...args: (string | null)[]) => call(staff, 'add_staff_note', ...args);
  const { id } = await cases.enquiry();
  await note(' Odd \n', null, id);
  expect(await call(staff, 'staff_case', 'enquiry', id)).toMatchObject({
    notes: [{ body: 'Odd', staff_name: 'Sue Staff' }],
  });
  await expectRefused(note('Odd'), '23514');
  await expectRefused(note('Odd', sellerId, id), '23514');
  for (const text of INVISIBLE) await expectRefused(note(text, sellerId), '23514');
  await expectRefused(note('x'.repeat(2001), sellerId), '23514');
  expect(await sql`select from staff_notes`).toHaveLength(1);
});
