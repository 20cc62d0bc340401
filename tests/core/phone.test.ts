import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PHONE_MESSAGES, phoneSchema } from '@/lib/core/phone';
import { storedPhoneSchema } from '@/lib/core/stored-phone';

/** The format that public.seller_contacts and update_profile accept. */
const COLUMN = /^\+?[0-9 ()-]{7,25}$/;

test.each([
  ['020.7946.0001', '020 7946 0001'],
  ['(020) 7946/0001', '020 7946 0001'],
  ['+44 (0)20 7946 0001', '020 7946 0001'],
  ['+44(0)2079460001', '020 7946 0001'],
  ['+44 020 7946 0001', '020 7946 0001'],
  ['+44 [0] 20 7946 0001', '020 7946 0001'],
  ['+44 (0)020 7946 0000', '020 7946 0000'],
  ['+44(0)07700 900123', '07700 900123'],
  ['+44 (0)0800 123456', '0800 123456'],
  ['(+44) 7700 900123', '07700 900123'],
  ['0044 7700 900123', '07700 900123'],
  ['07700\u00a0900\u2011123', '07700 900123'],
  ['\u202a07700900123\u202c', '07700 900123'],
  ['tel:+447700900123', '07700 900123'],
  ['Tel. 07700 900 123', '07700 900123'],
  ['T: 020 7946 0000', '020 7946 0000'],
  ['Mob: 07700 900123', '07700 900123'],
  ['Mob-07700900123', '07700 900123'],
  ['Ph 07700 900123', '07700 900123'],
  ['Mobile no. +44 7700 900123', '07700 900123'],
  ['TEL07700900123', '07700 900123'],
  ['Tel/Mob: 07700 900123', '07700 900123'],
  ['44 20 7946 0000', '020 7946 0000'],
  ['442079460000', '020 7946 0000'],
  ['44 (0)20 7946 0000', '020 7946 0000'],
  ['(44) 7700 900123', '07700 900123'],
  ['44 07700 900123', '07700 900123'],
  ['０７７００ ９００１２３', '07700 900123'],
  ['01632 96012', '01632 96012'],
  ['01624 00000', '01624 00000'],
  ['0800 123456', '0800 123456'],
  ['00353 1 234 5678', '+353 1 234 5678'],
  ['+49 (0)30 123456', '+49 30 123456'],
  ['', ''],
  [undefined, ''],
])('%j is stored as %j', (typed, stored) => {
  expect(storedPhoneSchema.parse(typed)).toBe(stored);
});

test.each([
  ['07700 90012', PHONE_MESSAGES.invalid],
  ['call me', PHONE_MESSAGES.invalid],
  ['7946 0001', PHONE_MESSAGES.invalid],
  ['+999 1234 5678', PHONE_MESSAGES.invalid],
  ['+49 123', PHONE_MESSAGES.invalid],
  ['+49 000000', PHONE_MESSAGES.invalid],
  ['+49 01000', PHONE_MESSAGES.invalid],
  ['0909 879 0001', PHONE_MESSAGES.premium],
  ['+44 (0)909 879 0001', PHONE_MESSAGES.premium],
  ['0044 909 879 0001', PHONE_MESSAGES.premium],
  ['44 909 879 0001', PHONE_MESSAGES.premium],
  ['44 123', PHONE_MESSAGES.invalid],
  ['Mob: ask', PHONE_MESSAGES.invalid],
  ['Mobile', PHONE_MESSAGES.invalid],
  [`Tel${' '.repeat(100_000)}x`, PHONE_MESSAGES.invalid],
  ['07700 900123 Bob', PHONE_MESSAGES.invalid],
  ['020 7946 0000 ext 12', PHONE_MESSAGES.extension],
  ['020 7946 0000 Ext. 12', PHONE_MESSAGES.extension],
  ['020 7946 0000x12', PHONE_MESSAGES.extension],
  ['+44 20 7946 0000 extension: 1234', PHONE_MESSAGES.extension],
  ['020 7946 0000 #12', PHONE_MESSAGES.extension],
  ['07700 900123 / 07700 900124', PHONE_MESSAGES.several],
  ['07700900123, 07700900124', PHONE_MESSAGES.several],
  ['020 7946 0000 or Mob: 07700 900123', PHONE_MESSAGES.several],
  ['07700 900123 & +353 1 234 5678', PHONE_MESSAGES.several],
])('of %j is said %j', (typed, message) => {
  const { error } = storedPhoneSchema.safeParse(typed);
  expect(error?.issues.map((issue) => issue.message) ?? ['']).toEqual([message]);
});

test('a stored number is one to the form and to the database, and is stored as it is', () => {
  const digit = fc.constantFrom(...'0123456789 ()-./+');
  const text = fc.string({ unit: digit, minLength: 6, maxLength: 20 });
  const start = fc.constantFrom('', '0', '07', '+44', '0044', '+353', '+1', '+49', '+81', '00');
  fc.assert(
    fc.property(start, text, (prefix, rest) => {
      const { data } = storedPhoneSchema.safeParse(prefix + rest);
      if (!data) return;
      expect(data).toMatch(COLUMN);
      expect(phoneSchema.parse(data)).toBe(data);
      expect(storedPhoneSchema.parse(data)).toBe(data);
    }),
    { numRuns: 2000 },
  );
});
