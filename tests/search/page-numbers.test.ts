import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from '@/lib/search/page-numbers';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 50, [1, null, 3, 4, 5, 6, 7, null, 50]],
  [50, 50, [1, null, 48, 49, 50]],
])('page %i of %i', (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});

test('has first, last and current page in ascending order, at most nine entries', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(1e6), (pages, offset) => {
      const page = 1 + (offset % pages);
      const shown = pageNumbers(page, pages);
      const numbers = shown.filter((number) => number !== null);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(shown.length).toBeLessThanOrEqual(9);
    }),
  );
});
