import { conversation, mailedPath, openSeller } from './support/conversations';
import { fillSignIn, newPerson } from './support/people';
import { withDatabase } from './support/staff';
import { expect, test } from './support/test';

test('without JavaScript or account an offer is confirmed, countered and accepted, and the car reserved', async ({
  page,
  browser,
  baseURL,
}) => {
  const seller = await openSeller();
  const { fullName, email } = newPerson();
  const [car] = await withDatabase(
    (sql) => sql<{ price: number }[]>`select price from vehicles where id = ${seller.vehicle}`,
  );
  const price = car?.price ?? 0;
  const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;
  const low = Math.floor(price / 4);

  await page.goto(`/vehicles/${seller.vehicle}`);
  await page.getByRole('main').getByRole('link', { name: 'Make an offer' }).click();
  const sum = page.getByRole('textbox', { name: 'Your offer in pounds' });
  const send = page.getByRole('button', { name: 'Send Offer' });
  const alert = page.getByRole('main').getByRole('alert');
  await sum.fill('8.500,00');
  await send.click();
  await expect(alert).toContainText('Please type whole pounds');
  await expect(sum).toHaveValue('8.500,00');
  await page.getByRole('textbox', { name: 'Your name' }).fill(fullName);
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(email);
  await sum.fill(`${low}`);
  await send.click();
  await expect(alert).toContainText('below a third of the asking price');
  await page.getByRole('checkbox', { name: `Yes, I mean ${pounds(low)}` }).check();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  const [enquiry] = await withDatabase(
    (sql) => sql<{ id: string }[]>`select id from enquiries where buyer_email = ${email}`,
  );
  const link = mailedPath(enquiry?.id ?? '', 'buyer');
  await page.goto(link);
  await expect(page.getByText(`Offer: ${pounds(low)}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('region', { name: 'Offers' })).toContainText(
    `You offer ${pounds(low)}.`,
  );

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(`/messages/${enquiry?.id}`);
  await fillSignIn(other, seller.person);
  await other.getByText('Answer with another sum').click();
  await other.getByRole('textbox', { name: 'Your offer in pounds' }).fill(pounds(price));
  await other.getByRole('button', { name: 'Send This Sum' }).click();
  await expect(conversation(other).log).toContainText(`Another sum: ${pounds(price)}.`);
  await other.getByText('Reservations: not allowed').click();
  await other.getByLabel('Buyers may reserve this car').selectOption('For 48 hours');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Reservations: allowed for 48 hours')).toBeVisible();

  await page.goto(link);
  await page.getByRole('button', { name: `Accept ${pounds(price)}` }).click();
  await expect(conversation(page).log).toContainText(`Offer of ${pounds(price)} accepted.`);
  await page.getByRole('button', { name: 'Reserve for 48 hours' }).click();
  await expect(page.getByText('You have reserved this car until')).toBeVisible();
  await page.goto(`/vehicles/${seller.vehicle}`);
  await expect(page.getByRole('main')).toContainText('Reserved until');
  await page.goto(link);
  await page.getByRole('button', { name: 'End the reservation' }).click();
  await expect(conversation(page).said('Reservation ended.')).toBeVisible();
  await context.close();
});
