import type { Page } from '@playwright/test';
import { cards } from './support/pages';
import { newPerson, openAccount, signIn } from './support/people';
import { accountId, rest } from './support/rest';
import { axe, expect, test } from './support/test';
import { expectToast } from './support/toast';

const heart = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /^Favourite/ });
const count = (page: Page, saved: number) =>
  page.getByRole('banner').getByRole('link', { name: `Favourites, ${saved} saved` });
const held = async (person: Parameters<typeof accountId>[0]) =>
  (await rest(`favourites?user_id=eq.${await accountId(person)}&select=vehicle_id`)).length;

test('favourites of the device join the account and are found on another device', async ({
  browser,
  page,
}) => {
  test.slow();
  const person = await openAccount(newPerson());
  await page.goto('/vehicles');
  await heart(page, 0).click();
  await heart(page, 1).click();
  await expect(count(page, 2)).toBeVisible();
  await signIn(page, person, '/favourites');
  await expect(cards(page)).toHaveCount(2);
  await expect(count(page, 2)).toBeVisible();
  await expect.poll(() => held(person)).toBe(2);

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const device = await elsewhere.newPage();
  await device.goto('/vehicles');
  await heart(device, 0).click();
  await heart(device, 2).click();
  await signIn(device, person, '/favourites');
  await expect(cards(device)).toHaveCount(3);
  await expect.poll(() => held(person)).toBe(3);
  await elsewhere.close();

  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await expect(count(page, 3)).toBeVisible();
});

test('a heart on a kept page writes to the account, and signing out leaves nothing', async ({
  page,
}) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/vehicles');
  await heart(page, 0).click();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page, 1)).toBeVisible();
  await expect.poll(() => held(person)).toBe(1);
  await page.reload();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await page.locator('summary', { hasText: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Favourites', exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('account-favourites'))).toBeNull();
  expect(await held(person)).toBe(1);
});

test('a heart that cannot be saved is taken back, in words', async ({ page, allowError }) => {
  allowError(/ERR_|Failed to/);
  const person = await openAccount(newPerson());
  await signIn(page, person, '/vehicles');
  // One message at a time: this one has to be there before the next.
  await expectToast(page, 'Welcome back!');
  await page.route('**/vehicles', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await heart(page, 0).click();
  await expectToast(page, 'Favourite failed');
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
  expect(await held(person)).toBe(0);
});

test('a favourite that was sold says so and can be removed', async ({ page }) => {
  const person = await openAccount(newPerson());
  const [car] = await rest<{ id: string }>(
    'vehicles?listing_status=eq.sold&select=id&limit=1&order=id.desc',
  );
  await rest('favourites', 'POST', { user_id: await accountId(person), vehicle_id: car?.id });
  await signIn(page, person, '/favourites');
  await expect(page.getByText('No longer for sale')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: /^Remove .*, no longer for sale$/ }).click();
  await expect(page.getByText('No favourites yet.')).toBeVisible();
  await expect.poll(() => held(person)).toBe(0);
});
