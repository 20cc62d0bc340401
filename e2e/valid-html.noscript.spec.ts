import type { Page, Response } from '@playwright/test';
import { firstVehicle } from './support/pages';
import { fillSignUp, newPerson, openAccount, signIn } from './support/people';
import { accountId, rest } from './support/rest';
import { openNewStaffAccount, openStaffAccount } from './support/staff';
import { expect, test } from './support/test';
import { htmlFaults } from './support/valid-html';
import { addValuation } from './support/valuations';

// The source is checked as the server sent it, because the browser's DOM of faulty HTML is valid again.
async function expectValid(answer: Response | null, status = 200) {
  expect(answer?.status()).toBe(status);
  expect(await htmlFaults((await answer?.text()) ?? ''), answer?.url()).toEqual([]);
}

/** Presses a button and returns the response of the page it opens. */
async function press(page: Page, name: string) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    page.getByRole('main').getByRole('button', { name, exact: true }).click(),
  ]);
  await page.waitForLoadState();
  return answer;
}

test('the HTML validator finds faults', async ({ page }) => {
  const html = (await (await page.goto('/'))?.text()) ?? '';
  const broken = html
    .replace('<main', '<span><div id="main"></div></span><main')
    .replace('</main>', '<img></main>');
  const rules = (await htmlFaults(broken)).map((fault) => fault.split(':')[0]);
  for (const rule of ['element-permitted-content', 'no-dup-id', 'element-required-attributes']) {
    expect(rules).toContain(rule);
  }
});

test('pages outside the crawl are valid HTML', async ({ page, allowError }) => {
  allowError(/status of 404/);
  for (const path of [
    '/favourites',
    '/saved-searches',
    '/saved-searches/new',
    '/saved-searches/new?make=Ford&colr=red',
    '/help/search?q=mot',
    '/vehicles?search=zzz',
    '/dev/mailbox',
  ]) {
    await expectValid(await page.goto(path));
  }
  await expectValid(await page.goto('/vehicles?make=Nobody&priceMin=9&radius=5&location=Leeds'));
  for (const path of [
    '/nowhere',
    '/%',
    '/vehicles/none',
    '/sellers/none',
    '/used-cars/ford/nothing',
  ]) {
    await expectValid(await page.goto(path), 404);
  }
});

test('auth forms are valid HTML, empty and with validation errors', async ({ page }) => {
  const person = newPerson();
  for (const path of ['/auth', '/auth?tab=sign-up', '/auth?tab=reset', '/auth?next=/profile']) {
    await expectValid(await page.goto(path));
  }
  await expectValid(await page.goto('/auth/confirm?token_hash=none-at-all&type=email'));
  await expectValid(await press(page, 'Confirm and Sign In'));
  await page.goto('/auth');
  await expectValid(await press(page, 'Sign In'));
  await page.goto('/auth?tab=sign-up');
  await fillSignUp(page, { ...person, password: 'short' });
  await expectValid(await press(page, 'Create Account'));
  await page.goto('/auth?tab=reset');
  await expectValid(await press(page, 'Send Reset Link'));
});

test('account pages are valid HTML, empty, filled and with validation errors', async ({
  page,
  allowError,
}) => {
  test.slow();
  allowError(/status of 404/);
  const person = await openAccount(newPerson());
  await signIn(page, person);
  const pages = ['/', '/profile', '/settings', '/settings/delete-account', '/favourites'];
  for (const path of [...pages, '/valuations']) await expectValid(await page.goto(path));

  const owner = await accountId(person);
  const valuation = await addValuation(owner);
  const [, , car = ''] = (await firstVehicle(page)).split('/');
  await rest('favourites', 'POST', { user_id: owner, vehicle_id: car });
  for (const path of ['/valuations', `/valuations/${valuation}`, '/favourites']) {
    await expectValid(await page.goto(path));
  }
  await expectValid(await page.goto('/valuations/none'), 404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Phone' }).fill('no phone');
  await expectValid(await press(page, 'Update Profile'));
  await page.getByRole('textbox', { name: 'Phone' }).fill('07700 900123');
  await expectValid(await press(page, 'Update Profile'));
});

test('the staff pages are valid HTML', async ({ page }) => {
  await signIn(page, await openNewStaffAccount());
  await expectValid(await page.goto('/staff'));
  await press(page, 'Show the QR code');
  await expectValid(await page.goto('/auth/second-factor'));
  await page.context().clearCookies();
  await signIn(page, await openStaffAccount());
  await expectValid(await page.goto('/staff'));
});
