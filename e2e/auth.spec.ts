import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMail } from '../lib/mail/mailbox';
import { OLD_ACTION } from './support/old-action';
import {
  accountMenu,
  fillSignIn,
  fillSignUp,
  mailedPath,
  newPerson,
  openAccount,
  signIn,
  someAddress,
} from './support/people';
import { dataFolder } from './support/site';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';

const summary = (page: import('@playwright/test').Page) =>
  page.getByRole('main').getByRole('alert');
const toast = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

test('a page of an earlier release offers to reload and keeps what was typed', async ({
  page,
  allowError,
}) => {
  allowError(/status of 409/);
  const person = newPerson();
  await page.goto('/auth?tab=sign-up');
  await page.route('**/auth**', (route) => {
    const headers = route.request().headers();
    return route.continue({
      headers: headers['next-action'] ? { ...headers, 'next-action': OLD_ACTION } : headers,
    });
  });
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(summary(page)).toContainText('The site has been updated');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(summary(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(person.fullName);
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast(page)).toContainText('Account Created!');
});

test('sign-up, e-mail confirmation, account menu and log-out @firefox', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/auth?tab=sign-up');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toBeFocused();
  await expect(status).toContainText(
    'Account created! Please check your email to verify your account.',
  );
  await expect(toast(page)).toContainText('Account Created!');
  await expect(page).toHaveURL('/auth?tab=sign-up');

  await page.goto(await mailedPath(person.email, /Confirm/));
  await page.getByRole('button', { name: 'Confirm and Sign In' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('Email confirmed');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();
  await accountMenu(page).click();
  const menu = page.getByRole('navigation', { name: 'Account' });
  for (const [name, href] of [
    ['Profile', '/profile'],
    ['My Vehicles', '/vehicles'],
    ['Valuation History', '/valuations'],
    ['Settings', '/settings'],
  ] as const) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Valuations' }),
  ).toBeVisible();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('Successfully signed out!');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(accountMenu(page)).toBeHidden();
  await page.goto('/sell');
  await expect(page).toHaveURL('/auth?next=%2Fsell');
});

test('the auth page has two tabs and trust badges linked to their evidence', async ({ page }) => {
  await page.goto('/auth');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/auth?tab=sign-up',
  );
  for (const badge of ['DVLA Verified', 'Web3 Secured']) {
    const item = main.getByRole('listitem').filter({ hasText: badge });
    await expect(item.getByRole('link', { name: /evidence for: / })).toBeVisible();
  }
});

const RULES = [
  ['Full name', 'A', 'Full name must be between 2 and 100 characters'],
  ['Email', 'no address', 'Please enter a valid email address'],
  ['Password', 'Short1', 'Password must be at least 8 characters long'],
  [
    'Password',
    'alllowercase',
    'Password must contain at least one lowercase letter, one uppercase letter, and one number',
  ],
  ['Confirm password', 'Different1', 'Passwords do not match'],
] as const;

test('sign-up rejects what breaks a rule, at its field', async ({ page }) => {
  for (const [label, value, sentence] of RULES) {
    await page.goto('/auth?tab=sign-up');
    await fillSignUp(page, newPerson());
    const field = page.getByLabel(label, { exact: true });
    await field.fill(value);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(summary(page)).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
    await summary(page).getByRole('link', { name: sentence }).first().click();
    await expect(
      page.getByLabel(label === 'Password' ? 'Password' : label, { exact: true }),
    ).toBeFocused();
    if (label === 'Confirm password') await expect(toast(page)).toContainText('Password Mismatch');
  }
});

