import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from 'vitest';
import type { EnquiryClaim } from '@/lib/enquiries/mail';
import { type Mail, readMail } from '@/lib/mail/mailbox';
import { mailOutbox } from '@/lib/mail/outbox';
import { openAuthWorld } from '../auth/world';
import { addPeopleAndCars, addUser } from '../database/fixtures';
import { sessionOf } from '../database/support';

/** Opens a backend with a car whose seller has an account, for tests of the mails about messages. */
export function openOutboxWorld() {
  const { world } = openAuthWorld();
  const people = {} as Awaited<ReturnType<typeof addPeopleAndCars>>;
  beforeAll(async () => {
    Object.assign(people, await addPeopleAndCars(world.sql));
  });
  // Each test starts with an empty outbox.
  beforeEach(() => world.sql`delete from private.mail_outbox`);

  /** Returns the address of an account. */
  const addressOf = (user: string) => `${user}@example.test`;
  /** Calls a function as a signed-in user, or as staff. */
  async function callAs(user: string, name: string, ...values: (string | string[])[]) {
    const role = user === people.staff.user && 'staff';
    return world.sql.begin(async (sql) => {
      const claims = JSON.stringify({
        role: 'authenticated',
        sub: user,
        aal: 'aal2',
        app_metadata: { role },
        session_id: await sessionOf(sql, user),
      });
      await sql`
        select set_config('request.jwt.claims', ${claims}, true),
               set_config('request.jwt.claim.sub', ${user}, true)`;
      await sql`set local role authenticated`;
      const places = values.map((_, place) => `$${place + 1}`);
      const [row] = await sql.unsafe<{ result: string }[]>(
        `select ${name}(${places}) as result`,
        values,
      );
      return row?.result ?? '';
    });
  }
  return {
    world,
    people,
    addressOf,
    callAs,
    queue: () => mailOutbox<EnquiryClaim>(),
    /** Sends a message of a new buyer to the seller; returns the buyer and the thread. */
    async ask(body = 'Is it still for sale?') {
      const buyer = await addUser(world.sql);
      const enquiry = await callAs(buyer, 'send_enquiry', people.active, body);
      return { buyer, enquiry };
    },
    askAgain: (buyer: string, body: string) => callAs(buyer, 'send_enquiry', people.active, body),
    reply: (user: string, enquiry: string, body: string) =>
      callAs(user, 'send_reply', enquiry, body),
    /** Sends a message of a buyer without an account, not confirmed yet; returns the address and the thread. */
    async askAsGuest(name = 'Grace Hopper') {
      const email = `guest-${randomUUID()}@example.test`;
      const [row] = await world.sql<{ id: string }[]>`
        select start_guest_enquiry(${people.active}, ${name}, ${email}, 'Is it still for sale?') as id`;
      return { email, enquiry: row?.id ?? '' };
    },
    mailTo: (to: string): Mail[] => readMail(world.backend.mailDirectory, to),
    /** Makes all mails due, and releases those claimed by a job that died. */
    letTimePass: () => world.sql`
      update private.mail_outbox
      set due_at = now() - interval '1 second',
          claimed_until = claimed_until - interval '1 hour'
      where sent_at is null and failed_at is null`,
  };
}
