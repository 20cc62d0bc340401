import { beforeEach, expect, test, vi } from 'vitest';
import { deleteAccount } from '@/lib/account/actions';
import { signIn } from '@/lib/auth/actions';
import { Browser } from '../auth/browser';
import { openAuthWorld } from '../auth/world';

const { world, addPerson } = openAuthWorld();
const WRONG = 'This is not your password. Please try again.';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function signedIn() {
  const person = await addPerson();
  const browser = new Browser();
  await browser.send(signIn, person);
  const isThere = async () =>
    (await world.sql`select from auth.users where email = ${person.email}`).length === 1;
  const sessions = () =>
    world.sql`select s.id from auth.sessions s join auth.users u on u.id = s.user_id
              where u.email = ${person.email}`;
  return { ...person, browser, isThere, sessions };
}

test('an account is deleted with its password, and the session in this browser', async () => {
  const { browser, password, isThere } = await signedIn();
  expect([...browser.cookies.keys()]).toContain('forecourt-session');
  expect(await browser.send(deleteAccount, { password })).toEqual({ to: '/' });
  expect(await isThere()).toBe(false);
  expect([...browser.cookies.keys()]).not.toContain('forecourt-session');
});

test('a wrong password is a field error and deletes nothing', async () => {
  const { browser, isThere, sessions } = await signedIn();
  const before = await sessions();
  expect(await browser.send(deleteAccount, { password: 'Not-my-password-1' })).toMatchObject({
    message: { title: 'Deletion Failed', text: WRONG },
    fieldErrors: { password: WRONG },
    values: {},
  });
  expect(await browser.send(deleteAccount, {})).toMatchObject({
    fieldErrors: { password: 'Please enter your password' },
  });
  expect(await isThere()).toBe(true);
  expect(await sessions()).toEqual(before);
});

test('password attempts for an account deletion are rate limited', async () => {
  const { browser, password, isThere } = await signedIn();
  const guess = () => browser.send(deleteAccount, { password: 'Not-my-password-1' });
  await Promise.all(Array.from({ length: 10 }, guess));
  const refused = await browser.send(deleteAccount, { password });
  expect(refused.message?.text).toMatch(/^Too many failed attempts/);
  expect(await isThere()).toBe(true);
});

test('the password of another user is rejected', async () => {
  const [me, other] = [await signedIn(), await addPerson('Another-secret-1')];
  const refused = await me.browser.send(deleteAccount, { password: other.password });
  expect(refused.fieldErrors).toEqual({ password: WRONG });
});
