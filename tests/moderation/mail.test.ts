import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountToken } from '@/lib/account/token';
import { decisionMail } from '@/lib/moderation/mail';
import { readDecisionToken } from '@/lib/moderation/token';
import type { DecisionClaim } from '@/lib/moderation/types';

const DECISION = 'a0000000-0000-4000-8000-000000000001';
const USER = 'b0000000-0000-4000-8000-000000000002';
const SITE = 'https://forecourt.example';

beforeEach(() => {
  vi.stubEnv('SITE_URL', SITE);
  vi.stubEnv('SUPABASE_SECRET_KEY', 'the secret key of this test');
});
afterEach(() => void vi.unstubAllEnvs());

type Values = Partial<DecisionClaim['decision']>;

const claimed = (decision: Values, values: Partial<DecisionClaim> = {}) =>
  ({
    id: 'c0000000-0000-4000-8000-000000000003',
    claim: 'd',
    kind: 'decision',
    enquiry_id: null,
    side: null,
    user_id: null,
    recipient: { address: 'ada@example.test', name: 'Ada Lovelace', has_account: true },
    decision: {
      id: DECISION,
      case_kind: 'listing',
      decision: 'taken_down',
      original: null,
      title: '2019 Ford Fiesta',
      reason: 'The car is not yours.',
      can_appeal: false,
      ...decision,
    },
    ...values,
  }) as DecisionClaim;

const reported = (decision: Values) =>
  decisionMail(claimed(decision, { kind: 'report_outcome', user_id: USER }), accountToken(USER));

