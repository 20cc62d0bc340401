import fc from 'fast-check';
import { expect, test } from 'vitest';
import { helpMatcher } from '@/lib/help/search';
import { helpTopics } from '@/lib/help/topics';

const finds = (query: string) => {
  const matches = helpMatcher(query);
  return helpTopics
    .filter(({ question, answer, keywords }) => matches([question, ...answer, keywords].join(' ')))
    .map(({ id }) => id);
};

test.each([
  ['log book', 'v5c-log-book'],
  ['LOG-BOOK!', 'v5c-log-book'],
  ['scams', 'spot-a-scam'],
  ['how do I delete my account', 'download-or-delete-my-data'],
  ['90%', 'valuation-ranges'],
  ['dvlas', 'dvla-when-you-sell'],
])('‘%s’ finds %s', (query, id) => {
  expect(finds(query)).toContain(id);
});

test('every word must be found, as the beginning of a word', () => {
  expect(finds('log zeppelin')).toEqual([]);
  expect(helpMatcher('book')('a logbook')).toBe(false);
  expect(helpMatcher('car')('cars')).toBe(true);
  expect(helpMatcher("seller's")('the sellers’ word')).toBe(true);
});

test('no query, and one without a letter, finds everything', () => {
  for (const query of ['', '  ', '?!']) expect(finds(query)).toHaveLength(helpTopics.length);
});

test('any text can be searched for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
      expect(finds(query).length).toBeLessThanOrEqual(helpTopics.length);
    }),
  );
});
