import { expect, test } from 'vitest';
import { addCounts, countTerms, readCounts, writeCounts } from '@/lib/help/counts';

test('counts are read as they were written, and added', () => {
  const counts = countTerms([['car', 'my car'], ['car']]);
  expect(writeCounts(counts)).toBe('2|car*2,my car');
  expect(readCounts(writeCounts(counts))).toEqual(counts);
  expect(writeCounts(addCounts([counts, counts]))).toBe('4|car*4,my car*2');
  expect(readCounts(writeCounts(countTerms([])))).toEqual(countTerms([]));
});
