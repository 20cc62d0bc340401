import { afterEach, expect, test, vi } from 'vitest';
import { enquiryToken } from '@/lib/core/conversations/token';
import { enquiryMail } from '@/lib/enquiries/mail';
import { readPlate } from '@/lib/enquiries/plate';
import { setEnquiryMail } from '@/lib/enquiries/unsubscribe';
import { runMailJob } from '@/lib/mail/job';
import { mailboxTransport, type SendMail, smtpTransport } from '@/lib/mail/transport';
import { runJobs } from '@/scripts/dev/processes';
import { startSmtpServer } from '../mail/smtp-server';
import { sampleOf } from '../whole';
import { startHoldingProxy } from './holding-proxy';
import { openOutboxWorld } from './outbox-world';

const outbox = openOutboxWorld();
const { world, people, ask, askAgain, reply, askAsGuest, mailTo } = outbox;
const seller = () => people.owner.user;

afterEach(() => void vi.restoreAllMocks());

/** Sends the mails that are due, to the local mailbox by default. */
function sendDue(send: SendMail = mailboxTransport(world.backend.mailDirectory)) {
  return runMailJob(
    { ...outbox.queue(), send: (mail) => send(enquiryMail(mail)) },
    { signal: new AbortController().signal, once: true },
  );
}

test('a guest confirms by a mailed link before the seller hears of the message', async () => {
  const { email, enquiry } = await askAsGuest();
  await sendDue();
  const [confirmation, ...more] = mailTo(email);
  expect(more).toEqual([]);
  expect(confirmation?.text).toContain(`/messages/link/${enquiry}.b.`);
  expect(mailTo(outbox.addressOf(seller()))).toEqual([]);

  await world.sql`select confirm_guest_enquiry(${enquiry})`;
  await sendDue();
  const [mail] = mailTo(outbox.addressOf(seller()));
  expect(mail?.subject).toBe('A buyer, Grace Hopper, wrote about your 2019 Ford Fiesta');
  expect(mail?.text).toContain('> Is it still for sale?');
  expect(mail?.text).toContain(`/messages/${enquiry}\n`);
});

test('the first message and the first answer are mailed at once, later ones in one digest an hour', async () => {
  const { buyer, enquiry } = await ask('First');
  await sendDue();
  await askAgain(buyer, 'Second');
  await askAgain(buyer, 'Third');
  await reply(seller(), enquiry, 'Answer');
  await sendDue();
  await askAgain(buyer, 'Fourth');
  await askAgain(buyer, 'Fifth');
  await sendDue();
  const subjects = mailTo(outbox.addressOf(buyer)).map(({ subject }) => subject);
  expect(subjects).toEqual(['A private seller, Ada Lovelace, replied about the 2019 Ford Fiesta']);
  const about = () =>
    mailTo(outbox.addressOf(seller())).filter(({ text }) => text.includes(enquiry));
  expect(about()).toHaveLength(1);

  const [waiting] = await world.sql`
    select round(extract(epoch from due_at - now()) / 60) as minutes
    from private.mail_outbox where sent_at is null`;
  expect(waiting?.minutes).toBe('60');
  await outbox.letTimePass();
  await sendDue();
  expect(about()).toHaveLength(2);
  // The seller has read the second and the third message, as the reply shows.
  const [digest] = about();
  expect(digest?.text).toContain('> Fourth\n\n> Fifth');
  expect(digest?.text).not.toMatch(/First|Second|Third/);
});

test('nothing is mailed about what was read, nor when the e-mail switch is off', async () => {
  const read = await ask('Read in time');
  await world.sql`update enquiry_messages set read_at = now() where enquiry_id = ${read.enquiry}`;
  await sendDue();
  await world.sql`update profiles set email_notifications = false where id = ${seller()}`;
  const off = await ask('Unwanted');
  await sendDue();
  await world.sql`update profiles set email_notifications = true where id = ${seller()}`;
  await sendDue();
  const texts = mailTo(outbox.addressOf(seller())).map(({ text }) => text);
  for (const { enquiry } of [read, off]) {
    expect(texts.filter((text) => text.includes(enquiry))).toEqual([]);
  }
});

/** Returns the plates of the mails that are due, by the side that each goes to. */
async function platesDue() {
  const plates = new Map<string, string | null>();
  await runMailJob(
    {
      ...outbox.queue(),
      async send(mail) {
        plates.set(mail.side, await readPlate(mail));
      },
    },
    { signal: new AbortController().signal, once: true },
  );
  return Object.fromEntries(plates);
}

test('a seller is mailed the plate of the own car, a buyer one that the page shows', async () => {
  const car = people.active;
  const talk = async () => {
    const { enquiry } = await ask();
    await reply(seller(), enquiry, 'Yes');
    await world.sql`update enquiry_messages set read_at = null where enquiry_id = ${enquiry}`;
  };
  await world.sql`update vehicles set registration_number = 'AB19CDE' where id = ${car}`;
  await talk();
  expect(await platesDue()).toEqual({ seller: 'AB19CDE', buyer: 'AB19CDE' });
  await world.sql`update vehicles set registration_is_public = false where id = ${car}`;
  await talk();
  expect(await platesDue()).toEqual({ seller: 'AB19CDE', buyer: null });
  await world.sql`update vehicles set registration_is_public = true where id = ${car}`;
});

