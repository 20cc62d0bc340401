// npm run jobs: sends the mails of the outbox, until a signal stops it; with --once, those that are due.
import { parseArgs } from 'node:util';
import { accountToken } from '@/lib/account/token';
import { type EnquiryClaim, enquiryMail } from '@/lib/enquiries/mail';
import { enquiryToken } from '@/lib/enquiries/token';
import { runMailJob } from '@/lib/mail/job';
import { mailOutbox } from '@/lib/mail/outbox';
import { mailTransport } from '@/lib/mail/transport';
import { decisionMail } from '@/lib/moderation/mail';
import type { DecisionClaim } from '@/lib/moderation/types';

const { once } = parseArgs({ options: { once: { type: 'boolean', default: false } } }).values;
const sendMail = mailTransport();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

function mailOf(claimed: EnquiryClaim | DecisionClaim) {
  if (!('decision' in claimed)) return enquiryMail(claimed);
  const { user_id: user, enquiry_id: thread, side } = claimed;
  const ofThread = thread && side && enquiryToken('unsubscribe', thread, side);
  return decisionMail(claimed, user ? accountToken(user) : ofThread);
}

await runMailJob(
  { ...mailOutbox<EnquiryClaim | DecisionClaim>(), send: (claimed) => sendMail(mailOf(claimed)) },
  { signal: stop.signal, once },
);
process.exit();
