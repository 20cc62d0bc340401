import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { FLASH_COOKIE } from '../../lib/core/session/flash';
import { readMail } from '../../lib/mail/mailbox';
import { paths } from '../../lib/paths';
import { hiddenFields } from './hidden-fields';
import { currentStack } from './stack';

export interface Person {
  fullName: string;
  email: string;
  password: string;
  /** The second factor of staff: see {@link nextCode}. */
  factor?: { secret: string; usedPeriod: number };
}

/** Creates a new user with a unique email address and password. */
export const newPerson = (fullName = 'Ada Lovelace'): Person => ({
  fullName,
  email: `person-${randomUUID()}@example.test`,
  password: `Secret-${randomUUID().slice(0, 8)}-1aB`,
});

/** Random IP address of the benchmarking range (RFC 2544), so that rate limits see many clients. */
export const someAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** Path of the first link in the newest matching email to an address; waits for the email. */
export async function mailedPath(email: string, subject: RegExp) {
  const find = () =>
    readMail(currentStack().mailDirectory, email).find((mail) => subject.test(mail.subject));
  await expect.poll(find, { message: `mail to ${email}` }).toBeDefined();
  const link = new URL(/https?:\/\/\S+/.exec(find()?.text ?? '')?.[0] ?? '');
  return `${link.pathname}${link.search}`;
}

async function callAuth(path: string, body: unknown) {
  const { backendUrl, publishableKey } = currentStack();
  const response = await fetch(`${backendUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, `auth ${path}`).toBe(200);
}

/** Confirms an email address with the emailed token, through the auth API. */
export async function confirmAccount(email: string) {
  const { searchParams } = new URL(await mailedPath(email, /Confirm/), 'http://site');
  await callAuth('verify', { token_hash: searchParams.get('token_hash'), type: 'email' });
}

/** Creates an account through the auth API, confirmed by default. */
export async function openAccount(person: Person, { confirmed = true } = {}) {
  const { email, password, fullName } = person;
  await callAuth('signup', { email, password, data: { full_name: fullName } });
  if (confirmed) await confirmAccount(email);
  return person;
}

/** Fills in and submits the sign-in form of the current page. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** An unused code of the authenticator app: the current one, or the next one, which is accepted as well. */
export function nextCode(factor: NonNullable<Person['factor']>) {
  const period = 30;
  factor.usedPeriod = Math.max(Math.floor(Date.now() / 1000 / period), factor.usedPeriod + 1);
  const timestamp = factor.usedPeriod * period * 1000;
  return new TOTP({ secret: Secret.fromBase32(factor.secret), period }).generate({ timestamp });
}

/** Sends the form of a page as a browser without JavaScript does. */
async function postForm(page: Page, path: string, fields: Record<string, string>) {
  const form = await page.request.get(path);
  const answer = await page.request.post(path, {
    multipart: { ...hiddenFields(await form.text()), ...fields },
    headers: { Origin: new URL(form.url()).origin },
    maxRedirects: 0,
  });
  expect(answer.status(), `form of ${path}`).toBe(303);
}

/**
 * Signs a user in by the requests of the forms, as a browser without JavaScript sends them, and opens
 * `next`. Tests of the form itself use {@link fillSignIn}.
 */
export async function signIn(page: Page, { email, password, factor }: Person, next = '/') {
  await postForm(page, paths.auth, { email, password });
  if (factor) await postForm(page, paths.secondFactor, { code: nextCode(factor) });
  // The sign-in's toast would replace another one if its code arrives late.
  await page.context().clearCookies({ name: FLASH_COOKIE });
  await page.goto(next);
  await expect(page).toHaveURL(next);
}

/** Fills in the sign-up form of the current page, without submitting it. */
export async function fillSignUp(page: Page, { fullName, email, password }: Person) {
  await page.getByRole('textbox', { name: 'Full name' }).fill(fullName);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
}

/** The header's account menu. */
export const accountMenu = (page: Page) => page.locator('summary', { hasText: 'Account menu' });
