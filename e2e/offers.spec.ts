import { confirm, untilHydrated } from './support/confirm';
import { comeBack, conversation, openSeller, startConversation } from './support/conversations';
import { newPerson, openAccount, signIn } from './support/people';
import { withDatabase } from './support/staff';
import { axeInBothColours, expect, test } from './support/test';

/** The asking price of a car in whole pounds. */
async function priceOf(vehicle: string) {
  const [row] = await withDatabase(
    (sql) => sql<{ price: number }[]>`select price from vehicles where id = ${vehicle}`,
  );
  return row?.price ?? 0;
}
const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;

test('an offer is answered with another sum, which is accepted, in two browsers', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const seller = await openSeller();
  const buyer = await openAccount(newPerson());
  const price = await priceOf(seller.vehicle);
  const [first, second, low] = [price - 100, price - 50, Math.floor(price / 4)];

  await signIn(page, buyer, `/vehicles/${seller.vehicle}`);
  await page.getByRole('main').getByRole('link', { name: 'Make an offer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make an offer');
  await axeInBothColours(page);
  await untilHydrated(page);
  const sum = page.getByRole('textbox', { name: 'Your offer in pounds' });
  const send = page.getByRole('button', { name: 'Send Offer' });
  await sum.fill('-1');
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('An offer is at least £1');
  await sum.fill(`${low}`);
  await send.click();
  await page.getByRole('checkbox', { name: `Yes, I mean ${pounds(low)}` }).check();
  await sum.fill(pounds(first));
  await send.dblclick();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  const mine = conversation(page);
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(mine.log).toContainText(`Offer: ${pounds(first)}. It stands until the end of`);
  await expect(offers).toContainText(`You offer ${pounds(first)}.`);
  await page.setViewportSize({ width: 390, height: 844 });
  await axeInBothColours(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await signIn(other, seller.person, new URL(page.url()).pathname);
  const theirs = other.getByRole('region', { name: 'Offers' });
  await expect(theirs).toContainText(`Ada Lovelace offers ${pounds(first)}.`);
  await axeInBothColours(other);
  await untilHydrated(other);
  await other.getByText('Answer with another sum').click();
  await other.getByRole('textbox', { name: 'Your offer in pounds' }).fill(`${second}`);
  await other.getByRole('button', { name: 'Send This Sum' }).click();
  await expect(theirs).toContainText(`You offer ${pounds(second)}.`);
  await expect(theirs).toBeFocused();
  await expect(conversation(other).log).toContainText(`Another sum: ${pounds(second)}.`);

  await comeBack(page);
  await untilHydrated(page);
  await offers.getByRole('button', { name: `Accept ${pounds(second)}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('not a contract');
  await confirm(page, 'Accept');
  await expect(mine.log).toContainText(`Offer of ${pounds(second)} accepted.`);
  await expect(offers).not.toContainText('You offer');
  const rows = await withDatabase(
    (sql) => sql`
      select o.state from offers o join enquiries e on e.id = o.enquiry_id
      where e.vehicle_id = ${seller.vehicle} order by o.created_at`,
  );
  expect(rows.map(({ state }) => state)).toEqual(['countered', 'accepted']);
  await context.close();
});

test('an offer that another tab has answered says so', async ({ page }) => {
  const { id, buyer, seller } = await startConversation();
  const price = await priceOf(seller.vehicle);
  await withDatabase(
    (sql) => sql`
      with message as (
        insert into enquiry_messages (enquiry_id, sender, body, is_step)
        values (${id}, 'seller', 'Offer.', true) returning id
      )
      insert into offers (enquiry_id, message_id, side, amount, price, stands_until)
      select ${id}, id, 'seller', ${price}, ${price}, now() + interval '1 day' from message`,
  );
  await signIn(page, buyer, `/messages/${id}`);
  await untilHydrated(page);
  await withDatabase((sql) => sql`update offers set state = 'withdrawn' where enquiry_id = ${id}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('This offer is no longer open').first()).toBeVisible();
});

test('a seller allows reservations, a buyer reserves, and the next in line is told', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { id, buyer, seller } = await startConversation();
  await signIn(page, seller.person, `/my-vehicles/${seller.vehicle}/reservations`);
  await untilHydrated(page);
  await page.getByLabel('Buyers may reserve this car').selectOption('For 48 hours');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Buyers see it in their conversation');
  await axeInBothColours(page);
  await page.goto(`/messages/${id}`);
  await untilHydrated(page);
  await page.getByText('Reservations: allowed for 48 hours').click();
  await page.getByLabel('Buyers may reserve this car').selectOption('For 24 hours');
  await axeInBothColours(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Reservations: allowed for 24 hours')).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await signIn(other, buyer, `/messages/${id}`);
  await untilHydrated(other);
  await other.getByRole('button', { name: 'Reserve for 24 hours' }).click();
  const theirs = other.getByRole('region', { name: 'Offers' });
  await expect(theirs).toContainText('You have reserved this car until');
  await expect(theirs).toContainText('No money is held');
  await axeInBothColours(other);
  await other.goto(`/vehicles/${seller.vehicle}`);
  await expect(other.getByRole('main')).toContainText('Reserved until');
  await expect(other.getByRole('main')).not.toContainText('Ada Lovelace');

  const third = await openAccount(newPerson('Cy Young'));
  const waiting = await browser.newContext({ baseURL: baseURL ?? '' });
  const next = await waiting.newPage();
  await signIn(next, third, `/messages/new?vehicle=${seller.vehicle}`);
  await next.getByRole('textbox', { name: 'Your message' }).fill('And for me?');
  await next.getByRole('button', { name: 'Send Message' }).click();
  await untilHydrated(next);
  await next.getByRole('button', { name: 'Tell me when it is free' }).click();
  await expect(next.getByText('You are in line')).toBeVisible();

  await page.reload();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'End the reservation' }).click();
  await expect(conversation(page).said('Reservation ended.')).toBeVisible();
  await comeBack(next);
  await expect(conversation(next).log).toContainText(
    'You asked to be told, and are the next in line.',
  );
  await expect(next.getByRole('button', { name: 'Reserve for 24 hours' })).toBeVisible();
  await next.goto(`/vehicles/${seller.vehicle}`);
  await expect(next.getByRole('main')).not.toContainText('Reserved until');
  await context.close();
  await waiting.close();
});
