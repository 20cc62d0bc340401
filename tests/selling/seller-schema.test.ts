import { expect, test } from 'vitest';
import { dealerSchema, sellerSchema } from '@/lib/selling/seller-schema';

const errorsOf = (schema: typeof sellerSchema | typeof dealerSchema, input: unknown) => {
  const parsed = schema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
};

test('a seller has a name, and nothing else that must be given', () => {
  expect(sellerSchema.parse({ name: ' Ada L ' })).toEqual({
    ...{ name: 'Ada L', phone: null, postcode: null, about: null },
  });
  const blank = { name: 'Ada L', phone: ' ', postcode: '', about: '  ' };
  expect(sellerSchema.parse(blank)).toMatchObject({ phone: null, postcode: null, about: null });
});

test.each([
  [{ name: 'A' }, 'name', 'Name must be between 2 and 100 characters'],
  [{ name: '\u2800\u2800' }, 'name', 'Name must be between 2 and 100 characters'],
  [{ name: 'x'.repeat(101) }, 'name', 'Name must be between 2 and 100 characters'],
  [{ phone: '12' }, 'phone', 'Please enter a valid phone number'],
  [{ phone: 'call me now' }, 'phone', 'Please enter a valid phone number'],
  [{ postcode: 'LS6' }, 'postcode', 'Please enter a full postcode, such as LS6 3AA'],
  [{ about: 'x'.repeat(2001) }, 'about', 'At most 2,000 characters'],
])('%j is refused', (values, field, message) => {
  expect(errorsOf(sellerSchema, { name: 'Ada L', ...values })).toEqual([[field, message]]);
});

test('a name loses what hides or reorders the text beside it', () => {
  expect(sellerSchema.parse({ name: 'A\u202eda\u0007 L' }).name).toBe('Ada L');
});

test('an application names a company and its number', () => {
  const company = { companyName: 'Avon Motors Ltd', companyNumber: ' sc 12 34 56 ' };
  expect(dealerSchema.parse(company)).toEqual({
    ...{ companyName: 'Avon Motors Ltd', companyNumber: 'SC123456', message: null },
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
