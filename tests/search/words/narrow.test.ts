import { describe, expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/words/parse-search';
import { BODY_WORDS } from '@/lib/trade-words/bodies';
import { COLOUR_WORDS } from '@/lib/trade-words/colours';
import { FUEL_BADGES, FUEL_WORDS } from '@/lib/trade-words/fuels';
import { GEARBOX_WORDS } from '@/lib/trade-words/gearboxes';
import { splitPhrases, type Words } from '@/lib/trade-words/word-reader';
import { VOCABULARY } from './vocabulary';

const read = (query: string) => {
  const { terms, unknown } = parseSearch(query, VOCABULARY);
  return { labels: terms.map(({ label }) => label), unknown };
};

test.each<[query: string, labels: string[], unknown: string[]]>([
  ['golf automatic not dsg', ['Golf', 'Automatic'], ['not dsg']],
  ['corolla auto not cvt', ['Corolla', 'Automatic'], ['not cvt']],
  ['peugeot 208 not puretech', ['Peugeot', '208'], ['not puretech']],
  ['golf no tsi', ['Golf'], ['no tsi']],
  ['hybrid no mild hybrids', ['Hybrid'], ['no mild hybrids']],
  ['golf -dsg', ['Golf'], ['-dsg']],
  ['golf dsg excluded', ['Golf'], ['dsg excluded']],
  ['not dsg or cvt', [], ['not dsg or cvt']],
  // A model's code means one engine of it.
  ['bmw not 320d', ['BMW'], ['not 320d']],
  ['golf not 2.0tdi', ['Golf'], ['not 2.0tdi']],
  ['golf not automatic', ['Golf', 'Not automatic'], []],
  ['not e golf', ['Not e-Golf'], []],
  ['not petrol', ['Not petrol'], []],
])('“%s” excludes no more than it says', (query, labels, unknown) => {
  expect(read(query)).toEqual({ labels, unknown });
});

const KINDS: { kind: string; words: readonly Words<string>[] }[] = [
  { kind: 'fuel', words: FUEL_WORDS },
  { kind: 'badge', words: FUEL_BADGES },
  { kind: 'gearbox', words: GEARBOX_WORDS },
  { kind: 'body', words: BODY_WORDS },
  { kind: 'colour', words: COLOUR_WORDS },
];

describe.each(KINDS)('a word for a $kind', ({ words }) => {
  test('is excluded unless it means only some of the cars of its value', () => {
    for (const { anywhere = '', isNarrow } of words)
      for (const phrase of splitPhrases(anywhere)) {
        const query = `not ${phrase}`;
        const excluded = { labels: [expect.stringMatching(/^Not /)], unknown: [] };
        expect(read(query), query).toEqual(isNarrow ? { labels: [], unknown: [query] } : excluded);
      }
  });
});
