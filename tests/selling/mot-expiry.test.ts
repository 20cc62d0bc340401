import { expect, test } from 'vitest';
import { motExpiryError } from '@/lib/selling/mot-expiry';
import { detailsFormSchemaOf } from '@/lib/selling/schema';
import { LISTING } from './listing';

const TODAY = new Date('2026-11-23T12:00:00Z');
const LATE = 'An MOT ends 13 months from today at most: please check the year';
const OLD = 'This MOT ended more than ten years ago: leave it empty';

const errorOf = (date: string | undefined, year = 2015, motExpiry: string | null = null) =>
  motExpiryError(date, { year, motExpiry }, TODAY);

test.each([
  ['2027-12-23', null],
  ['2027-12-24', LATE],
  ['2099-12-31', LATE],
  ['2026-11-22', null],
  ['2016-11-23', null],
  ['2016-11-22', OLD],
  [undefined, null],
])('an MOT to %s: %s', (date, error) => {
  expect(errorOf(date)).toBe(error);
});

test('the first test of a new car is due within four years', () => {
  expect(errorOf('2030-12-31', 2026)).toBeNull();
  expect(errorOf('2031-01-01', 2026)).toBe(LATE);
});

test('the saved date of an old listing stands in nobody’s way', () => {
  expect(errorOf('2005-01-01', 2001, '2005-01-01')).toBeNull();
  expect(errorOf('2005-01-02', 2001, '2005-01-01')).toBe(OLD);
});

test('the form says so beside the field', () => {
  const { mot_expiry: field } = detailsFormSchemaOf(LISTING).shape;
  expect(field.safeParse('2099-01-01').error?.issues[0]?.message).toBe(LATE);
  expect(field.safeParse(LISTING.motExpiry ?? '').success).toBe(true);
  expect(field.safeParse('').success).toBe(true);
});
