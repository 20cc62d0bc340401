import type { Page } from '@playwright/test';
import { fillSignIn, newPerson, openAccount, signIn } from './support/people';
import { axe, expect, test } from './support/test';
import { expectToast } from './support/toast';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Update Profile' }).click();
const answer = (page: Page) => page.locator('main [role="status"], main [role="alert"]').first();

test('account pages redirect an anonymous user to sign-in and back', async ({ page }) => {
  const person = await openAccount(newPerson());
  for (const path of ['/profile', '/settings', '/valuations', '/settings/delete-account']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
  }
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/settings/delete-account');
});

test('name, phone and picture are saved; the e-mail cannot be edited', async ({
  page,
  allowError,
}) => {
  allowError(/pictures\.example/);
  const person = await openAccount(newPerson('Grace Hopper'));
  await signIn(page, person, '/profile');
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await expect(field(page, 'Email')).not.toBeEditable();
  await expect(page.getByText('GH').first()).toBeVisible();

  await page.route('https://pictures.example/**', (route) => route.abort());
  await field(page, 'Full name').fill('Ada King');
  await field(page, 'Phone').fill('+44 7700 900123');
  await field(page, 'Avatar URL').fill('https://pictures.example/ada.jpg');
  await save(page);
  await expectToast(page, 'Profile Updated');
  await expectToast(page, 'Your profile has been successfully updated.');
  await expect(answer(page)).toBeFocused();
  await expect(page.getByText('AK').first()).toBeVisible();
  const header = page.getByRole('banner').locator('.initials');
  const initials = () => header.evaluate((node) => getComputedStyle(node, '::before').content);
  await expect.poll(initials).toBe('"AK"');
  // A field is not validated while typing, before the form is sent.
  await field(page, 'Phone').fill('0');
  await expect(field(page, 'Phone')).not.toHaveAttribute('aria-invalid');
  await expect(answer(page)).toContainText('Profile Updated');

  await page.reload();
  await expect(field(page, 'Full name')).toHaveValue('Ada King');
  await expect(field(page, 'Phone')).toHaveValue('07700 900123');
  await expect(field(page, 'Avatar URL')).toHaveValue('https://pictures.example/ada.jpg');
});

test('the avatar is requested without a referrer; a broken one shows the initials', async ({
  page,
  allowError,
}) => {
  allowError(/pictures\.example/);
  const person = await openAccount(newPerson());
  await signIn(page, person, '/profile');
  const asked = page.waitForRequest('https://pictures.example/**');
  await page.route('https://pictures.example/**', (route) => route.abort());
  await field(page, 'Avatar URL').fill('https://pictures.example/ada.jpg');
  await save(page);
  expect((await asked).headers().referer).toBeUndefined();
  await expect(page.getByText('AL').first()).toBeVisible();
});

const REJECTED = [
  ['Full name', 'A', 'Full name must be between 2 and 100 characters'],
  ['Phone', 'call me', /Please enter a phone number with its area code/],
  ['Avatar URL', 'http://pictures.example/a.jpg', /beginning with https:\/\//],
  ['Avatar URL', 'javascript:alert(1)', /beginning with https:\/\//],
] as const;

test('a wrong value is rejected and stays in the form', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/profile');
  for (const [name, value, sentence] of REJECTED) {
    await page.goto('/profile');
    await field(page, name).fill(value);
    await save(page);
    await expect(answer(page)).toBeFocused();
    await expect(answer(page)).toContainText(sentence);
    await expect(field(page, name)).toHaveValue(value);
    await expect(field(page, name)).toHaveAccessibleDescription(sentence);
    await axe(page);
  }
});

test('concurrent saves of two tabs are merged, and conflicts are reported', async ({
  context,
  page,
}) => {
  await signIn(page, await openAccount(newPerson()), '/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await field(page, 'Full name').fill('Ada King');
  await field(other, 'Phone').fill('07700 900123');
  await Promise.all([save(page), save(other)]);
  await expectToast(page, 'Profile Updated');
  await expectToast(other, 'Profile Updated');

  const third = await context.newPage();
  await third.goto('/profile');
  await expect(field(third, 'Full name')).toHaveValue('Ada King');
  await expect(field(third, 'Phone')).toHaveValue('07700 900123');

  await page.reload();
  await field(page, 'Full name').fill('Ada One');
  await save(page);
  await expectToast(page, 'Profile Updated');
  await field(third, 'Full name').fill('Ada Two');
  await save(third);
  await expect(field(third, 'Full name')).toHaveAccessibleDescription(/meanwhile: Ada One/);
  await expect(field(third, 'Full name')).toHaveValue('Ada Two');
  await save(third);
  await expectToast(third, 'Profile Updated');
  await page.reload();
  await expect(field(page, 'Full name')).toHaveValue('Ada Two');
});

test('typed values survive a session that ends before submitting', async ({ context, page }) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/profile');
  await field(page, 'Full name').fill('Typed Before');
  await context.clearCookies();
  await save(page);
  await expect(answer(page)).toContainText('You have been signed out');
  await expect(field(page, 'Full name')).toHaveValue('Typed Before');

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Sign in (in a new tab)' }).click(),
  ]);
  await fillSignIn(tab, person);
  await expect(tab).toHaveURL('/profile');
  await page.bringToFront();
  await expect(field(page, 'Full name')).toHaveValue('Typed Before');
  await save(page);
  await expectToast(page, 'Profile Updated');
});

test('the profile form works by keyboard', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/profile');
  await field(page, 'Full name').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Key Board');
  await page.keyboard.press('Tab');
  await page.keyboard.type('07700 900456');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Profile Updated');
});

test('the back button after sign-out shows no profile data', async ({ page }) => {
  const person = await openAccount(newPerson('Private Person'));
  await signIn(page, person, '/profile');
  await expect(page.getByText(person.email).first()).toBeVisible();
  await page.locator('summary', { hasText: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/auth?next=%2Fprofile');
  await expect(page.getByText(person.email)).toHaveCount(0);
});
