import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { writeMail } from '../lib/mail/mailbox';
import { renderMail } from '../lib/mail/render';
import { linkIn, waitForMail } from './support/enquiry-mail';
import { currentStack } from './support/stack';
import { axe, expect, test } from './support/test';

let sql: Sql;
test.beforeAll(() => {
  sql = postgres(currentStack().databaseUrl, { max: 1 });
});
test.afterAll(() => sql.end());

/** Sends a message from a buyer without an account to a seller with their own address. */
async function writeToSeller() {
  const [buyer, seller] = [`buyer-${randomUUID()}@example.test`, `${randomUUID()}@example.test`];
  const [car] = await sql<{ id: string; sellerId: string }[]>`
    select v.id, v.seller_id as "sellerId" from vehicles v join sellers s on s.id = v.seller_id
    where v.listing_status = 'active' and s.user_id is null and s.seller_type <> 'private'
      and not exists (
        select from seller_contacts c where c.seller_id = s.id and c.email like '%@example.test')
    order by random() limit 1`;
  const { id = '', sellerId = '' } = car ?? {};
  await sql`
    insert into seller_contacts (seller_id, email) values (${sellerId}, ${seller})
    on conflict (seller_id) do update set email = excluded.email`;
  const [started] = await sql<{ id: string }[]>`
    select start_guest_enquiry(${id}, 'Grace Hopper', ${buyer}, 'Is it still for sale?') as id`;
  const enquiry = started?.id ?? '';
  const hasStopped = async () => {
    const [row] = await sql`select mail_off from seller_contacts where seller_id = ${sellerId}`;
    return row?.mail_off;
  };
  const startAgain = () =>
    sql`update seller_contacts set mail_off = false where seller_id = ${sellerId}`;
  return { buyer, seller, enquiry, hasStopped, startAgain };
}

test('a mailed link stops the e-mails about messages once its button is pressed @noscript', async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  const { buyer, seller, enquiry, hasStopped, startAgain } = await writeToSeller();
  const confirmation = await waitForMail(buyer, /^Confirm your message about the /);
  expect(linkIn(confirmation, 'Confirm and send')).toContain(`/messages/link/${enquiry}.b.`);
  await sql`select confirm_guest_enquiry(${enquiry})`;
  const mail = await waitForMail(seller, /^A buyer, Grace Hopper, wrote about your /);
  const path = linkIn(mail, 'Stop these e-mails');

  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Stop e-mails');
  if (javaScriptEnabled) await axe(page);
  expect(await hasStopped()).toBe(false);
  await page.getByRole('button', { name: 'Stop e-mails' }).click();
  await expect(heading).toHaveText('E-mails are off');
  expect(await hasStopped()).toBe(true);
  await page.getByRole('button', { name: 'Switch on again' }).click();
  await expect(heading).toHaveText('Stop e-mails');
  expect(await hasStopped()).toBe(false);

  // The one-click POST of a mail provider, in both encodings that RFC 8058 allows.
  const api = path.replace('/messages/unsubscribe/', '/api/unsubscribe/');
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  for (const body of [{ form: oneClick }, { multipart: oneClick }]) {
    await startAgain();
    expect((await request.post(api, body)).status()).toBe(200);
    expect(await hasStopped()).toBe(true);
  }
  await startAgain();
  expect((await request.get(api)).url()).toContain(path);
  for (const forged of [api.replace('.s.', '.b.'), `${api}x`]) {
    expect((await request.post(forged, { form: oneClick })).status()).toBe(404);
    expect((await request.get(forged)).status()).toBe(404);
  }
  expect((await request.get(`${path}x`)).status()).toBe(404);
  expect(await hasStopped()).toBe(false);
});

test('the local mailbox shows a mail as its program does, and its links open', async ({
  page,
  allowError,
}) => {
  // The frame does not run the journeys' own script.
  allowError(/Blocked script execution in 'about:srcdoc'/);
  const { mailDirectory, siteUrl } = currentStack();
  process.env.SITE_URL = siteUrl;
  const subject = `A mail of ${crypto.randomUUID()}`;
  const mail = renderMail(subject, {
    intro: 'We have looked at it.',
    quotes: ['Nothing wrong.'],
    notes: [],
    button: { label: 'All cars', url: `${siteUrl}/vehicles` },
  });
  writeMail(mailDirectory, {
    id: subject.replaceAll(' ', '-'),
    to: 'ada@example.test',
    subject,
    ...mail,
  });
  await page.goto('/dev/mailbox');
  await page.getByRole('link', { name: subject }).click();
  const shown = page.frameLocator('iframe[title="The mail as HTML"]');
  await expect(shown.getByText('We have looked at it.')).toBeVisible();
  await shown.getByRole('link', { name: 'All cars' }).click();
  await expect(page).toHaveURL(`${siteUrl}/vehicles`);
});
