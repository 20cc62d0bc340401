import { expect, test } from 'vitest';
import { countTerms } from '@/lib/help/counts';
import { naiveBayes } from '@/lib/help/naive-bayes';

const evidence = naiveBayes(
  new Map([
    ['scam', countTerms([['deposit', 'seller'], ['deposit']])],
    ['contact', countTerms([['ring', 'seller']])],
  ]),
  1,
);

test('a term speaks for the class that has it and against the others', () => {
  expect(evidence(['deposit'], 'scam')).toBeGreaterThan(0);
  expect(evidence(['deposit'], 'contact')).toBeLessThan(0);
});

test('terms and classes that are not known say nothing', () => {
  expect(evidence(['zeppelin'], 'scam')).toBe(0);
  expect(evidence([], 'scam')).toBe(0);
  expect(evidence(['deposit'], 'zeppelin')).toBe(0);
});