test('a validation error is cleared when the field is corrected', async ({ page }) => {
  await page.goto('/auth');
  await fillSignIn(page, { email: 'nobody', password: '' });
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Please enter your password',
  );
  await email.fill('somebody@example.test');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('a wrong password and an unknown e-mail address get the same error', async ({ page }) => {
  const person = await openAccount(newPerson());
  for (const { email } of [person, newPerson()]) {
    await page.goto('/auth');
    await fillSignIn(page, { email, password: 'Wrong-password-1' });
    await expect(summary(page)).toContainText('Invalid email or password. Please try again.');
    await expect(summary(page)).toBeFocused();
    await expect(toast(page)).toContainText('Sign In Failed');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  }
});

test('sign-in with an unconfirmed address asks to confirm and resends the link', async ({
  page,
}) => {
  const person = await openAccount(newPerson(), { confirmed: false });
  await page.goto('/auth');
  await fillSignIn(page, person);
  await expect(summary(page)).toContainText(
    'Please check your email and click the confirmation link before signing in.',
  );
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Confirmation sent');
  const { mailDirectory } = currentStack();
  await expect.poll(() => readMail(mailDirectory, person.email).length).toBe(2);
  await page.goto(await mailedPath(person.email, /Confirm/));
  await page.getByRole('button', { name: 'Confirm and Sign In' }).click();
  await expect(accountMenu(page)).toBeVisible();
});

test('sign-up with a registered address fails and keeps the old password', async ({ page }) => {
  const person = await openAccount(newPerson());
  await page.goto('/auth?tab=sign-up');
  await fillSignUp(page, { ...person, password: 'Another-Secret-1' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(summary(page)).toContainText(
    'An account with this email already exists. Please sign in instead.',
  );
  await expect(toast(page)).toContainText('Sign Up Failed');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(person.fullName);
  await signIn(page, person);
});

test('failed sign-ins are rate limited, but not from another network', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await openAccount(newPerson());
  await page.goto('/auth');
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await fillSignIn(page, { ...person, password: `Wrong-${attempt}` });
    await answered;
  }
  await fillSignIn(page, person);
  await expect(summary(page)).toContainText(
    'Too many failed attempts. Please wait a moment before trying again.',
  );
  const elsewhere = await browser.newContext({
    extraHTTPHeaders: { 'X-Forwarded-For': someAddress() },
  });
  await signIn(await elsewhere.newPage(), person);
  await elsewhere.close();
});

test('sign-in redirects to the next page, on this site only', async ({ page }) => {
  const person = await openAccount(newPerson('Grace Brewster Hopper'));
  await page.goto(`/auth?next=${encodeURIComponent('/vehicles?make=BMW')}`);
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/vehicles?make=BMW');
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(toast(page)).toContainText('Successfully signed in!');
  // /auth redirects a signed-in user.
  await page.goto('/auth?next=/evidence');
  await expect(page).toHaveURL('/evidence');
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/auth']) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL('/');
  }
  await expect(toast(page)).toBeHidden();
});

test('a double click submits the sign-up form once', async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth?tab=sign-up');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Account created!');
  expect(readMail(currentStack().mailDirectory, person.email)).toHaveLength(1);
});

test('sign-up and the account menu work by keyboard', async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth?tab=sign-up');
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  await page.keyboard.type(person.fullName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  await page.goto(await mailedPath(person.email, /Confirm/));
  await page.getByRole('button', { name: 'Confirm and Sign In' }).press('Enter');
  await expect(page).toHaveURL('/');
  const menu = page.getByRole('navigation', { name: 'Account' });
  await accountMenu(page).press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(accountMenu(page)).toBeFocused();
});

test('the site log contains no e-mail address, password, token or session', async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth?tab=sign-up');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const link = await mailedPath(person.email, /Confirm/);
  for (const path of [link, link]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Confirm and Sign In' }).click();
    await expect(page.getByRole('main')).toContainText(/This link no longer works|Featured/);
  }
  const log = readFileSync(join(dataFolder, 'logs/site.log'), 'utf8');
  const token = new URL(link, 'http://site').searchParams.get('token_hash') ?? '';
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.startsWith('forecourt-session'))?.value ?? '';
  expect(token).toHaveLength(64);
  expect(session.length).toBeGreaterThan(200);
  for (const secret of [person.email, person.password, token, session.slice(10, 60)]) {
    expect(log).not.toContain(secret);
  }
});
