import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaffWorld, DECISION_TO, LINK, OUTCOME_TO, type StaffWorld } from './staff-world';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: StaffWorld;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createStaffWorld(database);
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
      DECISION_TO('buyer'),
      OUTCOME_TO('buyer'),
      OUTCOME_TO('seller'),
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
