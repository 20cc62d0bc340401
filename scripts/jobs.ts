// npm run jobs: sends the mails of the outbox, until a signal stops it; with --once, those that are due.
import { parseArgs } from 'node:util';
import { type EnquiryClaim, enquiryMail } from '@/lib/enquiries/mail';
import { runMailJob } from '@/lib/mail/job';
import { mailOutbox } from '@/lib/mail/outbox';
import { mailTransport } from '@/lib/mail/transport';

const { once } = parseArgs({ options: { once: { type: 'boolean', default: false } } }).values;
const sendMail = mailTransport();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

await runMailJob(
  { ...mailOutbox<EnquiryClaim>(), send: (mail) => sendMail(enquiryMail(mail)) },
  { signal: stop.signal, once },
);
process.exit();
