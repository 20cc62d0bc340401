import pLimit from 'p-limit';
import { beforeEach, expect, test, vi } from 'vitest';
import { requestReset, signIn } from '@/lib/auth/actions';
import { Browser, someNetwork } from './browser';
import { openAuthWorld } from './world';

const { world, addPerson } = openAuthWorld();

const TOO_MANY = 'Too many failed attempts. Please wait a moment before trying again.';
const WRONG = 'Invalid email or password. Please try again.';
const said: string[] = [];
/** Maximum concurrent requests: more would test nothing else, and a busy machine would not respond to all in time. */
const atOnce = pLimit(8);

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((...args) => void said.push(args.join(' ')));
});

const guess = (browser: Browser, email: string, password = 'Wrong-guess-1') =>
  atOnce(() => browser.send(signIn, { email, password }));
const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index));

test('password guesses are rate limited without locking the owner out elsewhere', async () => {
  const { email, password } = await addPerson();
  const stranger = new Browser();
  for (const state of await Promise.all(times(14, () => guess(stranger, email)))) {
    expect([WRONG, TOO_MANY]).toContain(state.message?.text);
  }
  // The right password is refused too: a network has ten guesses, however many it sends at once.
  expect((await guess(stranger, email, password)).message?.text).toBe(TOO_MANY);
  expect(await guess(new Browser(), email, password)).toEqual({ to: '/' });
  expect(said.filter((line) => line === 'security: sign-in failed')).toHaveLength(10);
  expect(said).toContain('security: limit refused sign-in/pair');
  expect(said.join()).not.toContain(email);
});

test('a correct password does not count towards the rate limit', async () => {
  const { email, password } = await addPerson();
  const network = someNetwork();
  for (const _ of times(12, String)) {
    expect(await guess(new Browser(network), email, password)).toEqual({ to: '/' });
  }
  const rows = await world.sql`select hits from private.rate_limits where hits <> 0`;
  await guess(new Browser(network), email);
  const after = await world.sql`select hits from private.rate_limits where hits <> 0`;
  expect(after.length - rows.length).toBe(3);
});

test('a known browser can sign in from a rate-limited network', async () => {
  const { email, password } = await addPerson();
  const owner = new Browser();
  await guess(owner, email, password);
  const stranger = new Browser(owner.network);
  await Promise.all(times(11, () => guess(stranger, email)));
  expect((await guess(stranger, email, password)).message?.text).toBe(TOO_MANY);
  expect(await guess(owner, email, password)).toEqual({ to: '/' });
  // The owner's browser has a limit of its own, and gives no access to another account.
  const other = await addPerson();
  expect((await guess(owner, other.email)).message?.text).toBe(WRONG);
  await Promise.all(times(10, () => guess(owner, email)));
  expect((await guess(owner, email, password)).message?.text).toBe(TOO_MANY);
});

/** Counts as many attempts again as if they had been made, in the limit that has just counted its first one. */
async function addAttempts(limit: string, attempts: number) {
  const taken = await world.sql`
    update private.rate_limits set hits = hits + ${attempts}
    where key in (
      select key from private.rate_limits
      where key like ${`${limit}:%`} order by expires_at desc limit 1
    ) and hits = 1`;
  expect(taken.count).toBe(1);
}

test('guesses from many networks delay sign-in but do not refuse the right password', async () => {
  const { email, password } = await addPerson();
  await guess(new Browser(), email);
  await addAttempts('sign-in/email', 48);
  await guess(new Browser(), email);
  const started = Date.now();
  expect(await guess(new Browser(), email, password)).toEqual({ to: '/' });
  expect(Date.now() - started).toBeGreaterThanOrEqual(2000);
});

test('sign-in attempts of one network on many accounts are rate limited', async () => {
  const network = someNetwork();
  const guessAt = (index: number) => guess(new Browser(network), `nobody-${index}@example.test`);
  await guessAt(0);
  await addAttempts('sign-in/network', 57);
  const states = await Promise.all(times(3, (index) => guessAt(index + 1)));
  expect(states.filter(({ message }) => message?.text === TOO_MANY)).toHaveLength(1);
});

test('reset requests of one network do not use up the owner’s limit', async () => {
  const { email } = await addPerson();
  const reset = (browser: Browser) => browser.send(requestReset, { email });
  const stranger = new Browser();
  for (const _ of times(3, String)) expect((await reset(stranger)).status).toBe('done');
  expect((await reset(stranger)).message?.text).toBe(TOO_MANY);
  expect((await reset(new Browser())).status).toBe('done');
});
