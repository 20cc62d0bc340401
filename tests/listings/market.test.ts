import { expect, test } from 'vitest';
import { marketLabel } from '@/lib/listings/market';

test.each([
  [5, 0, 'Cheapest of 6 like it here'],
  [5, 1, '2nd cheapest of 6 like it here'],
  [5, 2, '3rd cheapest of 6 like it here'],
  [5, 5, 'Dearest of 6 like it here'],
  [30, 20, '21st cheapest of 31 like it here'],
  [30, 11, '12th cheapest of 31 like it here'],
])('among %i rivals, %i of them cheaper: %s', (rivals, cheaper, words) => {
  expect(marketLabel({ rivals, cheaper })).toBe(words);
});
