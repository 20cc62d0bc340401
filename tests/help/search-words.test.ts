import { expect, test } from 'vitest';
import { plainAnswer } from '@/lib/help/topic';
import { helpTopic } from '@/lib/help/topics';
import { parseSearch } from '@/lib/search/words/parse-search';
import { VOCABULARY } from '../search/words/vocabulary';

const topic = helpTopic('search-words');
const examples = [...(topic ? plainAnswer(topic) : '').matchAll(/‘([^’]+)’/g)].map(
  ([, example = '']) => example,
);

test('every search that the help gives as an example is understood whole', () => {
  expect(examples.length).toBeGreaterThan(5);
  for (const example of examples) {
    const { terms, unknown } = parseSearch(example, VOCABULARY);
    expect({ example, unknown }).toEqual({ example, unknown: [] });
    expect(terms.length, example).toBeGreaterThan(0);
  }
});
