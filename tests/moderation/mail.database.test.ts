import { expect, test } from 'vitest';
import { accountToken } from '@/lib/account/token';
import { stopAccountMail } from '@/lib/account/unsubscribe';
import { enquiryToken } from '@/lib/core/conversations/token';
import { mailOutbox } from '@/lib/mail/outbox';
import { readDecidedCar } from '@/lib/moderation/decided-car';
import { decisionMail } from '@/lib/moderation/mail';
import { decisionToken } from '@/lib/moderation/token';
import type { DecisionClaim } from '@/lib/moderation/types';
import { openOutboxWorld } from '../enquiries/outbox-world';

const outbox = openOutboxWorld();
const { world, people, callAs, ask, addressOf } = outbox;

/** Decides a case as staff, and returns the mails about it as claimed two minutes later. */
async function decide(kind: string, id: string, items: string[], decision: string) {
  await world.sql`delete from private.mail_outbox`;
  await callAs(people.staff.user, 'decide_case', kind, id, items, decision, 'Because.');
  const queue = mailOutbox<DecisionClaim>();
  expect(await queue.claim()).toBeNull();
  await outbox.letTimePass();
  const mails: DecisionClaim[] = [];
  for (let mail = await queue.claim(); mail; mail = await queue.claim()) mails.push(mail);
  return mails;
}

const addressesOf = (mails: DecisionClaim[]) =>
  Object.fromEntries(mails.map(({ kind, recipient }) => [kind, recipient.address]));

test('whoever reported a conversation hears the outcome, with the conversation blocked too', async () => {
  const { buyer, enquiry } = await ask();
  await callAs(buyer, 'report_enquiry', enquiry, 'Rude.');
  await callAs(buyer, 'set_enquiry_blocked', enquiry, 'true');
  const [report] = await world.sql`select id from enquiry_reports where enquiry_id = ${enquiry}`;
  const mails = await decide('enquiry', enquiry, [report?.id], 'closed');
  expect(addressesOf(mails)).toEqual({
    decision: addressOf(people.owner.user),
    report_outcome: addressOf(buyer),
  });
  const outcome = mails.find(({ kind }) => kind === 'report_outcome');
  expect(outcome).toMatchObject({ enquiry_id: enquiry, side: 'buyer', user_id: null });
  const unsubscribe = enquiryToken('unsubscribe', enquiry, 'buyer');
  const mail = decisionMail(outcome as DecisionClaim, unsubscribe);
  expect(mail.text).toContain(
    'You reported a conversation about the 2019 Ford Fiesta. We have read it and have closed it.',
  );
  expect(mail.unsubscribeUrl).toMatch(new RegExp(`/api/unsubscribe/${unsubscribe}$`));
});

test('one press stops the outcomes of an account’s reports, not decisions about it', async () => {
  const user = people.stranger.user;
  const report = async () => {
    const [row] = await world.sql`
      insert into listing_reports (vehicle_id, reason, reporter_id)
      values (${people.active}, 'sold', ${user}) returning id`;
    return decide('listing', people.active, [row?.id], 'correction_requested');
  };
  const decision = addressOf(people.owner.user);
  const mails = await report();
  expect(addressesOf(mails)).toEqual({ decision, report_outcome: addressOf(user) });
  expect(mails.find(({ kind }) => kind === 'report_outcome')?.user_id).toBe(user);

  expect(await stopAccountMail(decisionToken('appeal', user))).toBe(false);
  expect(await stopAccountMail(accountToken(user))).toBe(true);
  await world.sql`update profiles set email_notifications = false where id = ${people.owner.user}`;
  expect(addressesOf(await report())).toEqual({ decision });
});

test('the mail to a seller names the car by price and plate, no mail to anybody else', async () => {
  const [car] = await world.sql`
    select id, price, registration_number as plate from vehicles where id = ${people.active}`;
  const [report] = await world.sql`
    insert into listing_reports (vehicle_id, reason, reporter_id)
    values (${people.active}, 'sold', ${people.stranger.user}) returning id`;
  const mails = await decide('listing', people.active, [report?.id], 'correction_requested');
  const decision = mails.find(({ kind }) => kind === 'decision') as DecisionClaim;
  const { title } = decision.decision;
  expect(await readDecidedCar(decision)).toEqual({ ...car, title, picture: null });
  for (const mail of mails.filter((other) => other !== decision))
    expect(await readDecidedCar(mail)).toBeNull();

  const { buyer, enquiry } = await ask();
  await callAs(buyer, 'report_enquiry', enquiry, 'Rude.');
  const [rude] = await world.sql`select id from enquiry_reports where enquiry_id = ${enquiry}`;
  for (const mail of await decide('enquiry', enquiry, [rude?.id], 'warned'))
    expect(await readDecidedCar(mail)).toBeNull();
});
