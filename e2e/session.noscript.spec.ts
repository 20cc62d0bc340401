import type { BrowserContext, Page } from '@playwright/test';
import { authPath } from '../lib/paths';
import { openSeller, startConversation } from './support/conversations';
import { answerDeletion } from './support/deletion';
import { fillSignIn, newPerson, openAccount, type Person, signIn } from './support/people';
import { expectStep, listingId, save, saveCar, saveDetails } from './support/selling';
import { withDatabase } from './support/staff';
import { expect, test } from './support/test';

/** The page's notice that the session has ended. */
const notice = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'You have been signed out' });

/** Signs in again by the notice's link, in the tab that it opens. */
async function signInAgain(context: BrowserContext, page: Page, person: Person) {
  const back = new URL(page.url());
  const link = notice(page).getByRole('link', { name: 'Sign in (in a new tab)' });
  await expect(link).toHaveAttribute('href', authPath('sign-in', back.pathname + back.search));
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await fillSignIn(tab, person);
  await expect(tab).toHaveURL(back.href);
  await tab.close();
}

const STEPS = [
  { step: 'car', label: 'Trim (optional)', text: 'Zetec' },
  { step: 'details', label: 'Mileage', text: '40,000' },
  { step: 'description', label: 'Description (optional)', text: 'One owner since new.' },
  { step: 'price', label: 'Asking price', text: '£8,500' },
];

for (const { step, label, text } of STEPS) {
  test(`without JavaScript the step ${step} of a listing survives the end of the session`, async ({
    context,
    page,
  }) => {
    const person = await openAccount(newPerson());
    await signIn(page, person, '/sell');
    await saveCar(page);
    await saveDetails(page);
    const path = `/sell/${listingId(page)}/${step}`;
    const field = page.getByLabel(label, { exact: true });
    await page.goto(path);
    await field.fill(text);
    await context.clearCookies();
    await save(page);
    await expect(field).toHaveValue(text);
    await signInAgain(context, page, person);
    await save(page);
    await expect(page).not.toHaveURL(path);
    await page.goto(path);
    await expect(field).toHaveValue(text);
  });
}

test('without JavaScript a car that is typed survives the end of the session', async ({
  context,
  page,
}) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/sell');
  await page.getByLabel('Year').fill('2019');
  await page.getByLabel('Make').selectOption({ label: 'Ford' });
  await page.getByLabel('Model', { exact: true }).selectOption({ label: 'Fiesta' });
  await page.getByLabel('Fuel').selectOption('Petrol');
  await page.getByLabel('Transmission').selectOption('Manual');
  await page.getByLabel('Body type').selectOption('Hatchback');
  await context.clearCookies();
  await save(page);
  await expect(page.getByLabel('Year')).toHaveValue('2019');
  await expect(page.getByLabel('Make').locator('option:checked')).toHaveText('Ford');
  await signInAgain(context, page, person);
  await save(page);
  await expectStep(page, 'Details');
});

test('without JavaScript what a seller types survives the end of the session', async ({
  context,
  page,
}) => {
  const { person, vehicle } = await openSeller();
  await signIn(page, person, '/my-vehicles/seller');
  const about = page.getByRole('textbox', { name: 'About you' });
  await about.fill('Open at weekends.');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(about).toHaveValue('Open at weekends.');
  await signInAgain(context, page, person);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Seller details saved');

  // The page's other form, whose values are unknown, is hidden: an empty form could be saved.
  await page.getByRole('textbox', { name: 'Company name' }).fill('Roe Cars Ltd');
  await page.getByRole('textbox', { name: 'Company number' }).fill('01234567');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Roe Cars Ltd');
  await expect(about).toBeHidden();

  await signIn(page, person, `/my-vehicles/${vehicle}/sold`);
  const price = page.getByRole('textbox', { name: /Price it fetched/ });
  await price.fill('8250');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Mark sold' }).click();
  await expect(price).toHaveValue('8250');
  await signInAgain(context, page, person);
  await page.getByRole('button', { name: 'Mark sold' }).click();
  await expect(page).toHaveURL(/^[^?]*\/my-vehicles\?/);
  const [sold] = await withDatabase(
    (sql) => sql<{ sold_price: number }[]>`
      select sold_price from vehicle_private where vehicle_id = ${vehicle}`,
  );
  expect(sold?.sold_price).toBe(8250);
});

test('without JavaScript a message survives the end of the session, and strangers read none', async ({
  context,
  page,
}) => {
  const { id, buyer } = await startConversation();
  const text = page.getByRole('textbox', { name: 'Your message' });
  await signIn(page, buyer, `/messages/${id}`);
  await text.fill('I can come today.');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(text).toHaveValue('I can come today.');
  await expect(page.getByText('Is it still for sale?')).toHaveCount(0);
  await signInAgain(context, page, buyer);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText('I can come today.')).toBeVisible();
  await expect(page.getByRole('log').getByText('Is it still for sale?')).toBeVisible();

  const { vehicle } = await openSeller();
  await page.goto(`/messages/new?vehicle=${vehicle}`);
  await text.fill('Does it have two keys?');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(text).toHaveValue('Does it have two keys?');
  await signInAgain(context, page, buyer);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('log').getByText('Does it have two keys?')).toBeVisible();
});

test('without JavaScript a button pressed after the end of the session leads to the sign-in page', async ({
  context,
  page,
}) => {
  const { person } = await openSeller();
  const presses: [string, () => Promise<void>][] = [
    [
      '/my-vehicles?status=active',
      () =>
        page
          .getByRole('button', { name: /^Reserve/ })
          .first()
          .click(),
    ],
    ['/settings', () => page.getByRole('button', { name: 'Save', exact: true }).click()],
    ['/settings/delete-account', () => answerDeletion(page, person.password)],
  ];
  for (const [path, press] of presses) {
    await signIn(page, person, path);
    await context.clearCookies();
    await press();
    await expect(page).toHaveURL(authPath('sign-in', path.split('?')[0]));
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }
});
