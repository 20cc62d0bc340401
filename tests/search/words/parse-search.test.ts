import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BODY_TYPES,
  COLOURS,
  FUEL_TYPES,
  SELLER_TYPES,
  TRANSMISSIONS,
} from '@/lib/listings/constants';
import { MAX_TEXT } from '@/lib/search/parse-filters';
import { parseSearch } from '@/lib/search/words/parse-search';
import { BUYERS_QUERIES } from './buyers';
import { CODE_QUERIES } from './codes';
import { COMPOUND_QUERIES } from './compounds';
import { FIGURE_QUERIES } from './figures';
import { QUERIES } from './queries';
import { UNSEEN_QUERIES } from './unseen';
import { VOCABULARY } from './vocabulary';

const parse = (query: string) => parseSearch(query, VOCABULARY);
const labelsOf = (query: string) => parse(query).terms.map(({ label }) => label);
const meaningsOf = (query: string) =>
  parse(query)
    .terms.map(({ meaning }) => JSON.stringify(meaning))
    .toSorted();

test.each([
  ...QUERIES,
  ...UNSEEN_QUERIES,
  ...BUYERS_QUERIES,
  ...FIGURE_QUERIES,
  ...COMPOUND_QUERIES,
  ...CODE_QUERIES,
])('reads “%s”', (query, labels, unknown = []) => {
  expect({ labels: labelsOf(query), unknown: parse(query).unknown }).toEqual({ labels, unknown });
});

test('a trim that a seller made of towns, postcodes and equipment changes none of them', () => {
  const spam = 'Leeds York Bristol LS6 M1 isofix cheap family';
  const spammed = { ...VOCABULARY, trims: [...VOCABULARY.trims, spam] };
  for (const query of ['fiesta leeds', 'york', 'ls6', 'corsa m1', 'isofix', 'golf bristol'])
    expect(parseSearch(query, spammed), query).toEqual(parse(query));
});

const modelsOf = (query: string) => parse(query).terms.map(({ meaning }) => meaning.models ?? []);
const MODELS = VOCABULARY.makes.flatMap(({ name: make, models }) =>
  models.map(({ id, name }) => ({ id, make, name })),
);

describe('every make and model', () => {
  test.each(VOCABULARY.makes)('$name is understood in any case', ({ name, models }) => {
    const ids = models.map(({ id }) => id);
    for (const text of [name, name.toUpperCase(), name.toLowerCase().replace(/[^\p{L}]/gu, '')])
      expect(parse(text).terms.flatMap(({ meaning }) => meaning.models)).toEqual(
        expect.arrayContaining(ids),
      );
  });

  test('is found by its name, joined or not, before or after its make', () => {
    const missed = MODELS.flatMap(({ id, make, name }) =>
      [
        `${make} ${name}`,
        `${name.toUpperCase()} ${make}`,
        `${make} ${name.replace(/[^\p{L}\p{N}]/gu, '')}`,
      ]
        .filter((query) => {
          const { terms, unknown } = parse(query);
          const found = terms.every(
            ({ meaning }) =>
              meaning.models?.includes(id) ??
              Object.keys(meaning).some((key) => ['fuels', 'bodyTypes'].includes(key)),
          );
          return !found || unknown.length > 0 || !modelsOf(query).some((ids) => ids.includes(id));
        })
        .map((query) => `${query} → ${labelsOf(query)} ?? ${parse(query).unknown}`),
    );
    expect(missed).toEqual([]);
  });
});

test('two models around ‘or’ mean either', () => {
  // 'MINI Convertible' is a body too, which no alternative of models expresses.
  const named = MODELS.filter(({ make, name }) =>
    parse(`${make} ${name}`).terms.every(({ meaning }) => Object.keys(meaning).join() === 'models'),
  );
  expect(named.length).toBeGreaterThan(MODELS.length - 10);
  fc.assert(
    fc.property(fc.constantFrom(...named), fc.constantFrom(...named), (a, b) => {
      const { terms, unknown } = parse(`${a.make} ${a.name} or ${b.make} ${b.name}`);
      expect([terms.length, unknown]).toEqual([1, []]);
      expect(terms[0]?.meaning.models).toEqual(expect.arrayContaining([a.id, b.id]));
    }),
  );
});

/** Terms of different facets that do not form a longer phrase with each other. */
const TERMS = [
  'volkswagen',
  'golf',
  'titanium',
  'estate',
  'diesel',
  'automatic',
  'red',
  '2019',
  'under 5k',
  'under 60k miles',
  '7 seats',
  '5 door',
  'one owner',
  'fsh',
  '1.6 litre',
  'dealer',
  'ulez',
  'isofix',
  'heated seats',
  'leeds',
];

