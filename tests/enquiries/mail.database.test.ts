import { expect, test } from 'vitest';
import { enquiryMail } from '@/lib/enquiries/mail';
import { runMailJob } from '@/lib/mail/job';
import { mailboxTransport } from '@/lib/mail/transport';
import { openOutboxWorld } from './outbox-world';

const outbox = openOutboxWorld();
const { world, people, ask, askAgain, reply, askAsGuest, mailTo } = outbox;
const seller = () => people.owner.user;

/** Sends what is due to the local mailbox. */
function sendDue() {
  const send = mailboxTransport(world.backend.mailDirectory);
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
  expect(mail?.subject).toBe('Grace Hopper wrote about your 2019 Ford Fiesta');
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
  expect(subjects).toEqual(['Ada Lovelace replied about the 2019 Ford Fiesta']);
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
  // The seller has read the second and the third: the answer says so.
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
