import fc from 'fast-check';
import { expect, test } from 'vitest';
import { helpSearch } from '@/lib/help/search-index';
import { topicSearch } from '@/lib/help/server-search';
import { helpTopics } from '@/lib/help/topics';

const { matching } = topicSearch;

const isFoundIn = (text: string, query: string) =>
  helpSearch([{ id: 'one', question: text, answer: '', keywords: '' }]).matching(query).length > 0;

test.each([
  ['log book', 'v5c-log-book'],
  ['LOG-BOOK!', 'v5c-log-book'],
  ['scams', 'spot-a-scam'],
  ['how do I delete my account', 'download-or-delete-my-data'],
  ['90%', 'valuation-ranges'],
  ['dvlas', 'dvla-when-you-sell'],
])('the help page finds ‘%s’ in %s', (query, id) => {
  expect(matching(query)).toContain(id);
});

test('every query word must match the beginning of a word', () => {
  expect(matching('log zeppelin')).toEqual([]);
  expect(isFoundIn('a logbook', 'book')).toBe(false);
  expect(isFoundIn('vans', 'van')).toBe(true);
  expect(isFoundIn('the sellers’ word', "seller's")).toBe(true);
});

test('a query that is empty or has only stop words matches every topic', () => {
  for (const query of ['', '  ', '?!', 'how do I']) {
    expect(matching(query), query).toHaveLength(helpTopics.length);
  }
});

test('any text can be searched without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(matching(text).length).toBeLessThanOrEqual(helpTopics.length);
    }),
  );
});
