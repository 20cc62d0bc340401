import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import {
  confirmSchema,
  emailSchema,
  newPasswordSchema,
  signInSchema,
  signUpSchema,
} from '@/lib/auth/schema';

const good = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.test',
  password: 'Secret-1234',
  confirmPassword: 'Secret-1234',
};

/** Returns the first sentence about each field. */
function complaints(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input);
  const first: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) first[String(path[0])] ??= message;
  return first;
}

const EMAIL = 'Please enter a valid email address';
const SHORT = 'Password must be at least 8 characters long';
const PARTS =
  'Password must contain at least one lowercase letter, one uppercase letter, and one number';
const NAME = 'Full name must be between 2 and 100 characters';

describe('sign-up', () => {
  it.each([
    ['email', 'no at sign', EMAIL],
    ['email', 'two@@example.test', EMAIL],
    ['email', 'a b@example.test', EMAIL],
    ['email', 'ada@example', EMAIL],
    ['email', `ada@example.test${' .'.repeat(50_000)}x`, EMAIL],
    ['email', 'ada@example..test', EMAIL],
    ['email', `${'a'.repeat(242)}@example.test`, EMAIL],
    ['email', 'ada@example.test?subject=Car', EMAIL],
    ['email', 'http:ada@example.test', EMAIL],
    ['email', 'ada@example.test;bob@example.test', EMAIL],
    ['email', 'ada@example.test)', EMAIL],
    ['email', '-ada@example.test', EMAIL],
    ['email', '*ada@example.test', EMAIL],
    ['email', '• @example.test', EMAIL],
    ['email', undefined, EMAIL],
    ['password', 'Short12', SHORT],
    ['password', undefined, SHORT],
    ['password', 'NOLOWERCASE1', PARTS],
    ['password', 'nouppercase1', PARTS],
    ['password', 'NoDigitsAtAll', PARTS],
    ['password', `Aa1${'é'.repeat(35)}`, 'Password must be at most 72 characters long'],
    ['fullName', ' <A> ', NAME],
    ['fullName', 'x'.repeat(101), NAME],
    ['fullName', undefined, NAME],
    ['confirmPassword', 'Other-1234', 'Passwords do not match'],
  ])('%s %s is rejected', (field, value, sentence) => {
    expect(complaints(signUpSchema, { ...good, [field]: value })[field]).toBe(sentence);
  });

  it.each([
    ['email', '  <ADA@Example.Test> ', 'ada@example.test'],
    ['email', '\u200bada@exa\u2060mple\u00ad.test\ufeff', 'ada@example.test'],
    ['email', 'ada\ufe0f@example.test\u{e0041}', 'ada@example.test'],
    ['email', 'ada@example.test; ', 'ada@example.test'],
    ['email', 'MailTo:<ada@example.test>,', 'ada@example.test'],
    ['email', "'ada@example.test", 'ada@example.test'],
    ['email', '“ada@example.test”,', 'ada@example.test'],
    ['email', '´ada@example.test´', 'ada@example.test'],
    ...['•', '–', '—', '‣', '·', '→', '✉', '📧', '• ', '–\u2028'].map(
      (mark): [string, string, string] => ['email', `${mark}ada@example.test`, 'ada@example.test'],
    ),
    ['email', 'ada@example.test •', 'ada@example.test'],
    ['email', 'ådne@example.test', 'ådne@example.test'],
    ['email', '‘mailto:ada@example.test’', 'ada@example.test'],
    ['email', "o'brien@example.test", "o'brien@example.test"],
    ['email', 'ａｄａ＠example.test\u2800', 'ada@example.test'],
    ['email', 'zoe\u0301@example.test', 'zoé@example.test'],
    ['email', `${'a'.repeat(241)}@example.test`, `${'a'.repeat(241)}@example.test`],
    ['password', 'Abcdefg1', 'Abcdefg1'],
    ['fullName', 'Al', 'Al'],
    ['fullName', '  <b>Ada</b> ', 'bAda/b'],
    ['fullName', '\u202eAda\u200b \u2066Lovelace\ufeff', 'Ada Lovelace'],
    ['fullName', '👩‍🔧'.repeat(2), '👩‍🔧'.repeat(2)],
    ['fullName', 'x'.repeat(100), 'x'.repeat(100)],
  ])('%s %s is sanitised', (field, typed, sanitised) => {
    const confirmed = field === 'password' ? { confirmPassword: typed } : {};
    const input = { ...good, ...confirmed, [field]: typed };
    expect(signUpSchema.parse(input)).toMatchObject({ [field]: sanitised });
  });

  it('returns all validation errors at once', () => {
    expect(Object.keys(complaints(signUpSchema, { confirmPassword: 'x' }))).toEqual([
      'fullName',
      'email',
      'password',
      'confirmPassword',
    ]);
  });
});

test('sign-in requires a password and applies no other rule to it', () => {
  expect(complaints(signInSchema, { email: good.email, password: '' })).toEqual({
    password: 'Please enter your password',
  });
  expect(complaints(signInSchema, { email: good.email, password: 'x' })).toEqual({});
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', ' ', '<>', '\u0000', 'a@b.c', 'Aa345678', '\u202E', '__proto__'),
);
const typed = fc.record(
  { fullName: text, email: text, password: text, confirmPassword: text },
  { requiredKeys: [] },
);

test('a parsed sign-up is sanitised and parses to the same values again', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9<>.]{1,20}$/);
  const emails = fc.tuple(part, part).map(([user, host]) => ` ${user}@${host}.Test `);
  fc.assert(
    fc.property(fc.oneof(text, emails), fc.oneof(text, fc.string()), (email, fullName) => {
      const first = signUpSchema.safeParse({ ...good, email, fullName });
      if (!first.success) return;
      expect(first.data.email).toMatch(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/);
      expect(first.data.email.length).toBeLessThanOrEqual(254);
      expect(first.data.email).toBe(first.data.email.toLowerCase());
      expect(first.data.fullName).not.toMatch(/[<>\p{Cc}\u200b\u202e]/u);
      expect(signUpSchema.parse({ ...first.data })).toEqual(first.data);
    }),
  );
});

test('no input makes a schema throw', () => {
  const schemas = [signInSchema, signUpSchema, emailSchema, newPasswordSchema, confirmSchema];
  for (const schema of schemas) {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), typed), (input) => {
        schema.safeParse(input);
      }),
    );
  }
});

test('a mailed link needs a valid token and a known type', () => {
  const token_hash = 'pkce_0a1b2c3d4e5f';
  expect(confirmSchema.safeParse({ token_hash, type: 'recovery' }).success).toBe(true);
  expect(confirmSchema.safeParse({ token_hash, type: 'sms' }).success).toBe(false);
  expect(confirmSchema.safeParse({ token_hash: '../../etc', type: 'email' }).success).toBe(false);
});
