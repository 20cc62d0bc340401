import { expect, test } from 'vitest';
import { priceAgainstRange, reasonLabel, waitingTime } from '@/lib/staff/labels';

test('a reason has its label; an unknown rule is written with spaces', () => {
  expect(reasonLabel('price_far_below_valuation')).toBe('Price far below valuation');
  expect(reasonLabel('some_new_rule')).toBe('Some new rule');
});

test.each([
  ['2026-11-22T11:59:31Z', '0 min'],
  ['2026-11-22T11:01:00Z', '59 min'],
  ['2026-11-22T09:00:00Z', '3 h'],
  ['2026-11-20T12:01:00Z', '47 h'],
  ['2026-11-20T12:00:00Z', '2 d'],
  ['2026-11-22T12:00:05Z', '0 min'],
])('what came in at %s has waited %s at noon', (since, text) => {
  expect(waitingTime(since, new Date('2026-11-22T12:00:00Z'))).toBe(text);
});

test.each([
  [7000, '£1,000 below the valuation of £8,000 to £11,500'],
  [8000, 'Within the valuation of £8,000 to £11,500'],
  [12_000, '£500 above the valuation of £8,000 to £11,500'],
])('a price of %i is compared with the range in words', (price, text) => {
  const range = { low_90: 8000, high_90: 11_500 };
  expect(priceAgainstRange({ price, ...range })).toBe(text);
});

test('a price without a valuation is not compared', () => {
  expect(priceAgainstRange({ price: 1, low_90: null, high_90: null })).toBeNull();
});