test('two jobs at once send each mail once', async () => {
  const asked = await Promise.all(Array.from({ length: 12 }, () => ask()));
  const sent: string[] = [];
  const job = () =>
    runMailJob(
      { ...outbox.queue(), send: async ({ id }) => void sent.push(id) },
      { signal: new AbortController().signal, once: true },
    );
  await Promise.all([job(), job()]);
  expect(sent).toHaveLength(asked.length);
  expect(new Set(sent).size).toBe(asked.length);
});

/** Starts the job in a process of its own, which reaches the backend by this address. */
const startJob = (url: string, env: Record<string, string>) =>
  runJobs(
    { SUPABASE_URL: url, SUPABASE_SECRET_KEY: world.backend.secretKey, SMTP_URL: '', ...env },
    ['ignore', 'ignore', 'ignore'],
  );

/** Kills a job when it has claimed a mail, or has sent one and not marked it yet. */
async function killJob(point: 'claimed' | 'sent', env: Record<string, string>) {
  const { url } = world.backend;
  const proxy = await (point === 'claimed'
    ? startHoldingProxy(url, 'claim_mail', 'after')
    : startHoldingProxy(url, 'settle_mail', 'before'));
  const { child, exited } = startJob(proxy.url, env);
  await proxy.isReached;
  child.kill('SIGKILL');
  await exited;
}

test.each(['claimed', 'sent'] as const)(
  'a job killed when a mail is %s leaves one mail in the local mailbox',
  async (point) => {
    const { enquiry } = await ask();
    await killJob(point, { MAIL_DIRECTORY: world.backend.mailDirectory });
    // The killed job keeps its claim for a while.
    await sendDue(async () => expect.unreachable());
    await outbox.letTimePass();
    await sendDue();
    await outbox.letTimePass();
    await sendDue(async () => expect.unreachable());
    const mails = mailTo(outbox.addressOf(seller()));
    expect(mails.filter(({ text }) => text.includes(enquiry))).toHaveLength(1);
  },
);

const KILLED_BY_SMTP = [
  ['sent', 2],
  ['claimed', 1],
] as const;

// Both ways of sending keep a claimed mail; `npm test` proves it for the local one.
test.each(sampleOf(KILLED_BY_SMTP, 2))(
  'by SMTP, a job killed when a mail is %s loses none, and sends no second one under another Message-ID',
  async (point, times) => {
    const smtp = await startSmtpServer();
    await ask();
    await killJob(point, { SMTP_URL: smtp.url });
    await outbox.letTimePass();
    await sendDue(smtpTransport(smtp.url));
    const ids = smtp.mails.map(({ headers }) => /^Message-ID: .*$/m.exec(headers)?.[0]);
    expect(ids).toHaveLength(times);
    expect(new Set(ids).size).toBe(1);
    expect(smtp.mails.at(-1)?.raw).toContain('Is it still for sale?');
  },
);

test('a mail refused for now is sent later, one refused for good never again', async () => {
  const smtp = await startSmtpServer();
  const send = smtpTransport(smtp.url);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await ask();
  smtp.refused.recipients.push(451);
  await sendDue(send);
  await sendDue(send);
  expect(smtp.mails).toHaveLength(0);
  await outbox.letTimePass();
  await sendDue(send);
  expect(smtp.mails).toHaveLength(1);

  await ask();
  smtp.refused.recipients.push(550);
  await sendDue(send);
  await outbox.letTimePass();
  await sendDue(send);
  expect(smtp.mails).toHaveLength(1);
});

test('npm run jobs ends by itself at SIGTERM', async () => {
  const { enquiry } = await ask();
  const mail = () =>
    mailTo(outbox.addressOf(seller())).filter(({ text }) => text.includes(enquiry));
  const { url, mailDirectory } = world.backend;
  const { child, exited } = startJob(url, { MAIL_DIRECTORY: mailDirectory });
  await expect.poll(() => mail().length, { timeout: 20_000 }).toBe(1);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

test('a mailed token unsubscribes, more than once too; a forged one does not', async () => {
  const { email, enquiry } = await askAsGuest();
  await world.sql`select confirm_guest_enquiry(${enquiry})`;
  await sendDue();
  const token = enquiryToken('unsubscribe', enquiry, 'buyer');
  expect(await setEnquiryMail(token.replace('.b.', '.s.'), false)).toBe(false);
  expect(await setEnquiryMail(enquiryToken('open', enquiry, 'buyer'), false)).toBe(false);
  expect(await setEnquiryMail(token, false)).toBe(true);
  expect(await setEnquiryMail(token, false)).toBe(true);
  await reply(seller(), enquiry, 'Yes');
  await sendDue();
  expect(mailTo(email)).toEqual([]);

  const { enquiry: other } = await ask();
  expect(await setEnquiryMail(enquiryToken('unsubscribe', other, 'seller'), false)).toBe(true);
  const [profile] =
    await world.sql`select email_notifications from profiles where id = ${seller()}`;
  expect(profile?.email_notifications).toBe(false);
});
