import type { Page } from '@playwright/test';
import { holdScripts } from './support/pages';
import { fillSignUp, newPerson, openAccount, signIn } from './support/people';
import { expect, test } from './support/test';

/** Opens a page that is rendered but whose scripts have not arrived. */
async function openEarly(page: Page, address: string) {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return release;
}

test('filters set before hydration are applied after it', async ({ page }) => {
  const release = await openEarly(page, '/vehicles');
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('electric');
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('tesla');
  await release();
  await expect(page).toHaveURL('/vehicles?search=tesla&fuel=electric');
  await expect(page.getByRole('link', { name: 'Remove filter: Electric' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Fuel type' })).toHaveValue('electric');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('tesla');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
});

test('a filter set before hydration overrides the filters stored in the session', async ({
  page,
}) => {
  await page.goto('/vehicles');
  await page.getByRole('combobox', { name: 'Make' }).selectOption('BMW');
  await expect(page).toHaveURL('/vehicles?make=BMW');
  const release = await openEarly(page, '/vehicles');
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('electric');
  await release();
  await expect(page).toHaveURL('/vehicles?fuel=electric');
  await expect(page.getByRole('link', { name: 'Remove filter: Electric' })).toBeVisible();
});

test('a sort order set before hydration is applied after it', async ({ page }) => {
  // The slider cannot show this price exactly, which must not count as an edit.
  const release = await openEarly(page, '/vehicles?make=BMW&priceMax=20050');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_asc');
  await release();
  await expect(page).toHaveURL('/vehicles?make=BMW&priceMax=20050&sort=price_asc');
});

test('More Filters before hydration is a page of all filters, with those that are set already', async ({
  page,
}) => {
  const release = await openEarly(page, '/vehicles?priceMax=20050');
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('electric');
  await page.getByRole('combobox', { name: 'Search' }).fill('tesla');
  await page.getByRole('button', { name: /More Filters/ }).click();
  await expect(page).toHaveURL(/\/vehicles\/filters\?/);
  await expect(page.getByRole('checkbox', { name: /^Electric/ })).toBeChecked();
  const price = page.getByRole('group', { name: 'Price' });
  await expect(price.getByRole('textbox', { name: 'To' })).toHaveValue('20050');
  await page.getByRole('checkbox', { name: /^Hatchback/ }).check();
  await page.getByRole('button', { name: 'Show cars' }).click();
  await release();
  await expect(page).toHaveURL(
    '/vehicles?search=tesla&fuel=electric&bodyType=hatchback&priceMax=20050',
  );
});

test('a slider of the page of filters moved before hydration sets its field', async ({ page }) => {
  const release = await openEarly(page, '/vehicles/filters?yearMin=2019');
  await page.getByRole('slider', { name: 'Price to' }).fill('20000');
  await release();
  const field = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('textbox', { name });
  await expect(field('Price', 'To')).toHaveValue('20000');
  await expect(page.getByRole('slider', { name: 'Year from' })).toHaveValue('2019');
  await field('Mileage', 'To').fill('60,000');
  await expect(page.getByRole('slider', { name: 'Mileage to' })).toHaveValue('60000');
  await page.getByRole('button', { name: 'Show cars' }).click();
  await expect(page).toHaveURL('/vehicles?priceMax=20000&yearMin=2019&mileageMax=60000');
});

test('fields restored by the browser are reset to the filters of the URL', async ({ page }) => {
  const search = page.getByRole('combobox', { name: 'Search' });
  const release = await openEarly(page, '/vehicles');
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('electric');
  await search.fill('Leeds');
  await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('combobox', { name: 'Fuel type' })).toHaveValue('');
  await release();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Fuel type' })).toHaveValue('');
  await expect(page).toHaveURL('/vehicles');
});

test('a heart pressed before hydration is filled after it, once', async ({ page }) => {
  const release = await openEarly(page, '/vehicles');
  const heart = page.getByRole('button', { name: /^Favourite: / }).first();
  await heart.click();
  await release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Favourites, 1 saved' })).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a heart pressed before hydration that is filled already stays filled', async ({ page }) => {
  await page.goto('/vehicles');
  const heart = page.getByRole('button', { name: /^Favourite: / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const release = await openEarly(page, '/vehicles');
  await heart.click();
  await release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a help search entered before hydration is applied after it', async ({ page }) => {
  const release = await openEarly(page, '/help');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('deposit');
  await release();
  await expect(page.getByText(/^\d+ answers? found$/)).toBeVisible();
});

test('what is typed into a form before the scripts are there is kept and sent', async ({
  page,
}) => {
  const person = newPerson();
  const release = await openEarly(page, '/auth?tab=sign-up');
  await fillSignUp(page, { ...person, fullName: 'A' });
  await release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('a number, done')).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  const name = page.getByRole('textbox', { name: 'Full name' });
  await expect(name).toHaveAccessibleDescription(/between 2 and 100/);
  await name.fill(person.fullName);
  await expect(name).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(person.email);
});

test('settings switches toggled before hydration are stored', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()));
  const release = await openEarly(page, '/settings');
  const device = page.getByRole('switch', { name: 'Marketing emails' });
  const account = page.getByRole('switch', { name: 'Email notifications' });
  const [deviceBefore, accountBefore] = [await device.isChecked(), await account.isChecked()];
  await device.click();
  await account.click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await release();
  await saved;
  await page.unrouteAll();
  await page.reload();
  await expect(device).toBeChecked({ checked: !deviceBefore });
  await expect(account).toBeChecked({ checked: !accountBefore });
});
