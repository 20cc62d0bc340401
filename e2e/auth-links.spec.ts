import type { Page } from '@playwright/test';
import { readMail } from '../lib/mail/mailbox';
import { fillSignIn, mailedPath, newPerson, openAccount, signIn } from './support/people';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

const summary = (page: Page) => page.getByRole('main').getByRole('alert');

test('a reset link works once, in any browser, and ends all other sessions', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await openAccount(newPerson());
  await signIn(page, person);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/auth');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(other.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await other.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await other.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(other.getByRole('main').getByRole('status')).toContainText(
    'Check your email for password reset instructions.',
  );
  await elsewhere.close();

  const third = await browser.newContext();
  const fresh = await third.newPage();
  const link = await mailedPath(person.email, /password/i);
  // A program that opens links in advance does not use them up.
  for (let look = 0; look < 3; look += 1) await third.request.get(link);
  await fresh.goto(link);
  await fresh.getByRole('button', { name: 'Set a New Password' }).click();
  await expect(fresh).toHaveURL('/auth/new-password');
  await expect(fresh.getByRole('main')).toContainText(person.email);
  await fresh.getByLabel('New password', { exact: true }).fill('Another-Secret-2');
  await fresh.getByLabel('Confirm password', { exact: true }).fill('Another-Secret-2');
  await fresh.getByRole('button', { name: 'Save Password' }).click();
  await expect(fresh).toHaveURL('/');
  await expectToast(fresh, 'Password changed');

  await fresh.goto('/auth/new-password');
  await expect(fresh.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await fresh.goto(link);
  await fresh.getByRole('button', { name: 'Set a New Password' }).click();
  await expect(summary(fresh)).toContainText('This link no longer works');
  await third.close();

  // The first browser is signed out, and the old password no longer works.
  await page.goto('/auth');
  await fillSignIn(page, person);
  await expect(summary(page)).toContainText('Invalid email or password. Please try again.');
  await signIn(page, { ...person, password: 'Another-Secret-2' });
});

test('a reset for an unknown address shows the same message and sends no e-mail', async ({
  page,
}) => {
  const { email } = newPerson();
  await page.goto('/auth?tab=reset');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Password Reset Sent');
  expect(readMail(currentStack().mailDirectory, email)).toEqual([]);
});

for (const query of ['', '?token_hash=%00&type=email', '?token_hash=aaaaaaaaaaaa&type=x']) {
  test(`an invalid confirmation link shows an error: ${query}`, async ({ page }) => {
    await page.goto(`/auth/confirm${query}`);
    await page.getByRole('button', { name: 'Confirm and Sign In' }).click();
    await expect(summary(page)).toContainText('This link no longer works');
  });
}
