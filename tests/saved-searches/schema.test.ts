import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FREQUENCIES } from '@/lib/saved-searches/constants';
import {
  changedSearchSchema,
  guestSearchSchema,
  newSearchSchema,
  searchSchema,
} from '@/lib/saved-searches/schema';

const ID = '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51';
const valid = { query: 'make=Ford', name: 'Ford', frequency: 'daily' };
const errorsOf = (schema: typeof newSearchSchema | typeof guestSearchSchema, input: object) =>
  schema.safeParse(input).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test('a search has a name of one visible line and a known frequency', () => {
  expect(newSearchSchema.parse({ ...valid, name: '  Our\n next\u200b car ' }).name).toBe(
    'Our next car',
  );
  for (const name of ['', ' \u2800 ', '\u3164', '\u200b'])
    expect(errorsOf(newSearchSchema, { ...valid, name })).toEqual([
      ['name', 'Please enter a name'],
    ]);
  expect(errorsOf(newSearchSchema, { ...valid, name: 'x'.repeat(81) })).toEqual([
    ['name', 'A name has at most 80 characters'],
  ]);
  expect(errorsOf(newSearchSchema, { ...valid, frequency: 'hourly' })).toEqual([
    ['frequency', 'Please choose how often'],
  ]);
  for (const frequency of Object.keys(FREQUENCIES))
    expect(errorsOf(newSearchSchema, { ...valid, frequency })).toEqual([]);
});

test('a name that is accepted has no character that the database refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      const read = newSearchSchema.safeParse({ ...valid, name });
      if (read.success) expect(read.data.name).not.toMatch(/\p{Cc}|[\u200b\u202e\u3164\uffa0]/u);
    }),
  );
});

test('a query of 40 kB is refused, not cut', () => {
  expect(errorsOf(newSearchSchema, { ...valid, query: 'x'.repeat(40_000) })).toHaveLength(1);
});

test('without an account a search needs an e-mail address', () => {
  const message = ['email', 'Please enter a valid email address'];
  expect(errorsOf(guestSearchSchema, valid)).toEqual([message]);
  expect(errorsOf(guestSearchSchema, { ...valid, email: 'ada@' })).toEqual([message]);
  expect(guestSearchSchema.parse({ ...valid, email: ' Ada@Example.test' }).email).toBe(
    'ada@example.test',
  );
});

test('a form without a token is the account’s, and changes what it sends alone', () => {
  expect(searchSchema.parse({ id: ID })).toEqual({ id: ID, token: '' });
  expect(searchSchema.safeParse({ id: 'x' }).success).toBe(false);
  const change = { id: ID, name: 'Ford', frequency: 'weekly' };
  expect(changedSearchSchema.parse(change).isPaused).toBeUndefined();
  expect(changedSearchSchema.parse({ id: ID, isPaused: 'on' })).toEqual({
    id: ID,
    token: '',
    isPaused: 'on',
  });
  expect(changedSearchSchema.safeParse({ ...change, name: ' ' }).success).toBe(false);
});
