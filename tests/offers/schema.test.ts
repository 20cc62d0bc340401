import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastDayOf, offerDays } from '@/lib/offers/days';
import { guestOfferSchema, newOfferSchema, offerSchema } from '@/lib/offers/schema';

const vehicle = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const until = offerDays(new Date()).suggested;
const good = { vehicle, amount: '8500', until, price: '9000' };
const errorOf = (changed: Record<string, string>) =>
  newOfferSchema.safeParse({ ...good, ...changed }).error?.issues[0]?.message;

test.each([
  ['8500', 8500],
  ['£8,500', 8500],
  ['8 500', 8500],
  ['8.5k', 8500],
  ['8500.00', 8500],
])('%s is a sum', (amount, pounds) => {
  expect(newOfferSchema.parse({ ...good, amount })).toMatchObject({ amount: pounds, price: 9000 });
});

test.each([
  '',
  '-1',
  '0',
  '£-500',
  'NaN',
  'Infinity',
  '1e5',
  '8.500,00',
  '٨٥٠٠x',
  '8,50',
  '99999999999',
  '20000001',
  '0x10',
  '8500.50',
])('%j is no sum', (amount) => {
  expect(errorOf({ amount })).toBeTruthy();
});

test('any text is a sum of £1 to £20m or is refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (amount) => {
      const { data } = newOfferSchema.safeParse({ ...good, amount });
      return !data || (Number.isInteger(data.amount) && data.amount >= 1 && data.amount <= 2e7);
    }),
  );
});

test('a day is one of the next 14', () => {
  const { first, last } = offerDays(new Date());
  for (const day of [first, last]) expect(errorOf({ until: day })).toBeUndefined();
  for (const day of ['', 'tomorrow', '2020-01-01', '9999-01-01', `${last}T10:00`, `${first}z`]) {
    expect(errorOf({ until: day })).toBe('Please choose a day within 14 days');
  }
});

test('days are counted across a change of the clocks, and named in London', () => {
  expect(offerDays(new Date('2026-10-24T23:30:00Z'))).toEqual({
    first: '2026-10-25',
    last: '2026-11-08',
    suggested: '2026-10-28',
  });
  expect(lastDayOf('2026-12-04T00:00:00Z')).toBe('Thursday 3 December');
  expect(lastDayOf('2026-07-03T23:00:00Z')).toBe('Friday 3 July');
});

test('a guest gives a name and an address, and an answer names an offer or none', () => {
  expect(guestOfferSchema.safeParse(good).success).toBe(false);
  const person = { fullName: 'Ada Lovelace', email: 'ada@example.test' };
  expect(guestOfferSchema.safeParse({ ...good, ...person }).success).toBe(true);
  const inThread = { ...good, conversation: vehicle };
  expect(offerSchema.parse(inThread).answers).toBe('');
  expect(offerSchema.safeParse({ ...inThread, answers: 'x' }).success).toBe(false);
});
