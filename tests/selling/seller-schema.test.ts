import { expect, test } from 'vitest';
import type * as z from 'zod';
import { dealerSchema, privateSellerSchema, sellerSchema } from '@/lib/selling/seller-schema';
import { site } from '@/lib/site';
import { NAMES } from './names';

const errorsOf = (schema: z.ZodType, input: unknown) => {
  const parsed = schema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
};

const NOT_THE_SITE =
  'A seller cannot have a name like Forecourt, its teams, its staff, a payment firm, a bank, an authority or another marketplace.';
const ONE_ALPHABET =
  'Please write each word of the name in the letters of one alphabet, without signs such as ✔.';

test('a seller has a name, and nothing else that must be given', () => {
  expect(sellerSchema.parse({ name: ' Ada L ' })).toEqual({
    name: 'Ada L',
    phone: null,
    postcode: null,
    about: null,
  });
  const blank = { name: 'Ada L', phone: ' ', postcode: '', about: '  ' };
  expect(sellerSchema.parse(blank)).toMatchObject({ phone: null, postcode: null, about: null });
});

test.each([
  [{ name: 'A' }, 'name', 'Name must be between 2 and 100 characters'],
  [{ name: '\u2800\u2800' }, 'name', 'Name must be between 2 and 100 characters'],
  [{ name: 'x'.repeat(101) }, 'name', 'Name must be between 2 and 100 characters'],
  [{ name: `${site.name} Support` }, 'name', NOT_THE_SITE],
  [{ name: 'Acme Limitеd' }, 'name', ONE_ALPHABET],
  [{ postcode: 'LS6' }, 'postcode', 'Please enter a full postcode, such as LS6 3AA'],
  [{ about: 'x'.repeat(2001) }, 'about', 'At most 2,000 characters'],
])('%j is refused', (values, field, message) => {
  expect(errorsOf(sellerSchema, { name: 'Ada L', ...values })).toEqual([[field, message]]);
});

test.each([
  '07700 900123',
  '020 7946 0001',
  '(01632) 960 123',
  '01632 96012',
  '0800 123456',
  '+44 20 7946 0001',
  '+44 (0)20 7946 0001',
  '0044 7700 900123',
  '+353 1 234 5678',
  '+1 (212) 555-0123',
  '+372 5123456',
])('%s may be a phone number', (phone) => {
  expect(sellerSchema.parse({ name: 'Ada L', phone: `  ${phone}\t` }).phone).toBe(phone);
});

test.each(NAMES.firm)('only a dealer is called %s', (name) => {
  const pointer =
    'Only dealers have the name of a firm: give a name of your own, or apply to be a dealer below.';
  expect(errorsOf(privateSellerSchema, { name })).toEqual([['name', pointer]]);
  expect(errorsOf(sellerSchema, { name })).toEqual([]);
});

test.each(NAMES.honest)('a private seller may be called %s', (name) =>
  expect(errorsOf(privateSellerSchema, { name })).toEqual([]),
);

test.each([
  '12',
  'call me now',
  '(       )',
  '07700 90012',
  '07700 900 1234',
  '7700 900123',
  '0600 900123',
  '+44 20 7946 000',
  '+44 20 7946 00000',
  '+0 20 7946 0000',
  '+49 123',
  '+49 12345678901234',
  '123456789',
  '٠٧٧٠٠٩٠٠١٢٣',
  '07700+900123',
  '33612345678',
])('%s is no phone number', (phone) => {
  const error = 'Please enter a phone number with its area code, or with + and its country code';
  expect(errorsOf(sellerSchema, { name: 'Ada L', phone })).toEqual([['phone', error]]);
});

test('a name loses what hides or reorders the text beside it', () => {
  expect(sellerSchema.parse({ name: 'A\u202eda\u0007 L' }).name).toBe('Ada L');
});

test('an application names a company and its number', () => {
  const company = { companyName: 'Avon Motors Ltd', companyNumber: ' sc 12 34 56 ' };
  expect(dealerSchema.parse(company)).toEqual({
    companyName: 'Avon Motors Ltd',
    companyNumber: 'SC123456',
    message: null,
  });
});

test.each([
  [{ companyName: 'A' }, 'companyName', 'Company name must be between 2 and 160 characters'],
  [
    { companyNumber: '1234567' },
    'companyNumber',
    'A company number has eight letters and digits, such as 01234567',
  ],
  [{ message: 'x'.repeat(2001) }, 'message', 'At most 2,000 characters'],
])('an application with %j is refused', (values, field, message) => {
  const company = { companyName: 'Avon Motors Ltd', companyNumber: '01234567' };
  expect(errorsOf(dealerSchema, { ...company, ...values })).toEqual([[field, message]]);
});
