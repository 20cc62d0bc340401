import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  confirmLink,
  confirmPassword,
  requestReset,
  setPassword,
  signIn,
} from '@/lib/auth/actions';
import { giveCode, startSecondFactor } from '@/lib/auth/factor-actions';
import { Browser } from './browser';
import { openAuthWorld } from './world';

const { addPerson, mailedLink, world } = openAuthWorld();
const STAFF_PAGE = '/auth/second-factor?next=%2Fstaff';
const PERIOD_MS = 30_000;

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const events = () => warn.mock.calls.map(([line]) => String(line).replace(/ [0-9a-f]{16}$/, ''));
beforeEach(() => warn.mockClear());

/** Adds a member of staff, signed in. */
async function addStaff() {
  const person = await addPerson();
  await world.sql`
    update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "staff"}'
    where email = ${person.email}`;
  const browser = new Browser();
  await browser.send(signIn, person);
  const factors = () => world.sql<{ id: string; secret: string; status: string }[]>`
    select f.id, f.secret, f.status from auth.mfa_factors f join auth.users u on u.id = f.user_id
    where u.email = ${person.email} order by f.created_at`;
  return { person, browser, factors };
}

const start = (browser: Browser, next = '/staff') => browser.send(startSecondFactor, { next });
const give = (browser: Browser, code: string, next = '/staff') =>
  browser.send(giveCode, { code, next });
const codeOf = (secret = '', periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * PERIOD_MS,
  });

/** Adds a member of staff who has given the first code of a factor. */
async function addStaffWithFactor() {
  const staff = await addStaff();
  await start(staff.browser);
  const [factor] = await staff.factors();
  const usedCode = codeOf(factor?.secret);
  expect(await give(staff.browser, usedCode)).toEqual({ to: '/staff' });
  return { ...staff, id: factor?.id, secret: factor?.secret, usedCode };
}

test('staff set up a factor with a code of its key, which is a security event', async () => {
  const { browser, factors } = await addStaff();
  expect(await start(browser)).toEqual({ to: STAFF_PAGE });
  // A set-up that is started again replaces the first.
  expect(await start(browser)).toEqual({ to: STAFF_PAGE });
  const [factor, ...others] = await factors();
  expect(others).toEqual([]);
  expect(browser.cookies.get('forecourt-factor')?.value).toContain(factor?.secret);
  expect(await give(browser, '12345')).toMatchObject({ status: 'invalid' });
  expect(await give(browser, '000000')).toMatchObject({
    fieldErrors: { code: expect.stringContaining('wrong') },
    values: { next: '/staff' },
  });
  const code = codeOf(factor?.secret);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect(await give(browser, typed, '//evil.example')).toEqual({ to: '/' });
  expect((await factors()).map(({ status }) => status)).toEqual(['verified']);
  expect(browser.cookies.has('forecourt-factor')).toBe(false);
  expect(events()).toEqual(['security: code refused', 'security: second factor set up']);
});

test('a sign-in of the last ten minutes is needed to set one up', async () => {
  const { browser, factors } = await addStaff();
  await world.sql`update auth.sessions set created_at = now() - interval '11 minutes'`;
  expect(await start(browser)).toEqual({ to: '/auth/confirm-password?next=%2Fstaff' });
  expect(await factors()).toEqual([]);
});

test('users who are not staff set none up', async () => {
  const browser = new Browser();
  await browser.send(signIn, await addPerson());
  expect(await start(browser)).toEqual({ to: '/not-found' });
});

test('a later session gives a code, each once, and replaces no factor before it', async () => {
  const { person, browser, secret, usedCode, factors } = await addStaffWithFactor();
  const [set] = await factors();
  expect(await browser.send(confirmPassword, { ...person, next: '/settings' })).toEqual({
    to: '/settings',
  });
  expect(await start(browser, '/settings')).toEqual({
    to: '/auth/second-factor?next=%2Fsettings',
  });
  expect(await factors()).toEqual([set]);
  expect(await give(browser, usedCode)).toMatchObject({
    fieldErrors: { code: expect.stringContaining('used before') },
  });
  expect(await give(browser, codeOf(secret, 1))).toEqual({ to: '/staff' });
});

test('a factor is replaced after a code of the present one', async () => {
  const { browser, id, factors } = await addStaffWithFactor();
  expect(await start(browser, '/settings')).toEqual({
    to: '/auth/second-factor?next=%2Fsettings',
  });
  const added = (await factors()).find((factor) => factor.id !== id);
  expect(await give(browser, codeOf(added?.secret), '/settings')).toEqual({ to: '/settings' });
  expect(await factors()).toEqual([{ ...added, status: 'verified' }]);
  expect(events()).toContain('security: second factor replaced');
});

test('codes are guessed ten times in a quarter of an hour', async () => {
  const { person, browser, secret } = await addStaffWithFactor();
  await browser.send(signIn, person);
  for (let guess = 0; guess < 10; guess += 1) await give(browser, `00000${guess}`);
  expect((await give(browser, codeOf(secret, 1))).message?.text).toMatch(/^Too many/);
});

test('a reset password takes the code first, which leads back to the form', async () => {
  const { person, secret } = await addStaffWithFactor();
  const browser = new Browser();
  await browser.send(requestReset, { email: person.email });
  const { token_hash, type } = mailedLink(person.email);
  expect(await browser.send(confirmLink, { token_hash, type })).toEqual({
    to: '/auth/new-password',
  });
  const save = () =>
    browser.send(setPassword, { password: 'Another-1b', confirmPassword: 'Another-1b' });
  expect(await save()).toEqual({ to: '/auth/second-factor?next=%2F' });
  expect(await give(browser, codeOf(secret, 1), '/')).toEqual({ to: '/auth/new-password' });
  expect(await save()).toEqual({ to: '/' });
});
