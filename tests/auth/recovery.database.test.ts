import { beforeEach, expect, test, vi } from 'vitest';
import { confirmLink, requestReset, setPassword, signIn, signUp } from '@/lib/auth/actions';
import { Browser } from './browser';
import { openAuthWorld } from './world';

const service = vi.hoisted(() => ({ isEndingRefused: false }));
vi.mock('@/lib/supabase/fetch', async (original) => {
  const { backendFetch } = await original<typeof import('@/lib/supabase/fetch')>();
  const fetchOrFail: typeof fetch = async (input, init) =>
    service.isEndingRefused && String(input).includes('scope=others')
      ? new Response('{}', { status: 503 })
      : backendFetch(input, init);
  return { backendFetch: fetchOrFail };
});

const { addPerson, callAuth, mailedLink, world } = openAuthWorld();
const WEAK = 'Password is too weak. Please choose a stronger password.';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Returns a browser in which a person has just opened a reset link. */
async function openReset({ email }: { email: string }) {
  const browser = new Browser();
  await browser.send(requestReset, { email });
  const { token_hash, type } = mailedLink(email);
  expect(await browser.send(confirmLink, { token_hash, type })).toEqual({
    to: '/auth/new-password',
  });
  return browser;
}

const save = (browser: Browser, password: string) =>
  browser.send(setPassword, { password, confirmPassword: password });

test('a restored recovery grant cookie allows no second password change', async () => {
  const person = await addPerson();
  const browser = await openReset(person);
  const permit = browser.cookies.get('forecourt-recovery');
  expect(await save(browser, 'Second-secret-2')).toEqual({ to: '/' });
  expect(browser.cookies.has('forecourt-recovery')).toBe(false);
  if (permit) browser.cookies.set(permit.name, permit);
  expect(await save(browser, 'Third-secret-3')).toEqual({ to: '/auth?tab=reset' });
  const { email } = person;
  expect(await new Browser().send(signIn, { email, password: 'Second-secret-2' })).toEqual({
    to: '/',
  });
});

test('a mailed link still works after a network failure', async () => {
  const { email } = await addPerson();
  const browser = new Browser();
  await browser.send(requestReset, { email });
  const { token_hash, type } = mailedLink(email);
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await browser.send(confirmLink, { token_hash, type })).message).toEqual({
    title: 'Error',
    text: 'Network connection failed. Please check your internet connection.',
  });
  vi.mocked(console.error).mockRestore();
  vi.stubEnv('SUPABASE_URL', world.backend.url);
  const opened = await browser.send(confirmLink, { token_hash, type });
  expect(opened).toEqual({ to: '/auth/new-password' });
});

test('a recovery grant survives a rejected password', async () => {
  const person = await addPerson();
  const browser = await openReset(person);
  expect((await save(browser, person.password)).message?.text).toMatch(/the password you have now/);
  expect(await save(browser, 'Second-secret-2')).toEqual({ to: '/' });
});

test('a password change succeeds even if other sessions cannot be ended', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const browser = await openReset(await addPerson());
  service.isEndingRefused = true;
  expect(await save(browser, 'Second-secret-2')).toEqual({ to: '/' });
  service.isEndingRefused = false;
  expect(browser.cookies.get('forecourt-flash')?.value).toMatch(/^passwordChangedHere\./);
  expect(browser.cookies.has('forecourt-recovery')).toBe(false);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('end of other sessions'));
  error.mockRestore();
});

test('a password session cannot set a new password by recovery grant or auth API', async () => {
  const person = await addPerson();
  const browser = await openReset(person);
  for (const name of [...browser.cookies.keys()]) {
    if (name.startsWith('forecourt-session')) browser.cookies.delete(name);
  }
  await browser.send(signIn, person);
  expect(await save(browser, 'Second-secret-2')).toEqual({ to: '/auth?tab=reset' });
  const answer = await callAuth('token?grant_type=password', person);
  const { access_token } = await answer.json();
  const refused = await callAuth('user', { password: 'Third-secret-3' }, 'PUT', access_token);
  expect(refused.status).toBe(400);
  expect((await refused.json()).error_code).toBe('current_password_required');
});

test.each(['Password1', 'PASSw0rd', 'Qwerty123', 'Trustno1', '1Qaz2wsx'])(
  '%s is rejected as too weak at sign-up and at reset',
  async (password) => {
    const newcomer = { fullName: 'Ada Lovelace', email: 'newcomer@example.test' };
    const state = await new Browser().send(signUp, {
      ...newcomer,
      password,
      confirmPassword: password,
    });
    expect(state).toMatchObject({
      message: { title: 'Sign Up Failed', text: WEAK },
      fieldErrors: { password: WEAK },
    });
    expect(mailedLink(newcomer.email).token_hash).toBe('');
    const browser = await openReset(await addPerson());
    expect((await save(browser, password)).message).toEqual({ title: 'Update Failed', text: WEAK });
  },
);