test('the order of the terms does not matter', () => {
  fc.assert(
    fc.property(
      fc
        .shuffledSubarray(TERMS, { minLength: 2, maxLength: 8 })
        .chain((terms) =>
          fc.tuple(fc.constant(terms), fc.shuffledSubarray(terms, { minLength: terms.length })),
        ),
      ([terms, shuffled]) => {
        expect(meaningsOf(shuffled.join(' '))).toEqual(meaningsOf(terms.join(' ')));
        expect(meaningsOf(shuffled.join(' '))).toHaveLength(terms.length);
      },
    ),
  );
});

const NEGATIONS = [
  'not',
  'not a',
  'no',
  'without',
  'any car but a',
  'anything except',
  'every one but',
  ...'anything other than, neither, anything bar, exc, not another, not into, hate'.split(', '),
];
const CLOSED_SETS = {
  models: MODELS.map(({ id }) => id),
  fuels: Object.keys(FUEL_TYPES),
  transmissions: Object.keys(TRANSMISSIONS),
  bodyTypes: Object.keys(BODY_TYPES),
  colours: Object.keys(COLOURS),
  sellerTypes: Object.keys(SELLER_TYPES),
};
type ClosedSet = keyof typeof CLOSED_SETS;
const closedSetOf = (term: string): ClosedSet | undefined => {
  const keys = Object.keys(parse(term).terms[0]?.meaning ?? {});
  return keys.length === 1
    ? (Object.keys(CLOSED_SETS) as ClosedSet[]).find((key) => keys.includes(key))
    : undefined;
};

test('a negation means all other values of a closed set, and applies no other term', () => {
  for (const negation of NEGATIONS)
    for (const term of TERMS) {
      const query = `${negation} ${term}`;
      const key = closedSetOf(term);
      const [applied, ...more] = parse(query).terms;
      expect(more, query).toEqual([]);
      if (!key) {
        expect(applied, query).toBeUndefined();
        continue;
      }
      const denied: readonly string[] = parse(term).terms[0]?.meaning[key] ?? [];
      const others = CLOSED_SETS[key].filter((value) => !denied.includes(value));
      const unknownToo = key === 'colours' && { unknownColours: true };
      expect(applied?.meaning, query).toEqual({ [key]: others, ...unknownToo });
      expect(applied?.label, query).toMatch(/^Not /);
    }
});

test('a negation of something of a kind applies neither the kind nor its opposite', () => {
  for (const negation of NEGATIONS)
    for (const term of TERMS.filter((each) => each !== 'leeds')) {
      const query = `${negation} smelly old ${term}`;
      const told = expect.stringContaining(`smelly old ${term}`);
      expect(parse(query), query).toMatchObject({ terms: [], unknown: [told], saysNothing: true });
    }
});

test('terms beyond the most are told apart from words that are not understood', () => {
  const typed = TERMS.toSorted((a, b) => a.length - b.length).slice(0, 14);
  const { terms, unknown, unread } = parse(typed.join(' '));
  expect([terms.length, unknown, unread]).toEqual([12, [], typed.slice(12)]);
});

test('no more characters are read than a search takes', () => {
  const spaces = ' '.repeat(MAX_TEXT - 'ford'.length);
  expect(labelsOf(`${spaces}ford fiesta`)).toEqual(['Ford']);
});

test('no text throws, and terms are bounded and quote it', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc
      .array(
        fc.constantFrom(
          ...TERMS,
          ' ',
          '\0',
          '£',
          '-',
          '5k-',
          'or',
          '<',
          '>=5',
          'not',
          '\u202e',
          'a',
          '9'.repeat(50),
        ),
      )
      .map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const { terms, unknown } = parse(text);
      expect(terms.length).toBeLessThanOrEqual(12);
      for (const { start, text: words } of terms)
        expect(text.slice(start, start + words.length)).toBe(words);
      for (const part of [...unknown, ...terms.map((term) => term.text)])
        expect(text).toContain(part);
    }),
    { numRuns: 40 },
  );
});

test('long texts take no longer than short ones', () => {
  for (const part of ['a ', '1', '!', '5k-', ',', '£1,', 'é', 'under 5k ', '< 5 ', 'no more than '])
    expect(parse(part.repeat(200_000)).terms.length).toBeLessThanOrEqual(12);
});

test('labels never hold the second half of a postcode', () => {
  const inward = fc.stringMatching(/^[0-9][A-Z]{2}$/);
  const outward = fc.constantFrom('LS6', 'SW1A', 'M20', 'EH3', 'B1', 'ec1a');
  fc.assert(
    fc.property(
      outward,
      inward,
      fc.constantFrom('', ' '),
      fc.constantFrom(...TERMS),
      (out, half, gap, term) => {
        const { terms } = parse(`${term} ${out}${gap}${half}`);
        expect(terms.at(-1)?.label).toBe(`Near ${out.toUpperCase()}`);
        expect(JSON.stringify(terms.map(({ label, meaning }) => [label, meaning]))).not.toContain(
          half,
        );
      },
    ),
  );
});
