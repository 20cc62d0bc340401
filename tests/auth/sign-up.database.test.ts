import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { confirmLink, resendConfirmation, signUp } from '@/lib/auth/actions';
import { nextOfLink } from '@/lib/auth/next-path';
import { SITE_URL } from '../local/support';
import { Browser } from './browser';
import { openAuthWorld } from './world';

const { mailedLink } = openAuthWorld();

const newcomer = () => {
  const password = 'Secret-of-Ada-1';
  return {
    fullName: 'Ada Lovelace',
    email: `person-${randomUUID()}@example.test`,
    password,
    confirmPassword: password,
  };
};

/** Follows the newest mailed link as the page /auth/confirm does. */
function confirm(email: string) {
  const { link, token_hash, type } = mailedLink(email);
  const next = nextOfLink(link.searchParams.get('next'), SITE_URL);
  return new Browser().send(confirmLink, { token_hash, type, next });
}

test('the confirmation link redirects to the next page, in any browser', async () => {
  const person = newcomer();
  const next = '/vehicles?make=BMW&fuel=diesel';
  const browser = new Browser();
  expect((await browser.send(signUp, { ...person, next })).status).toBe('done');
  expect(await confirm(person.email)).toEqual({ to: next });
});

test('a resent confirmation link redirects to the next page', async () => {
  const person = newcomer();
  const browser = new Browser();
  await browser.send(signUp, person);
  await browser.send(resendConfirmation, { email: person.email, next: '/favourites' });
  expect(await confirm(person.email)).toEqual({ to: '/favourites' });
});

test.each(['', 'https://evil.example/', '//evil.example', '/auth/sign-out', '/%2fevil.example'])(
  'sign-up with next=%s redirects to the home page',
  async (next) => {
    const person = newcomer();
    await new Browser().send(signUp, { ...person, next });
    expect(await confirm(person.email)).toEqual({ to: '/' });
  },
);
