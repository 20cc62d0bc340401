import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaseKind, Decision } from '@/lib/staff/types';
import { createStaffWorld, INVISIBLE, LINK, NOTICE, type StaffWorld } from './staff-world';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: StaffWorld;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createStaffWorld(database);
});

const up = { listing_status: 'active', is_down: false };
const down = { listing_status: 'archived', is_down: true };
const DECISION_TO = (side: string) => `decision to ${side} after 2`;
const OUTCOME_TO = (side: string) => `report_outcome to ${side} after 2`;

type Row = [CaseKind, Decision, Record<string, unknown>, string[]];
const ROWS: Row[] = [
  [
    'listing',
    'no_breach',
    { ...up, status: 'dismissed', is_settled: true },
    [OUTCOME_TO('account')],
  ],
  [
    ...([
      'listing',
      'correction_requested',
      { ...up, status: 'resolved', is_settled: true },
    ] as const),
    [DECISION_TO('seller'), OUTCOME_TO('account')],
  ],
  [
    ...(['listing', 'taken_down', { ...down, status: 'resolved', is_settled: true }] as const),
    [DECISION_TO('seller'), OUTCOME_TO('account')],
  ],
  ['enquiry', 'no_breach', { blocked_by: null, status: 'dismissed' }, [OUTCOME_TO('seller')]],
  [
    ...(['enquiry', 'warned', { blocked_by: null, status: 'resolved' }] as const),
    [DECISION_TO('buyer'), OUTCOME_TO('seller')],
  ],
  [
    ...(['enquiry', 'closed', { blocked_by: 'seller', status: 'resolved' }] as const),
    [DECISION_TO('buyer'), OUTCOME_TO('seller')],
  ],
  ['held_message', 'released', { body: LINK, held: null, is_refused: false }, []],
  [
    ...(['held_message', 'refused', { body: NOTICE, held: LINK, is_refused: true }] as const),
    [DECISION_TO('buyer')],
  ],
  [
    ...(['application', 'approved_dealer', { status: 'approved', seller_type: 'dealer' }] as const),
    [DECISION_TO('seller')],
  ],
  [
    ...(['application', 'approved_verified_dealer'] as const),
    { status: 'approved', seller_type: 'verified_dealer' },
    [DECISION_TO('seller')],
  ],
  [
    ...(['application', 'rejected', { status: 'rejected', seller_type: 'private' }] as const),
    [DECISION_TO('seller')],
  ],
  ['conversation', 'closed', { status: 'closed' }, []],
  ['appeal', 'appeal_upheld', { ...up, is_decided: true }, [DECISION_TO('seller')]],
  ['appeal', 'appeal_rejected', { ...down, is_decided: true }, [DECISION_TO('seller')]],
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
      ...{ case_kind: kind, case_id: id, decision, reason: 'No.', undoes: null },
      ...{ staff_id: staff.user, staff_name: 'Sue Staff' },
      // The buyer is reported, and wrote the message.
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

describe('a listing', () => {
  test('keeps open what came in meanwhile, and what belongs to other cases', async () => {
    const { sql, report, flag, decide, other } = world;
    const { id, items } = await world.cases.listing();
    const elsewhere = await report(await world.addCar());
    const later = [await report(id, other.user), await flag(id, 'later')];
    await decide('listing', id, [...items, elsewhere], 'no_breach');
    const open = await sql`
      select id from listing_reports where status = 'open'
      union all select id from listing_flags where resolved_at is null`;
    expect(open.map((row) => row.id).sort()).toEqual([elsewhere, ...later].sort());
    await expectRefused(decide('listing', id, [elsewhere], 'correction_requested'), 'P0002');
  });

  test('that is taken down waits for a report under way, and settles all that is open', async () => {
    const { sql, decide, cases, other, flag } = world;
    const { id, items } = await cases.listing();
    await flag(id, 'later');
    let decision: Promise<unknown> | undefined;
    await database.keep('service_role', async (reporting) => {
      await reporting`insert into listing_reports (vehicle_id, reporter_id, reason)
        values (${id}, ${other.user}, 'other')`;
      decision = decide('listing', id, items, 'taken_down');
      await expect.poll(() => reporting`select from pg_locks where not granted`).toHaveLength(1);
    });
    await decision;
    const open = await sql`
      select id from listing_reports where status = 'open'
      union all select id from listing_flags where resolved_at is null`;
    expect(open).toEqual([]);
  });

  test('that is down already is settled: who reported is told, its seller is not', async () => {
    const { sql, report, decide, undo, mailsOf, appeal, call, carState, car, seller } = world;
    const first = await decide('listing', car, [], 'taken_down');
    const id = await report(car);
    const second = await decide('listing', car, [id], 'taken_down');
    expect(await sql`select status from listing_reports`).toEqual([{ status: 'resolved' }]);
    expect(await mailsOf(second)).toEqual([OUTCOME_TO('account')]);
    await expectRefused(appeal(second), 'P0002');
    const { staff_decisions } = await call<{ staff_decisions: { id: string; reason: string }[] }>(
      ...([seller, 'my_data'] as const),
    );
    expect(staff_decisions.map(({ id, reason }) => [id, reason])).toEqual([
      ...[
        [first, 'No.'],
        [second, null],
      ],
    ]);
    await undo(first);
    expect(await carState(car)).toEqual(up);
    expect(await mailsOf(await undo(second))).toEqual([]);
  });

  test('is decided by one of two clerks', async () => {
    const { sql, decide, cases } = world;
    const { id, items } = await cases.listing();
    const both = await Promise.allSettled([
      decide('listing', id, items, 'taken_down'),
      decide('listing', id, items, 'no_breach'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await sql`select from staff_decisions where case_id = ${id}`).toHaveLength(1);
  });

  test('without reports is taken down or asked about, once a minute', async () => {
    const { decide, age, car } = world;
    await expectRefused(decide('listing', car, [], 'no_breach'), 'P0002');
    const asked = await decide('listing', car, [], 'correction_requested');
    await expectRefused(decide('listing', car, [], 'correction_requested'), 'P0002');
    await age(asked, '61 seconds');
    await decide('listing', car, [], 'correction_requested');
    await decide('listing', car, [], 'taken_down');
    await expectRefused(decide('listing', car, [], 'taken_down'), 'P0002');
  });

  test('that its seller had archived is up again after the undoing', async () => {
    const { addCar, sellerId, decide, undo, carState } = world;
    const archived = await addCar(sellerId, 'archived');
    const entry = await decide('listing', archived, [], 'taken_down');
    expect(await carState(archived)).toEqual(down);
    await undo(entry);
    expect(await carState(archived)).toEqual({ ...down, is_down: false });
  });

  test('that is deleted leaves its reports to dismiss, and to open again', async () => {
    const { sql, report, decide, undo, addCar } = world;
    const car = await addCar();
    const id = await report(car);
    const first = await decide('listing', car, [id], 'correction_requested');
    await sql`delete from vehicles where id = ${car}`;
    await undo(first);
    await expectRefused(decide('listing', id, [id], 'taken_down'), 'P0002');
    const entry = await decide('listing', id, [id], 'no_breach');
    const [logged] = await sql`select title, seller_id from staff_decisions where id = ${entry}`;
    expect(logged).toEqual({ title: '2019 Ford Fiesta', seller_id: world.sellerId });
  });

  test('is not reported or flagged twice by an undoing', async () => {
    const { sql, report, flag, decide, undo, cases } = world;
    const { id, items } = await cases.listing();
    const entry = await decide('listing', id, items, 'no_breach');
    await report(id);
    await flag(id);
    await undo(entry);
    expect(await sql`select from listing_reports where status = 'open'`).toHaveLength(1);
    expect(await sql`select from listing_flags where resolved_at is null`).toHaveLength(1);
  });
});

describe('a thread', () => {
  test('that both sides reported is about who was reported first', async () => {
    const { sql, buyer, call, cases, decide, mailsOf } = world;
    const { id } = await cases.enquiry();
    await call(buyer, 'report_enquiry', id, 'No, he');
    const rows = await sql`select id from enquiry_reports`;
    const shown = await call<{ side: string }>(world.staff, 'staff_case', 'enquiry', id);
    expect(shown.side).toBe('buyer');
    const entry = await decide(
      'enquiry',
      id,
      rows.map((row) => row.id),
      'warned',
    );
    expect(await mailsOf(entry)).toEqual([
      ...[DECISION_TO('buyer'), OUTCOME_TO('buyer'), OUTCOME_TO('seller')],
    ]);
  });

  test('that the reported side had closed is closed for the other, until an undoing', async () => {
    const { buyer, call, cases, decide, undo } = world;
    const { id, items, state } = await cases.enquiry();
    await call(buyer, 'set_enquiry_blocked', id, true);
    const entry = await decide('enquiry', id, items, 'closed');
    expect(await state()).toEqual({ blocked_by: 'seller', status: 'resolved' });
    await undo(entry);
    expect(await state()).toEqual({ blocked_by: 'buyer', status: 'open' });
  });
});

describe('a message held back', () => {
  test('is mailed two minutes after it is delivered, once', async () => {
    const { sql, seller, cases, decide, undo, claim, settle, wait } = world;
    const { id } = await cases.held_message();
    const release = () => decide('held_message', id, [], 'released');
    const texts = async (outcome: 'sent' | 'retry') => {
      const mail = await claim();
      await settle(mail, outcome);
      return (
        mail && [mail.recipient.address.split('@')[0], ...mail.messages.map(({ body }) => body)]
      );
    };
    const unheard = await release();
    await wait('119 seconds');
    expect(await texts('sent')).toBeNull();
    await undo(unheard);
    await wait('2 hours');
    expect(await texts('sent')).toBeNull();
    expect(await sql`select from private.mail_outbox`).toEqual([]);

    const failed = await release();
    await wait('2 minutes');
    expect(await texts('retry')).toEqual([seller.user, LINK]);
    await undo(failed);
    await wait('2 hours');
    expect(await texts('sent')).toBeNull();

    const sent = await release();
    await wait('2 minutes');
    expect(await texts('sent')).toEqual([seller.user, LINK]);
    await undo(sent);
    await release();
    await wait('2 hours');
    expect(await texts('sent')).toBeNull();
  });

  test('that waits with another for its mail holds that back for two minutes', async () => {
    const { buyer, cases, decide, reply, claim, wait, sql } = world;
    const { id } = await cases.held_message();
    const [thread] = await sql`select enquiry_id from enquiry_messages where id = ${id}`;
    await reply(buyer, thread?.enquiry_id, 'Hello?');
    const entry = await decide('held_message', id, [], 'released');
    expect(await claim()).toBeNull();
    await world.undo(entry);
    await wait('2 minutes');
    expect((await claim())?.messages).toMatchObject([{ body: 'Hello?' }]);
  });

  test('is delivered while the other side writes', async () => {
    const { sql, seller, cases, decide } = world;
    const { id } = await cases.held_message();
    let decision: Promise<unknown> | undefined;
    await database.keep(seller, async (writing) => {
      const [thread] = await sql`select id from enquiries`;
      await sql`update enquiry_messages set read_at = null`;
      await writing.unsafe('reset role');
      await writing`select from enquiries where id = ${thread?.id} for update`;
      decision = decide('held_message', id, [], 'released');
      await expect.poll(() => writing`select from pg_locks where not granted`).toHaveLength(1);
      await writing`select private.add_message(${thread?.id}, 'seller', 'What was it?')`;
    });
    await decision;
  });

  test('of a thread that is not confirmed is no case', async () => {
    const { sql, ask, confirm, car, decide } = world;
    const thread = await ask(car, 'gus@example.test', LINK);
    const [message] = await sql`select id from enquiry_messages where enquiry_id = ${thread}`;
    await expectRefused(decide('held_message', message?.id, [], 'released'), 'P0002');
    await confirm(thread);
    await decide('held_message', message?.id, [], 'released');
  });
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
  // What staff have written themselves is no news.
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
