import { expect, test } from 'vitest';
import { accountToken } from '@/lib/account/token';
import { mailOutbox } from '@/lib/mail/outbox';
import { runSaleCheckJob } from '@/lib/selling/job';
import { type SaleCheckClaim, saleCheckMail } from '@/lib/selling/mail';
import { openOutboxWorld } from '../enquiries/outbox-world';

const { world, people, addressOf, letTimePass } = openOutboxWorld();
const signal = new AbortController().signal;

/** Moves the listing and its question to the past. */
async function wait(days: number) {
  const time = `${days} days`;
  await world.sql`update vehicles set views_count = views_count + 1, updated_at = updated_at - ${time}::interval`;
  await world.sql`update private.sale_checks set asked_at = asked_at - ${time}::interval`;
}

/** Runs the job twice and returns the mail that is then due, as it is sent. */
async function mailOfPass() {
  await runSaleCheckJob({ signal, once: true });
  await runSaleCheckJob({ signal, once: true });
  await letTimePass();
  const queue = mailOutbox<SaleCheckClaim>();
  const claimed = await queue.claim();
  expect(await queue.claim()).toBeNull();
  if (!claimed) return null;
  await queue.settle(claimed, 'sent');
  return saleCheckMail(claimed, accountToken(claimed.user_id));
}

test('the job asks about a quiet listing and archives it without an answer, each with one mail', async () => {
  expect(await mailOfPass()).toBeNull();
  const car = people.active;
  await world.sql`
    update vehicles set registration_number = 'AB19CDE', registration_is_public = false, price = 8450
    where id = ${car}`;
  await wait(30);
  const question = await mailOfPass();
  expect(question?.to.address).toBe(addressOf(people.owner.user));
  expect(question?.subject).toBe('Is your 2019 Ford Fiesta still for sale?');
  expect(question?.unsubscribeUrl).toContain(accountToken(people.owner.user));
  expect(question?.text).toContain('\n2019 Ford Fiesta, £8,450, AB19 CDE\n');
  expect(question?.html).toContain(`/og/${car}.jpg`);
  await wait(15);
  expect((await mailOfPass())?.subject).toBe('Your 2019 Ford Fiesta is archived');
  expect(await world.sql`select listing_status from vehicles where id = ${people.active}`).toEqual([
    { listing_status: 'archived' },
  ]);
});
