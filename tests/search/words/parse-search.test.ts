import { describe, expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/words/parse-search';
import { UNSEEN_QUERIES } from './unseen';
import { VOCABULARY } from './vocabulary';

const read = (query: string) => {
  const { terms, unknown } = parseSearch(query, VOCABULARY);
  return { labels: terms.map(({ label }) => label), unknown };
};

describe('the words of a search', () => {
  test.each(UNSEEN_QUERIES)('“%s”', (query, labels, unknown = []) => {
    expect(read(query)).toEqual({ labels, unknown });
  });
});
