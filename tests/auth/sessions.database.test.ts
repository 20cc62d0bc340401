import { beforeEach, expect, test, vi } from 'vitest';
import { deleteAccount } from '@/lib/account/actions';
import { confirmPassword, endSession, signIn } from '@/lib/auth/actions';
import { deviceName } from '@/lib/auth/sessions';
import { Browser, someNetwork } from './browser';
import { openAuthWorld } from './world';

const { world, addPerson } = openAuthWorld();
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Adds a person who is signed in on a phone and, later, on a desktop. */
async function signedInTwice() {
  const person = await addPerson();
  await world.sql`delete from auth.sessions`;
  const [phone, desktop] = [new Browser(someNetwork(), PHONE), new Browser()];
  for (const browser of [phone, desktop]) await browser.send(signIn, person);
  const sessions = () =>
    world.sql<{ id: string; user_agent: string }[]>`
      select id, user_agent from auth.sessions order by created_at`;
  return { ...person, phone, desktop, sessions };
}

test('a session names its browser, and can be ended from another', async () => {
  const { phone, desktop, sessions } = await signedInTwice();
  const [lost, here] = await sessions();
  expect(deviceName(lost?.user_agent ?? '')).toBe('Mobile Safari on iOS');
  expect(deviceName(here?.user_agent ?? '')).toBe('Firefox on Linux');
  expect(await desktop.send(endSession, { session: lost?.id ?? '' })).toMatchObject({
    status: 'done',
  });
  expect(await sessions()).toEqual([here]);
  expect(await phone.send(endSession, { session: here?.id ?? '' })).toMatchObject({
    status: 'signed-out',
  });
  expect(await sessions()).toEqual([here]);
});

test('a session of another person is not ended, nor one that is none', async () => {
  const { sessions } = await signedInTwice();
  const before = await sessions();
  const stranger = new Browser();
  await stranger.send(signIn, await addPerson());
  await stranger.send(endSession, { session: before[0]?.id ?? '' });
  expect(await sessions()).toEqual(expect.arrayContaining(before));
  expect(await stranger.send(endSession, { session: "' or true" })).toMatchObject({
    status: 'invalid',
  });
});

test('a confirmed password opens a new session in place of the present one', async () => {
  const { desktop, password, sessions } = await signedInTwice();
  const [phone, old] = await sessions();
  const confirm = (typed: string) =>
    desktop.send(confirmPassword, { password: typed, next: '/staff' });
  expect(await confirm('Not-my-password-1')).toMatchObject({
    fieldErrors: { password: 'This is not your password. Please try again.' },
  });
  expect(await sessions()).toEqual([phone, old]);
  expect(await confirm(password)).toEqual({ to: '/staff' });
  const [remaining, opened, ...others] = await sessions();
  expect([remaining, others]).toEqual([phone, []]);
  expect(opened?.id).not.toBe(old?.id);
});

test('an account is deleted in an old session too, by its password', async () => {
  const { desktop, password, sessions } = await signedInTwice();
  await world.sql`update auth.sessions set created_at = now() - interval '20 days'`;
  expect(await desktop.send(deleteAccount, { password })).toEqual({ to: '/' });
  expect(await sessions()).toEqual([]);
});
