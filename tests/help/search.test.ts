import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewExamples } from '@/lib/help/few-examples';
import { helpSearch } from '@/lib/help/search-index';
import { topicSearch } from '@/lib/help/topic-search';
import { helpTopics } from '@/lib/help/topics';

const found = (query: string) => topicSearch.find(query)?.map(({ id }) => id);

const isFoundIn = (text: string, query: string) => {
  const topics = [{ id: 'one', question: text, answer: '', keywords: '' }];
  return (helpSearch(topics, { ...fewExamples, counts: {} }).find(query) ?? []).length > 0;
};

test.each([
  ['log book', 'v5c-log-book'],
  ['LOG-BOOK!', 'v5c-log-book'],
  ['scams', 'spot-a-scam'],
  ['how do I delete my account', 'download-or-delete-my-data'],
  ['90%', 'valuation-ranges'],
  ['dvlas', 'dvla-when-you-sell'],
])('the help page finds ‘%s’ in %s', (query, id) => {
  expect(found(query)).toContain(id);
});

test('a word matches the beginning of a word while it is typed, and its plural', () => {
  expect(found('depos')).toContain('spot-a-scam');
  expect(isFoundIn('a logbook', 'book')).toBe(false);
  expect(isFoundIn('vans', 'van')).toBe(true);
  expect(isFoundIn('the sellers’ word', "seller's")).toBe(true);
});

test('a subject without a topic is not found', () => {
  expect(found('zeppelin')).toEqual([]);
  expect(found('can I fly there in a zeppelin')).toEqual([]);
});

test('a query that says nothing has no result', () => {
  for (const query of ['', '  ', '?!', 'how do I']) expect(found(query), query).toBeUndefined();
});

test('any text can be searched without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect((found(text) ?? []).length).toBeLessThanOrEqual(helpTopics.length);
    }),
  );
});
