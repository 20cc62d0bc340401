import { expect, test } from 'vitest';
import { lexiconOf } from '@/lib/search/words/lexicon';
import { ORDINARY_WORDS } from '@/lib/search/words/ordinary-words';
import { parseSearch } from '@/lib/search/words/parse-search';
import { VOCABULARY } from './vocabulary';

const parse = (query: string) => parseSearch(query, VOCABULARY);

test.each<[query: string, labels: string[], unknown?: string[]]>([
  ['cheap banger', [], ['cheap', 'banger']],
  ['old bangers', [], ['old', 'bangers']],
  ['commuter car', [], ['commuter']],
  ['weekend toy', [], ['weekend', 'toy']],
  ['motorway cruiser', [], ['motorway', 'cruiser']],
  ['toyota land cruiser', ['Toyota', 'Land Cruiser']],
  ['candy white polo', ['White', 'Polo'], ['candy']],
  ['copper fiesta', ['Fiesta'], ['copper']],
  ['golf with audio', ['Golf'], ['audio']],
  ['red lotuses', ['Red', 'Lotus']],
  ['supermini', ['Hatchback']],
  ['red superminis', ['Red', 'Hatchback']],
  ['hot hatch under 10k', ['Hatchback', 'Under £10,000']],
  ['hot hatches', ['Hatchback']],
  ['combi van', ['Van']],
])('“%s” has no word that is taken for a name', (query, labels, unknown = []) => {
  const { terms, unknown: told } = parse(query);
  expect([terms.map(({ label }) => label), told]).toEqual([labels, unknown]);
});

test.each([
  ['auto trader fiesta', ['Fiesta']],
  ['fiesta on Auto Trader', ['Fiesta']],
  ['car gurus golf', ['Golf']],
  ['motor point', []],
  ['exchange and mart', []],
])('“%s” names a marketplace, which says nothing', (query, labels) => {
  const { terms, unknown } = parse(query);
  expect([terms.map(({ label }) => label), unknown]).toEqual([labels, []]);
});

test('no ordinary word and no paint is corrected into a name or taken for an unknown one', () => {
  const { entries, towns } = lexiconOf(VOCABULARY);
  for (const word of ORDINARY_WORDS)
    if (!entries.has(word) && !towns.has(word))
      expect(parse(word), word).toMatchObject({ terms: [], unknown: [word], saysNothing: true });
});
