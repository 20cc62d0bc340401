import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { untilHydrated } from './support/confirm';
import { firstVehicle, someVehicle } from './support/pages';
import { newPerson, openAccount, signIn, someAddress } from './support/people';
import { rest } from './support/rest';
import { currentStack } from './support/stack';
import { axeInBothColours, expect, test } from './support/test';

type Contact = { phone: string };
type Enquiry = { id: string; buyer_email: string | null; enquiry_messages: { body: string }[] };

const idOf = (path: string) => path.split('/').at(-1) ?? '';
const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => main(page).getByRole('button', { name: 'Send Message' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

/** The telephone number of a car's seller in the database. */
async function phoneOf(car: string) {
  const query = `vehicles?id=eq.${idOf(car)}&select=sellers(seller_contacts(phone))`;
  const [row] = await rest<{ sellers: { seller_contacts: Contact } }>(query);
  return row?.sellers.seller_contacts.phone ?? '';
}

/** The stored messages from an address about a car. */
const enquiriesOf = (car: string, email: string) =>
  rest<Enquiry>(
    `enquiries?vehicle_id=eq.${idOf(car)}&buyer_email=eq.${email}&select=id,buyer_email,enquiry_messages(body)`,
  );

test('Call Seller shows the number after a press', async ({ page }) => {
  const car = await firstVehicle(page);
  const phone = await phoneOf(car);
  await page.goto(car);
  await untilHydrated(page);
  expect(await page.content()).not.toContain(phone);
  await main(page).getByRole('button', { name: 'Call Seller' }).click();
  const link = page.getByRole('link', { name: phone });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', `tel:${phone.replace(/[^\d+]/g, '')}`);
  await page.reload();
  expect(await page.content(), 'the cached page').not.toContain(phone);
});

test('the phone’s bar calls and writes while the column’s buttons are out of view @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'The bar is on phones only.');
  const car = await firstVehicle(page);
  await page.goto(car);
  await untilHydrated(page);
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  const write = page.getByRole('link', { name: 'Send Message' }).last();
  await expect(write).toHaveAttribute('href', `/messages/new?vehicle=${idOf(car)}`);
  await page.getByRole('button', { name: 'Call Seller' }).last().click();
  await expect(page.getByRole('link', { name: await phoneOf(car) })).toBeFocused();
});

test.describe('of a network', () => {
  const address = someAddress();
  test.use({ extraHTTPHeaders: { 'X-Forwarded-For': address } });

  test('the number is shown 100 times a day', async ({ page }) => {
    const car = await firstVehicle(page);
    const key = createHmac('sha256', currentStack().secretKey).update(address).digest('hex');
    const limit = { p_key: `call/network:${key}`, p_limit: 100, p_window_seconds: 86_400 };
    await page.goto(car);
    await untilHydrated(page);
    for (let count = 1; count < 100; count += 1) await rest('rpc/take_rate_limit', 'POST', limit);
    await main(page).getByRole('button', { name: 'Call Seller' }).click();
    await expect(page.getByRole('link', { name: await phoneOf(car) })).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    await main(page).getByRole('button', { name: 'Call Seller' }).click();
    await expect(main(page).getByRole('alert')).toContainText('shown on your network today');
  });
});

test('a message without an account waits for its mailed link', async ({ page, allowError }) => {
  allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const car = await firstVehicle(page);
  const { fullName, email } = newPerson();
  await page.goto(car);
  await main(page).getByRole('link', { name: 'What is your best price?' }).click();
  await expect(message(page)).toHaveValue('What is your best price?');
  await axeInBothColours(page);
  await untilHydrated(page);
  await send(page).click();
  await expect(main(page).getByRole('alert')).toContainText('Please enter a valid email address');
  await message(page).fill('Hello. What is your best price?');
  await page.getByRole('textbox', { name: 'Your name' }).fill(fullName);
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(email);
  await page.getByRole('link', { name: 'Can I see it on …?' }).click();
  await page.getByLabel('Time').fill('09:30');
  await expect(message(page)).toHaveValue(/^Hello\. Can I see it on Saturday .* at 09:30\?$/);
  await page.reload();
  await expect(message(page)).toHaveValue(/^Hello\. Can I see it on Saturday .* at 09:30\?$/);
  await page.goto(`/messages/new?vehicle=${idOf(car)}`);
  await expect(page.getByLabel('Time')).toHaveValue('09:30');
  await untilHydrated(page);
  await page.context().setOffline(true);
  await send(page).click();
  await expect(main(page).getByRole('alert')).toContainText('Network connection failed');
  await page.context().setOffline(false);
  await send(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await expect(main(page)).toContainText(email);
  const stored = await enquiriesOf(car, email);
  expect(stored.map(({ enquiry_messages }) => enquiry_messages.length)).toEqual([1]);
});

test('a message from an account is sent once, whatever address its form has', async ({ page }) => {
  const car = await firstVehicle(page);
  const person = await openAccount(newPerson());
  const form = `/messages/new?vehicle=${idOf(car)}&ask=available`;
  await page.goto(form);
  // The form was opened while signed out, and is sent after signing in elsewhere.
  await page.getByRole('textbox', { name: 'Your name' }).fill('Somebody Else');
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('else@example.test');
  await untilHydrated(page);
  const tab = await page.context().newPage();
  await signIn(tab, person, form);
  await expect(main(tab)).toContainText(`Sent as ${person.fullName}`);
  await send(page).dblclick();
  await expect(page).toHaveURL(/\/messages\/[\w-]{36}$/);
  const sent = await enquiriesOf(car, person.email);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.enquiry_messages).toEqual([{ body: 'Is it still for sale?' }]);
  expect(await enquiriesOf(car, 'else@example.test')).toEqual([]);
});

test('a message about a car that is not for sale is refused', async ({ page, allowError }) => {
  allowError(/status of 404/);
  await page.goto('/messages/new?vehicle=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Vehicles' })).toBeVisible();
  expect((await page.goto('/messages/new?vehicle=none'))?.status()).toBe(404);
});

test('a listing is reported, signed in and signed out', async ({ page }) => {
  type Report = { reason: string; details: string | null; reporter_id: string | null };
  const car = await someVehicle(page);
  const reports = (details: string) =>
    rest<Report>(`listing_reports?vehicle_id=eq.${idOf(car)}&details=eq.${details}`);
  const report = async (details: string, outcome: string) => {
    await page.goto(car);
    await page.getByRole('link', { name: 'Report this listing' }).click();
    await page.getByRole('radio', { name: 'The car is sold already' }).check();
    await page.getByRole('textbox', { name: 'Tell us more' }).fill(details);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toContainText(outcome);
  };
  await page.goto(`${car}/report`);
  await axeInBothColours(page);
  const details = `report-${Date.now()}`;
  const unknown = 'we have no address';
  await report(details, unknown);
  expect(await reports(details)).toMatchObject([{ reason: 'sold', reporter_id: null }]);
  // A second report from the same network within a day is dropped.
  await report(`${details}-again`, unknown);
  expect(await reports(`${details}-again`)).toEqual([]);
  await signIn(page, await openAccount(newPerson()));
  await report(`${details}-account`, 'We e-mail you what we decide');
  expect(await reports(`${details}-account`)).toMatchObject([{ reporter_id: expect.any(String) }]);
});
