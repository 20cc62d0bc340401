import { randomUUID } from 'node:crypto';
import { enquiryToken } from '../lib/core/conversations/token';
import { decisionToken } from '../lib/moderation/token';
import { paths } from '../lib/paths';
import { answerDeletion, confirmDeletion, openDeletion } from './support/deletion';
import { accountMenu, newPerson, openAccount, signIn } from './support/people';
import { accountId } from './support/rest';
import { readSession } from './support/session-cookie';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

const down = { message: 'down', code: 'XX000' };
const network = 'Network connection failed. Please check your internet connection.';

test('account pages in an outage are a 503 with words, and the user stays signed in', async ({
  page,
  backend,
  allowError,
}) => {
  allowError(/status of 503/);
  await signIn(page, await openAccount(newPerson()), '/profile');
  await backend.refuse();
  for (const path of [
    '/profile',
    '/settings',
    '/valuations',
    '/messages',
    '/my-vehicles',
    '/favourites',
    '/auth',
    '/my-vehicles/seller',
    '/staff',
  ]) {
    // The request reads the page as a browser without JavaScript does.
    const answer = await page.request.get(path);
    expect([answer.status(), answer.headers()['retry-after']], path).toEqual([503, '5']);
    const [heading] = (await answer.text()).match(/<h1[^>]*>[^<]*/) ?? [];
    expect(heading, path).toContain('Something went wrong');
  }
  await page.goto('/profile');
  await expect(page.getByText('Your account could not be reached just now.')).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
  await backend.pass();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
});

test('a page whose session cannot be renewed in an outage is the same 503, with the header', async ({
  page,
  context,
  backend,
  baseURL,
  allowError,
}) => {
  allowError(/status of 503/);
  await signIn(page, await openAccount(newPerson()), '/profile');
  const session = readSession(await context.cookies());
  const ended = Buffer.from(JSON.stringify({ ...session, expires_at: 1 })).toString('base64url');
  await backend.refuse();
  const headers = { cookie: `forecourt-session=base64-${ended}` };
  const answer = await fetch(new URL('/profile', baseURL), { headers });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  const html = await answer.text();
  expect(html).toContain('Your account could not be reached just now.');
  expect(html).toContain('Sell your car');
});

test('pages of mailed links, and reports, are a 503 with words in an outage', async ({
  page,
  backend,
}) => {
  process.env.SUPABASE_SECRET_KEY = currentStack().secretKey;
  const id = randomUUID();
  await backend.refuse();
  for (const path of [
    paths.appeal(decisionToken('appeal', id)),
    paths.messageLink(enquiryToken('open', id, 'buyer')),
    paths.unsubscribe(enquiryToken('unsubscribe', id, 'buyer')),
    paths.reportVehicle(id),
  ]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(503);
    expect(await answer.text(), path).toMatch(/could not be reached just now/);
  }
});

test('a failed account deletion shows an error and keeps the account', async ({
  page,
  backend,
}) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/settings');
  await backend.answer(500, down, /rpc\/delete_account/);
  const dialog = await confirmDeletion(page, person);
  await expectToast(page, 'Deletion Failed', 'There was an error processing your request.');
  await expect(dialog.getByRole('alert')).toContainText('Deletion Failed');
  expect(backend.answered).toHaveLength(1);
  expect(await accountId(person)).toBeDefined();

  await backend.pass();
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Account Deletion Requested');
  expect(await accountId(person)).toBeUndefined();
});

test('an account deletion with the backend down shows a network error', async ({
  page,
  backend,
}) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/settings');
  const dialog = await openDeletion(page);
  await backend.refuse();
  await answerDeletion(dialog, person.password);
  await expect(dialog.getByRole('alert')).toContainText('Deletion Failed');
  await expect(dialog.getByRole('alert')).toContainText(network);
  expect(await accountId(person)).toBeDefined();
});

test('account deletion ends the session in this browser without the auth service’s log-out', async ({
  context,
  page,
  backend,
}) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/settings');
  await backend.answer(500, down, /auth\/v1\/logout/);
  await confirmDeletion(page, person);
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Account Deletion Requested');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const left = (await context.cookies()).filter(({ name }) => name.startsWith('forecourt-session'));
  expect(left).toEqual([]);
});

test('a failed sign-out shows an error and keeps the user signed in', async ({ page, backend }) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/settings');
  const logOut = async () => {
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
  };
  for (const fail of [
    () => backend.answer(500, down, /auth\/v1\/logout/),
    () => backend.refuse(),
  ]) {
    await fail();
    await logOut();
    await expectToast(page, 'Failed to sign out. Please try again.');
    await expect(accountMenu(page)).toBeVisible();
    await backend.pass();
    await page.goto('/profile');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  }

  await logOut();
  await expectToast(page, 'Successfully signed out!');
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth?next=%2Fprofile');
});

test('a forbidden e-mail switch change shows the catalogue error and is rolled back', async ({
  page,
  backend,
}) => {
  await signIn(page, await openAccount(newPerson()), '/settings');
  await page.reload();
  await backend.answer(403, { message: 'no', code: '42501' }, /profiles\?id=/);
  const emails = page.getByRole('switch', { name: 'Email notifications' });
  await emails.uncheck();
  const texts = ['E-mail switch failed', 'Insufficient privileges to perform this action.'];
  await expectToast(page, ...texts);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.join(''));
  await expect(emails).toBeChecked();
});
