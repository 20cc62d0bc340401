import { expect, test } from 'vitest';
import { median } from '@/lib/core/median';

test.each([
  [[], 0],
  [[7], 7],
  [[9, 1], 5],
  [[10, 9, 1], 9],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});
