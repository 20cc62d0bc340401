import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { readMail } from '../../supabase/local/mail/mail';
import { currentStack } from './stack';

export interface Person {
  fullName: string;
  email: string;
  password: string;
}

/** Somebody nobody has met: every call another. */
export const newPerson = (fullName = 'Ada Lovelace'): Person => ({
  fullName,
  email: `person-${randomUUID()}@example.test`,
  password: `Secret-${randomUUID().slice(0, 8)}-1aB`,
});

/** A network address of the range for documentation of benchmarks, so that limits see many visitors. */
export const someAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** The site's address in the newest mail to somebody, without the origin; waits for the mail. */
export async function mailedPath(email: string, subject: RegExp) {
  const find = () =>
    readMail(currentStack().mailDirectory, email).find((mail) => subject.test(mail.subject));
  await expect.poll(find, { message: `mail to ${email}` }).toBeDefined();
  const link = new URL(/https?:\/\/\S+/.exec(find()?.text ?? '')?.[0] ?? '');
  return `${link.pathname}${link.search}`;
}

async function callAuth(path: string, body: unknown) {
  const { backendUrl, publishableKey } = currentStack();
  const answer = await fetch(`${backendUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, `auth ${path}`).toBe(200);
}

/** Follows the link that confirms an address, without the site's help. */
export async function confirmAccount(email: string) {
  const { searchParams } = new URL(await mailedPath(email, /Confirm/), 'http://site');
  await callAuth('verify', { token_hash: searchParams.get('token_hash'), type: 'email' });
}

/** Gives somebody an account, confirmed unless told otherwise, without the site's help. */
export async function openAccount(person: Person, { confirmed = true } = {}) {
  const { email, password, fullName } = person;
  await callAuth('signup', { email, password, data: { full_name: fullName } });
  if (confirmed) await confirmAccount(email);
  return person;
}

/** Fills in the sign-in form of a page that shows it, and sends it. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** Signs somebody in by the form, as far as the page it leads to. */
export async function signIn(page: Page, person: Person, next = '/') {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(next);
}

/** The form of a page with the sign-up tab. */
export async function fillSignUp(page: Page, { fullName, email, password }: Person) {
  await page.getByRole('textbox', { name: 'Full name' }).fill(fullName);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
}

/** What the header says of who looks at it. */
export const accountMenu = (page: Page) => page.locator('summary', { hasText: 'Account menu' });