test('a seller reads what was taken down, why, and how to appeal', () => {
  const mail = decisionMail(claimed({ can_appeal: true }), null);
  const link = /\S+\/appeals\/(\S+)/.exec(mail.text);
  expect(mail.subject).toBe('We have taken down your listing of the 2019 Ford Fiesta');
  expect(mail.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.test' });
  expect(
    mail.text,
  ).toBe(`We have taken down your listing of the 2019 Ford Fiesta. Buyers no longer see it. Our reason:

> The car is not yours.

If you think that we are wrong, appeal within six months. You need no account. A person of our staff looks at it again, and you hear of it by e-mail.

Read it or appeal:
${link?.[0]}

Keep the link to yourself: it opens this decision.
`);
  expect(readDecisionToken('appeal', link?.[1] ?? '')).toBe(DECISION);
  expect(mail.html).toContain(`href="${link?.[0]}"`);
  // A decision about a person is always mailed.
  expect(mail).not.toHaveProperty('unsubscribeUrl');
});

test('a seller reads which car it is by title, price and plate', () => {
  const car = {
    id: DECISION,
    title: '2019 Ford Fiesta',
    price: 7500,
    plate: 'AB19CDE',
    picture: null,
  };
  const { text, html } = decisionMail(claimed({}), null, car);
  expect(text).toContain('\n\n2019 Ford Fiesta, £7,500, AB19 CDE\n\n');
  expect(html).toContain('AB19 CDE');
});

const of = (case_kind: Values['case_kind'], decision: Values['decision'], title?: string) => ({
  case_kind,
  decision,
  ...(title && { title }),
});

test.each<[Values, subject: string, text: string]>([
  [
    of('listing', 'correction_requested'),
    'Please check your listing of the 2019 Ford Fiesta',
    'It stays on the site meanwhile.',
  ],
  [
    of('listing', 'held'),
    'We are checking your listing of the 2019 Ford Fiesta',
    'Shoppers do not find it meanwhile',
  ],
  [
    of('listing', 'no_breach'),
    'Nothing wrong with your listing of the 2019 Ford Fiesta',
    'It is on the site again',
  ],
  [
    of('enquiry', 'warned'),
    'A warning: your conversation about the 2019 Ford Fiesta',
    'and warn you.',
  ],
  [of('enquiry', 'warned', 'Conversation'), 'A warning: your conversation', 'warn you.'],
  [
    of('enquiry', 'closed'),
    'We have closed your conversation about the 2019 Ford Fiesta',
    'You can no longer write in it.',
  ],
  [
    of('held_message', 'refused'),
    'We have not delivered your message about the 2019 Ford Fiesta',
    'do not deliver it.',
  ],
  [
    of('application', 'approved_dealer'),
    'You are now a Dealer',
    'We have approved your application to be a dealer.',
  ],
  [
    of('application', 'approved_verified_dealer'),
    'You are now a Verified Dealer',
    'marked ‘Verified Dealer’',
  ],
  [
    of('application', 'rejected'),
    'We have not approved your application',
    'We have not approved your application to be a dealer.',
  ],
])('%j is told in plain words, with the reason', (decision, subject, text) => {
  const mail = decisionMail(claimed(decision), null);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(text);
  expect(mail.text).toContain('\n\n> The car is not yours.\n\n');
});

test.each<[Values, text: string]>([
  [
    { case_kind: 'listing', decision: 'undone', original: 'taken_down' },
    'We have taken back our decision on your listing of the 2019 Ford Fiesta. The listing is as it was before, and we look at it again.',
  ],
  [
    { case_kind: 'listing', decision: 'undone', original: 'held' },
    'our decision on your listing of the 2019 Ford Fiesta. The listing is on the site again.',
  ],
  [
    { case_kind: 'appeal', decision: 'appeal_upheld', original: 'held' },
    'our decision on your listing of the 2019 Ford Fiesta and have taken it back. The listing is on the site again.',
  ],
  [
    { case_kind: 'listing', decision: 'undone', original: 'no_breach' },
    'We hold the listing again',
  ],
  [
    { case_kind: 'listing', decision: 'undone', original: 'correction_requested' },
    'You need change nothing.',
  ],
  [
    { case_kind: 'enquiry', decision: 'undone', original: 'warned' },
    'decision on your conversation about the 2019 Ford Fiesta. The warning does not count',
  ],
  [
    { case_kind: 'enquiry', decision: 'undone', original: 'closed' },
    'The conversation is as it was before',
  ],
  [
    { case_kind: 'held_message', decision: 'undone', original: 'refused' },
    'decision on your message about the 2019 Ford Fiesta. We read the message again.',
  ],
  [
    { case_kind: 'application', decision: 'undone', original: 'approved_dealer' },
    'decision on your application to be a dealer. You are the kind of seller that you were before',
  ],
  [
    { case_kind: 'application', decision: 'undone', original: 'rejected' },
    'Your application waits for a new decision.',
  ],
  [
    { case_kind: 'appeal', decision: 'undone', original: 'appeal_rejected' },
    'We have taken back our decision on your appeal. Your appeal waits for a new decision.',
  ],
  [
    { case_kind: 'appeal', decision: 'appeal_rejected', original: 'taken_down' },
    'We have looked again at our decision on your listing of the 2019 Ford Fiesta. It stands.',
  ],
  [
    { case_kind: 'appeal', decision: 'appeal_upheld', original: 'taken_down' },
    'decision on your listing of the 2019 Ford Fiesta and have taken it back. The listing is as it was before. Our reason:',
  ],
  [
    { case_kind: 'appeal', decision: 'appeal_upheld', original: 'refused' },
    'decision on your message about the 2019 Ford Fiesta and have taken it back. The message is delivered.',
  ],
  [
    { case_kind: 'appeal', decision: 'appeal_upheld', original: 'rejected' },
    'decision on your application to be a dealer and have taken it back.',
  ],
])('%j says which decision, and what follows from it', (decision, text) => {
  expect(decisionMail(claimed(decision), null).text).toContain(text);
});

test.each<[Values, text: string]>([
  [
    of('listing', 'no_breach'),
    'You reported the 2019 Ford Fiesta. We have looked at it and have found nothing against our rules.',
  ],
  [of('listing', 'correction_requested'), 'and have asked the seller to correct it.'],
  [of('listing', 'taken_down'), 'and have taken it down.'],
  [
    of('enquiry', 'no_breach'),
    'You reported a conversation about the 2019 Ford Fiesta. We have read it and have found nothing against our rules.',
  ],
  [of('enquiry', 'warned'), 'and have warned the other side.'],
  [of('enquiry', 'closed'), 'and have closed it.'],
])('whoever reported hears that %j, and not why', (decision, text) => {
  const mail = reported({ ...decision, can_appeal: true });
  expect(mail.subject).toMatch(/^Your report of (a conversation about )?the 2019 Ford Fiesta$/);
  expect(mail.text).toContain(text);
  expect(mail.text + mail.html).not.toContain('The car is not yours.');
  expect(mail.text + mail.html).not.toContain('/appeals/');
});

test.each<[Values, text: string]>([
  [
    { case_kind: 'listing', decision: 'undone', original: 'taken_down' },
    'You reported the 2019 Ford Fiesta. We told you that we had taken it down. We have taken that back, and look at it again.',
  ],
  [
    { case_kind: 'enquiry', decision: 'undone', original: 'no_breach' },
    'We told you that we had found nothing against our rules.',
  ],
  [
    { case_kind: 'appeal', decision: 'appeal_upheld', original: 'closed' },
    'You reported a conversation about the 2019 Ford Fiesta. We told you that we had closed it. We have taken that back.',
  ],
])('whoever was told an outcome hears that %j reverses it', (decision, text) => {
  expect(reported(decision).text).toContain(text);
});

test('mails about a report can be stopped by their token, those about a decision cannot', () => {
  const token = accountToken(USER);
  const mail = reported({});
  expect(mail.text).toContain(`Stop these e-mails:\n${SITE}/messages/unsubscribe/${token}\n`);
  expect(mail.unsubscribeUrl).toBe(`${SITE}/api/unsubscribe/${token}`);
  expect(decisionMail(claimed({}), token)).not.toHaveProperty('unsubscribeUrl');
});

test('HTML and line breaks in a title, a name and a reason are text', () => {
  const hostile = '<b>Ada</b>\r\nBcc: eve@example.test\u202e';
  const decision = { ...of('listing', 'undone', hostile), reason: `${hostile}\nAppeal:` };
  const { subject, to, html, text } = decisionMail(
    claimed(decision, { recipient: { address: 'a@b.c', name: hostile, has_account: true } }),
    null,
  );
  const oneLine = '<b>Ada</b> Bcc: eve@example.test';
  expect(subject).toBe(`We have taken back our decision on your listing of the ${oneLine}`);
  expect(to.name).toBe(oneLine);
  expect(html).not.toContain('<b>');
  expect(text).toContain('\n> Appeal:\n');
});
