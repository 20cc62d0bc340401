import type { CaseKind, Decision } from '@/lib/staff/types';
import { createEnquiryWorld } from './enquiry-world';
import { insert } from './fixtures';
import { deleteAll, type TestDatabase } from './support';

type Row = Record<string, unknown>;
/** A case with the reports and flags that staff have read, and what a decision changes. */
type StaffCase = { id: string; items: string[]; state: () => Promise<Row> };
export type StaffWorld = Awaited<ReturnType<typeof createStaffWorld>>;

/** Texts without a visible character. */
export const INVISIBLE = [
  '',
  ' \n\t',
  '\u00a0',
  '\u200b\u200d',
  '\u2800',
  '\u3000',
  '\u2066\u0007',
];
export const UP = { listing_status: 'active', is_down: false };
export const DOWN = { listing_status: 'archived', is_down: true };

/** Mails of a decision, in the format of `mailsOf`. */
export const DECISION_TO = (side: string) => `decision to ${side} after 2`;
export const OUTCOME_TO = (side: string) => `report_outcome to ${side} after 2`;

/** A text that is held back, and the text that the other side reads instead. */
export const LINK = 'See https://example.com';
export const NOTICE = 'This message is held back because it contains a link.';

/** Creates the world of enquiries with a case of each kind, and the calls of staff. */
export async function createStaffWorld(database: TestDatabase) {
  const world = await createEnquiryWorld(database);
  const { sql, call, staff, buyer, seller, sellerId } = world;
  await deleteAll(sql, 'decision_appeals');
  await sql`update auth.users set raw_user_meta_data = '{"full_name": "Sue Staff"}' where id = ${staff.user}`;

  const decide = (
    kind: CaseKind,
    id: string,
    items: string[],
    decision: Decision,
    reason = ' No. ',
  ) => call<string>(staff, 'decide_case', kind, id, items, decision, reason);
  const undo = (id: string) => call<string>(staff, 'undo_decision', id, 'We were wrong.');
  const appeal = (id: string, body = 'Look again') =>
    call<boolean>('service_role', 'appeal_decision', id, body);
  const report = (vehicle_id: string, reporter_id: string | null = buyer.user) =>
    insert(sql, 'listing_reports', { vehicle_id, reporter_id, reason: 'fraud' });
  const flag = (vehicle_id: string, rule = 'odd') =>
    insert(sql, 'listing_flags', { vehicle_id, rule });
  const one = async (rows: PromiseLike<Row[]>) => ({ ...(await rows)[0] });
  const carState = (id: string) =>
    one(
      sql`select listing_status, taken_down_at is not null as is_down from vehicles where id = ${id}`,
    );

  const cases: Record<CaseKind, () => Promise<StaffCase>> = {
    listing: async () => {
      const id = await world.addCar();
      const items = [await report(id), await flag(id)];
      const state = async () => ({
        ...(await carState(id)),
        ...(await one(sql`
          select r.status, f.resolved_at is not null as is_settled
          from listing_reports r join listing_flags f on f.vehicle_id = r.vehicle_id where r.id = any(${items})`)),
      });
      return { id, items, state };
    },
    enquiry: async () => {
      const id = await world.send(buyer, await world.addCar(), 'Hello');
      await call(seller, 'report_enquiry', id, 'Rude');
      const rows = await sql`select id from enquiry_reports where enquiry_id = ${id}`;
      const state = () =>
        one(sql`
          select e.blocked_by, r.status from enquiries e join enquiry_reports r on r.enquiry_id = e.id
          where e.id = ${id}`);
      return { id, items: rows.map((row) => row.id), state };
    },
    held_message: async () => {
      const thread = await world.send(buyer, await world.addCar(), LINK);
      const { id } = (await one(
        sql`select id from enquiry_messages where enquiry_id = ${thread}`,
      )) as { id: string };
      const state = () =>
        one(sql`
          select m.body, h.body as held, h.refused_at is not null as is_refused
          from enquiry_messages m left join held_messages h on h.message_id = m.id where m.id = ${id}`);
      return { id, items: [], state };
    },
    application: async () => {
      const id = await insert(sql, 'dealer_applications', {
        seller_id: sellerId,
        company_name: 'Dee Motors',
        company_number: '00000000',
      });
      const state = () =>
        one(sql`
          select a.status, s.seller_type from dealer_applications a join sellers s on s.id = a.seller_id
          where a.id = ${id}`);
      return { id, items: [], state };
    },
    conversation: async () => {
      const id = await insert(sql, 'support_conversations', {
        user_id: buyer.user,
        status: 'waiting',
      });
      await insert(sql, 'support_messages', {
        conversation_id: id,
        author: 'visitor',
        body: 'Help',
      });
      const state = () => one(sql`select status from support_conversations where id = ${id}`);
      return { id, items: [], state };
    },
    appeal: async () => {
      const car = await world.addCar();
      const id = await decide('listing', car, [], 'taken_down');
      await appeal(id);
      const state = async () => ({
        ...(await carState(car)),
        ...(await one(sql`
          select decided_at is not null as is_decided from decision_appeals where decision_id = ${id}`)),
      });
      return { id, items: [], state };
    },
  };

  return {
    ...world,
    decide,
    undo,
    appeal,
    report,
    flag,
    cases,
    carState,
    /** Returns the mails of a decision, with the minutes until they are due. */
    mailsOf: async (decision: string) =>
      (
        await sql`
          select o.kind || ' to ' || coalesce(
              o.recipient::text, case when o.seller_id is not null then 'seller' else 'account' end
            ) || ' after ' || extract(epoch from o.due_at - o.created_at)::integer / 60 as mail
          from private.mail_outbox o where o.decision_id = ${decision} order by 1`
      ).map((row) => row.mail as string),
    /** Moves a decision to the past, without the trigger that protects it. */
    age: (decision: string, time: string) =>
      sql.begin(async (as) => {
        await as`set local session_replication_role = replica`;
        await as`update staff_decisions set created_at = created_at - ${time}::interval where id = ${decision}`;
      }),
  };
}
