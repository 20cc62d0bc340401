import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGLISH_WORDS } from '@/lib/search/words/english-words';
import { lexiconOf } from '@/lib/search/words/lexicon';
import { parseSearch } from '@/lib/search/words/parse-search';
import { VOCABULARY } from './vocabulary';

const parse = (query: string) => parseSearch(query, VOCABULARY);

const MODELS = VOCABULARY.makes.flatMap(({ name: make, models }) =>
  models.map(({ id, name }) => ({ id, make, name })),
);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const slip = (word: string, kind: number, at: number, letter: string) =>
  [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
  ][kind] ?? word;

const WORDS = [
  ...MODELS.flatMap(({ make, name }) => [make, name]),
  ...VOCABULARY.trims,
  ...VOCABULARY.towns,
  ...'petrol diesel electric hybrid automatic manual estate saloon hatchback convertible silver orange'.split(
    ' ',
  ),
]
  .map((word) => word.toLowerCase())
  .filter((word) => /^[a-z]{5,}$/.test(word) && parse(word).terms.length === 1);

test('a word with one slip of the keyboard is understood, unless it is another word then', () => {
  const { words } = lexiconOf(VOCABULARY);
  fc.assert(
    fc.property(
      fc.constantFrom(...WORDS),
      fc.nat(3),
      fc.nat(20),
      fc.constantFrom(...LETTERS),
      (word, kind, at, letter) => {
        const typed = slip(word, kind, at % (word.length - 1), letter);
        fc.pre(!words.has(typed) && !words.has(typed.replace(/s$/, '')));
        expect(parse(typed)).toMatchObject({ terms: [{ text: typed }], unknown: [] });
      },
    ),
    { numRuns: 500 },
  );
});

test('of ordinary words hardly any means something that was not typed', () => {
  const words = [...ENGLISH_WORDS];
  const read = words.filter((word) => parse(word).terms.length > 0);
  // Names of trims and towns are among them.
  expect(read.length / words.length).toBeLessThan(0.02);
});
