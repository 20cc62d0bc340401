import { expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/words/parse-search';
import { VOCABULARY } from './vocabulary';

const parse = (query: string) => parseSearch(query, VOCABULARY);

test('a car with one of two names and the trim of both has that trim', () => {
  const { terms } = parse('golf gti or polo gti');
  const [models, trims, ...more] = terms.map(({ meaning }) => meaning);
  expect(models).toEqual({
    models: expect.arrayContaining(['Volkswagen Golf', 'Volkswagen Polo']),
  });
  expect([Object.keys(trims ?? {}), more]).toEqual([['trims'], []]);
  // Without its words a chip leaves the rest.
  expect(terms.map(({ text }) => text)).toEqual(['golf gti or polo', 'gti']);
});
