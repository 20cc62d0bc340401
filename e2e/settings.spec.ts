import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerDeletion, confirmDeletion, openDeletion } from './support/deletion';
import { mailedPath, newPerson, openAccount, signIn } from './support/people';
import { accountId } from './support/rest';
import { axe, expect, test } from './support/test';
import { expectToast } from './support/toast';
import { addValuation } from './support/valuations';

test('the e-mail switch is stored in the account, the others on the device, which can be signed out', async ({
  browser,
  page,
}) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/settings');
  const switchOf = (where: Page, name: string) => where.getByRole('switch', { name });
  await expect(switchOf(page, 'Email notifications')).toBeChecked();
  await expect(switchOf(page, 'SMS notifications')).not.toBeChecked();
  await expect(switchOf(page, 'Marketing emails')).toBeChecked();
  await expect(switchOf(page, 'Security alerts')).toBeChecked();
  await expect(page.getByRole('link', { name: 'Open saved searches' })).toHaveAttribute(
    'href',
    '/saved-searches',
  );
  await switchOf(page, 'Marketing emails').uncheck();
  await switchOf(page, 'Email notifications').uncheck();
  await expectToast(page, 'E-mails switched off');
  await page.reload();
  await expect(switchOf(page, 'Email notifications')).not.toBeChecked();
  await expect(switchOf(page, 'Marketing emails')).not.toBeChecked();

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const device = await elsewhere.newPage();
  await signIn(device, person, '/settings');
  await expect(switchOf(device, 'Email notifications')).not.toBeChecked();
  await expect(switchOf(device, 'Marketing emails')).toBeChecked();

  await page.reload();
  await expect(page.getByText(/^Chrome on /)).toHaveCount(2);
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expectToast(page, 'Signed out there');
  await expect(page.getByText(/^Chrome on \w+ · this device$/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);
  await device.reload();
  await expect(device).toHaveURL('/auth?next=%2Fsettings');
  await elsewhere.close();
});

test('the second of two toasts is shown even if the toast code loads late', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/settings');
  await page.reload();
  const emails = page.getByRole('switch', { name: 'Email notifications' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  for (const isOn of [false, true]) {
    await emails.setChecked(isOn);
    await expect(emails).toHaveJSProperty('defaultChecked', isOn);
  }
  release();
  await expectToast(page, 'E-mails switched on');
});

test('Reset Password mails a link to the new-password form', async ({ page }) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/settings');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectToast(page, 'Password Reset Sent');
  await expectToast(page, 'Check your email for password reset instructions.');
  await page.goto(await mailedPath(person.email, /password/i));
  await page.getByRole('button', { name: 'Set a New Password' }).click();
  await expect(page).toHaveURL('/auth/new-password');
});

test('Download my data returns a JSON file with account and valuations', async ({ page }) => {
  const person = await openAccount(newPerson('Data Subject'));
  await addValuation(await accountId(person));
  await signIn(page, person, '/settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('forecourt-my-data.json');
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data.account).toMatchObject({
    email: person.email,
    user_metadata: { full_name: 'Data Subject' },
  });
  expect(data.valuations).toHaveLength(1);
});

test('a data download without a session redirects to sign-in', async ({ request }) => {
  const answer = await request.get('/settings/my-data', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toContain('/auth?next=%2Fsettings');
});

test('Delete Account asks for the password, deletes the account and signs out', async ({
  context,
  page,
}) => {
  const person = await openAccount(newPerson());
  await addValuation(await accountId(person));
  await signIn(page, person, '/settings');
  await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
  const dialog = await openDeletion(page);
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused();
  await axe(page, '[role=alertdialog]');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Delete Account' })).toBeFocused();
  await openDeletion(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await accountId(person)).toBeDefined();

  await confirmDeletion(page, { ...person, password: 'Not-my-password-1' });
  await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    /This is not your password/,
  );
  await expectToast(page, 'Deletion Failed');
  expect(await accountId(person)).toBeDefined();
  await answerDeletion(dialog, person.password);
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Account Deletion Requested');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await accountId(person)).toBeUndefined();
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left.filter((name) => name.startsWith('forecourt-session'))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/auth?next=%2Fsettings');
  await expect(page.getByText(person.email)).toHaveCount(0);
});
