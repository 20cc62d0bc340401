import { expect, test } from 'vitest';
import { spelling } from '@/lib/help/spelling';

const correct = spelling(['password', 'email', 'mot']);

test.each([
  ['pasword', 'password'],
  ['emial', 'email'],
  ['emails please', 'emails please'],
  ['passwprd?', 'password?'],
  ['mop', 'mop'],
  ['passport', 'passport'],
])('‘%s’ is read as ‘%s’', (text, read) => {
  expect(correct(text)).toBe(read);
});
