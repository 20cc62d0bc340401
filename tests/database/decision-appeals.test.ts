import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CaseKind, Decision } from '@/lib/staff/types';
import { createStaffWorld, INVISIBLE, LINK, type StaffWorld } from './staff-world';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: StaffWorld;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createStaffWorld(database);
});

async function decided(kind: CaseKind, decision: Decision) {
  const { id, items, state } = await world.cases[kind]();
  return { state, decision: await world.decide(kind, id, items, decision) };
}
const read = (decision: string) =>
  world.call<Record<string, unknown> | null>('service_role', 'appealable_decision', decision);

test('a decision is appealed once, in words of 1 to 2000 characters', async () => {
  const { sql, appeal } = world;
  const { decision } = await decided('application', 'rejected');
  for (const body of [...INVISIBLE, 'x'.repeat(2001)])
    await expectRefused(appeal(decision, body), '23514');
  expect(await read(decision)).toMatchObject({
    case_kind: 'application',
    decision: 'rejected',
    title: 'Dealer application',
    reason: 'No.',
    is_undone: false,
    is_too_old: false,
    appealed_at: null,
    appeal_decided_at: null,
  });
  expect(await appeal(decision, ' First ')).toBe(true);
  expect(await appeal(decision, 'Second')).toBe(false);
  expect(await appeal(decision, 'First')).toBe(true);
  expect(await sql`select body from decision_appeals`).toEqual([{ body: 'First' }]);
  expect((await read(decision))?.appealed_at).toBeTruthy();
});

test('what is for nobody to appeal cannot be', async () => {
  const { appeal } = world;
  for (const [kind, decision] of [
    ['listing', 'no_breach'],
    ['listing', 'correction_requested'],
    ['conversation', 'closed'],
    ['held_message', 'released'],
    ['application', 'approved_dealer'],
    ['appeal', 'appeal_rejected'],
  ] as const) {
    const { decision: id } = await decided(kind, decision);
    expect(await read(id)).toBeNull();
    await expectRefused(appeal(id), 'P0002');
  }
  await expectRefused(appeal(crypto.randomUUID()), 'P0002');
});

test('a decision that is undone or older than six months can no longer be appealed', async () => {
  const { appeal, undo, age } = world;
  const { decision } = await decided('enquiry', 'warned');
  await undo(decision);
  await expectRefused(appeal(decision), 'PT409');
  const { decision: old } = await decided('listing', 'taken_down');
  await age(old, '6 months 1 day');
  expect(await read(old)).toMatchObject({ is_too_old: true });
  await expectRefused(appeal(old), 'PT409');
});

test('an appeal waits for an undoing under way', async () => {
  const { staff, sql, appeal } = world;
  const { decision } = await decided('listing', 'taken_down');
  let appealed: Promise<unknown> | undefined;
  await database.keep(staff, async (undoing) => {
    await undoing`select undo_decision(${decision}, 'We were wrong.')`;
    appealed = expectRefused(appeal(decision), 'PT409');
    await expect.poll(() => undoing`select from pg_locks where not granted`).toHaveLength(1);
  });
  await appealed;
  expect(await sql`select from decision_appeals`).toEqual([]);
});

test.each([
  ['listing', 'taken_down', { listing_status: 'active', is_down: false, status: 'resolved' }],
  ['enquiry', 'warned', { blocked_by: null, status: 'resolved' }],
  ['enquiry', 'closed', { blocked_by: null, status: 'resolved' }],
  ['held_message', 'refused', { body: LINK, held: null }],
  ['application', 'rejected', { status: 'pending', seller_type: 'private' }],
] as const)('%s, %s: an appeal that is upheld takes it back', async (kind, name, after) => {
  const { appeal, decide, undo } = world;
  const { state, decision } = await decided(kind, name);
  await appeal(decision);
  await decide('appeal', decision, [], 'appeal_upheld');
  expect(await state()).toMatchObject(after);
  await expectRefused(undo(decision), 'PT409');
  await expectRefused(decide('appeal', decision, [], 'appeal_rejected'), 'P0002');
});

test('an appeal is shown with the record of who made it, and the notes on the thread', async () => {
  const { sql, appeal, staff, call } = world;
  for (const [kind, name, record] of [
    ['enquiry', 'warned', { name: 'Bob Buyer', seller: null }],
    ['held_message', 'refused', { name: 'Bob Buyer', seller: null }],
    ['application', 'rejected', { name: 'Sally Seller', seller: { id: world.sellerId } }],
  ] as const) {
    const { decision } = await decided(kind, name);
    await appeal(decision);
    const [row] = await sql`
      select coalesce((before ->> 'enquiry_id')::uuid, case_id) as id from staff_decisions where id = ${decision}`;
    const enquiry_id = kind === 'application' ? null : row?.id;
    await call(staff, 'add_staff_note', kind, enquiry_id ? null : world.sellerId, enquiry_id);
    expect(await call(staff, 'staff_case', 'appeal', decision)).toMatchObject({
      record,
      enquiry_id,
      notes: [{ body: kind }],
    });
  }
});

test('undoing the decision settles its appeal, unless that was decided', async () => {
  const { sql, appeal, decide, undo } = world;
  const { decision } = await decided('enquiry', 'closed');
  await appeal(decision);
  const rejected = await decide('appeal', decision, [], 'appeal_rejected');
  await expectRefused(undo(decision), 'PT409');
  await undo(rejected);
  await undo(decision);
  expect(await sql`select from decision_appeals where decided_at is null`).toEqual([]);
  await expectRefused(decide('appeal', decision, [], 'appeal_upheld'), 'P0002');
});

test('an upheld appeal delivers no message of an account that is deleted', async () => {
  const { sql, buyer, call, appeal, decide } = world;
  const { decision } = await decided('held_message', 'refused');
  await appeal(decision);
  await call(buyer, 'delete_account');
  expect(await sql`select from decision_appeals`).toEqual([]);
  await expectRefused(decide('appeal', decision, [], 'appeal_upheld'), 'P0002');
});
