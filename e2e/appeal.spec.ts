import { randomUUID } from 'node:crypto';
import { accountToken } from '../lib/account/token';
import { callAs } from './support/conversations';
import { linkIn, waitForMail } from './support/enquiry-mail';
import { newPerson, openAccount } from './support/people';
import { currentStack } from './support/stack';
import { openStaffAccount, withDatabase } from './support/staff';
import { axe, expect, test } from './support/test';

const REASON = 'The car has already been sold.';

/** Takes down a car of a seller without an account, and releases the mail about it at once. */
async function takeDown() {
  const address = `${randomUUID()}@example.test`;
  const [car] = await withDatabase(
    (sql) => sql<{ id: string }[]>`
      with car as (
        select v.id, v.seller_id from vehicles v join sellers s on s.id = v.seller_id
        where v.listing_status = 'active' and s.user_id is null and s.seller_type <> 'private'
          and v.id in (select id from vehicles order by created_at limit 100)
        order by random() limit 1
      ), contact as (
        insert into seller_contacts (seller_id, email) select seller_id, ${address} from car
        on conflict (seller_id) do update set email = excluded.email
      )
      select id from car`,
  );
  const staff = await openStaffAccount();
  const args = `'listing', $1, '{}', 'taken_down', $2`;
  const decision = await callAs(staff, `decide_case(${args})`, car?.id ?? '', REASON);
  await withDatabase(
    (sql) => sql`update private.mail_outbox set due_at = now() where decision_id = ${decision}`,
  );
  return { address, decision, staff };
}

test('whoever a decision is about appeals by the mailed link, once @noscript', async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  const { address, decision, staff } = await takeDown();
  const mail = await waitForMail(address, /^We have taken down your listing of the \d{4} /);
  expect(mail.text).toContain(`> ${REASON}`);
  const path = linkIn(mail, 'Read it or appeal');
  const main = page.getByRole('main');
  const response = await page.goto(path);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(main.getByText(`${mail.subject}. Buyers no longer see it.`)).toBeVisible();
  await expect(main.getByText(REASON)).toBeVisible();
  if (javaScriptEnabled) await axe(page);
  // The second tab opens before the first sends its form.
  const second = await page.context().newPage();
  await second.goto(path);

  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(main.getByRole('alert')).toContainText('Please say why');
  const field = page.getByRole('textbox', { name: 'Why do you think that we are wrong?' });
  await field.fill('It was reserved,\nnot sold. <b>Look again.</b>');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(main.getByRole('status')).toContainText('A person of our staff looks');
  const appeals = () =>
    withDatabase(
      (sql) => sql<{ body: string }[]>`
        select body from decision_appeals where decision_id = ${decision}`,
    );
  const sent = [{ body: 'It was reserved,\nnot sold. <b>Look again.</b>' }];
  expect(await appeals()).toEqual(sent);

  await second.getByRole('textbox').fill('Another');
  await second.getByRole('button', { name: 'Send appeal' }).click();
  await expect(second.getByRole('main')).toContainText(
    javaScriptEnabled ? 'You appealed against this decision before' : 'You appealed on',
  );
  expect(await appeals()).toEqual(sent);
  await page.reload();
  await expect(main.getByRole('status')).toContainText(/^You appealed on \d/);

  const settled = `'appeal', $1, '{}', 'appeal_upheld', $2`;
  await callAs(staff, `decide_case(${settled})`, decision, 'We were wrong.');
  await page.goto(path);
  await expect(main.getByRole('status')).toContainText('and we decided on');
  for (const forged of [`${path}x`, path.replace(decision, randomUUID()), '/appeals/none'])
    expect((await request.get(forged)).status()).toBe(404);
});

test('one press stops the e-mails about an account’s reports, without signing in @noscript', async ({
  page,
  request,
}) => {
  const { email } = await openAccount(newPerson());
  const account = () =>
    withDatabase(
      (sql) => sql<{ id: string; isOn: boolean }[]>`
        select p.id, p.email_notifications as "isOn" from profiles p join auth.users u using (id)
        where u.email = ${email}`,
    );
  const isOn = async () => (await account())[0]?.isOn;
  process.env.SUPABASE_SECRET_KEY = currentStack().secretKey;
  const [{ id = '' } = {}] = await account();
  const api = `/api/unsubscribe/${accountToken(id)}`;
  await page.goto(api);
  expect(await isOn()).toBe(true);
  await page.getByRole('button', { name: 'Stop e-mails' }).click();
  await expect(page.getByRole('heading', { name: 'E-mails are off' })).toBeVisible();
  expect(await isOn()).toBe(false);

  await withDatabase((sql) => sql`update profiles set email_notifications = true where id = ${id}`);
  const form = { 'List-Unsubscribe': 'One-Click' };
  expect((await request.post(`${api}x`, { form })).status()).toBe(404);
  expect((await request.post(api, { form })).status()).toBe(200);
  expect(await isOn()).toBe(false);
});
