import type { Page } from '@playwright/test';
import { mailedPath, newPerson, nextCode, openAccount, signIn } from './support/people';
import { rest } from './support/rest';
import { openNewStaffAccount, openStaffAccount } from './support/staff';
import { axeInBothColours, expect, test } from './support/test';

const field = (page: Page) => page.getByLabel('Six-digit code');

async function give(page: Page, code: string) {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The key that a page shows beside its QR code, as a factor. */
async function readKey(page: Page) {
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return { secret: (key ?? '').replaceAll(' ', ''), usedPeriod: 0 };
}

test('staff set up a second factor, give its code and replace it', { tag: '@noscript' }, async ({
  page,
  javaScriptEnabled,
}) => {
  const person = await openNewStaffAccount();
  await signIn(page, person, '/');
  await page.goto('/staff/log');
  await expect(page).toHaveURL('/auth/second-factor?next=%2Fstaff%2Flog');
  if (javaScriptEnabled) await axeInBothColours(page);
  await page.getByRole('button', { name: 'Show the QR code' }).click();
  const first = await readKey(page);
  if (javaScriptEnabled) await axeInBothColours(page);
  await give(page, '000000');
  await expect(field(page)).toHaveAccessibleDescription(/This code is wrong/);
  expect(await readKey(page)).toEqual(first);
  await give(page, nextCode(first));
  await expect(page).toHaveURL('/staff/log');
  await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Replace your app' }).click();
  const second = await readKey(page);
  expect(second).not.toEqual(first);
  await give(page, nextCode(second));
  await expect(page).toHaveURL('/settings');

  await page.context().clearCookies();
  await signIn(page, person, '/');
  await page.goto('/staff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await expect(page.getByText('Demo:')).toHaveCount(0);
  if (javaScriptEnabled) await axeInBothColours(page);
  await give(page, nextCode(first));
  await expect(field(page)).toHaveAccessibleDescription(/This code is wrong/);
  await give(page, nextCode(second));
  await expect(page).toHaveURL('/staff');
});

test('a form of staff waits for the code of a new session', { tag: '@noscript' }, async ({
  page,
  javaScriptEnabled,
}) => {
  const { factor, ...person } = await openStaffAccount();
  const [seller] = await rest<{ id: string }>('sellers?select=id&limit=1');
  const address = `/staff/sellers/${seller?.id}`;
  await signIn(page, { ...person, factor }, address);
  await page.getByRole('textbox', { name: 'Note for other staff' }).fill('Odd');
  await page.context().clearCookies();
  await signIn(await page.context().newPage(), person);
  await page.getByRole('button', { name: 'Add note' }).click();
  const asked = `/auth/second-factor?${new URLSearchParams({ next: address })}`;
  if (javaScriptEnabled) {
    const link = page.getByRole('link', { name: 'Enter your code' });
    return expect(link).toHaveAttribute('href', asked);
  }
  await expect(page).toHaveURL(asked);
  await give(page, nextCode(factor));
  await expect(page).toHaveURL(address);
});

test('a new password of staff takes the code before it', async ({ page }) => {
  const { factor, ...person } = await openStaffAccount();
  await page.goto('/auth?tab=reset');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.goto(await mailedPath(person.email, /password/i));
  await page.getByRole('button', { name: 'Set a New Password' }).click();
  await give(page, nextCode(factor));
  await expect(page).toHaveURL('/auth/new-password');
  await page.getByLabel('New password', { exact: true }).fill('Another-Secret-2');
  await page.getByLabel('Confirm password', { exact: true }).fill('Another-Secret-2');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/staff');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff desk' })).toBeAttached();
});

test('users who are not staff are offered no second factor', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/settings');
  await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toHaveCount(0);
  const answer = await page.request.get('/auth/second-factor', { maxRedirects: 0 });
  expect(answer.headers().location).toBe('/not-found');
});
