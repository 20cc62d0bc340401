import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { suggestMapping } from '@/lib/stock/mapping';
import {
  MAX_ASKED,
  MAX_TOLD,
  readMeanings,
  toldWords,
  withMeanings,
  wordKey,
} from '@/lib/stock/meanings';
import { parseStockFile } from '@/lib/stock/parse-file';
import { readRows } from '@/lib/stock/read-rows';
import { wordChoices } from '@/lib/stock/word-choices';
import { bytesOf, csvOf, MAKES, rowOf } from './cars';

const STEAM = [{ column: 'fuel_type', word: 'Steam Engine', value: 'petrol' }];

async function read(meanings: ReturnType<typeof readMeanings>, ...cells: Record<string, string>[]) {
  const rows = cells.map((cell, at) =>
    rowOf({ stock_id: `A${at}`, registration_number: '', ...cell }),
  );
  const table = await parseStockFile(bytesOf(csvOf(...rows)));
  return readRows(table, suggestMapping(table.headings, {}), MAKES, meanings);
}

describe('a word that is not known', () => {
  test('is asked about once, with the number of its rows, needed or not', async () => {
    const { words, rows } = await read(
      {},
      { fuel_type: 'Steam engine', colour: 'Mystery' },
      { fuel_type: ' STEAM  engine' },
      { transmission: 'Levers' },
      {},
    );
    expect(rows.map(({ row }) => row)).toEqual([5]);
    expect(words).toEqual([
      { column: 'fuel_type', word: 'Steam engine', rows: 2 },
      { column: 'transmission', word: 'Levers', rows: 1 },
      { column: 'colour', word: 'Mystery', rows: 1 },
    ]);
  });

  test('is read as it was told, in any case and spacing', async () => {
    const meanings = withMeanings({}, STEAM) ?? {};
    const { words, rows, problems } = await read(meanings, { fuel_type: ' steam\u00a0ENGINE ' });
    expect([words, problems]).toEqual([[], []]);
    expect(rows[0]?.car.fuel_type).toBe('petrol');
  });

  test('is read so in its column alone', async () => {
    const { problems } = await read(withMeanings({}, STEAM) ?? {}, { body_type: 'Steam engine' });
    expect(problems).toMatchObject([{ column: 'body_type' }]);
  });

  test('is not asked about if it is a formula, a text or one of very many', async () => {
    const cells = Array.from({ length: 100 }, (_, at) => ({ colour: `Mystery ${at}` }));
    const { words } = await read(
      {},
      { colour: '=1+1' },
      { colour: 'mystery '.repeat(20) },
      ...cells,
    );
    expect(words).toHaveLength(MAX_ASKED);
  });
});

test('a make and a model that are not known are asked about, and read as they were told', async () => {
  const cells = [
    { make: 'Fjord', model: 'Fiesta' },
    { make: 'Ford', model: 'Feester' },
    { make: 'FJORD', model: 'feester' },
  ];
  const before = await read({}, ...cells);
  expect(before.rows).toEqual([]);
  expect(before.words).toEqual([
    { column: 'make', word: 'Fjord', rows: 2 },
    { column: 'model', word: 'Ford Feester', rows: 1 },
  ]);
  const told = [
    { column: 'make', word: 'Fjord', value: 'Ford' },
    { column: 'model', word: 'Ford Feester', value: 'Fiesta' },
  ];
  const after = await read(withMeanings({}, told) ?? {}, ...cells);
  expect([after.words, after.problems]).toEqual([[], []]);
  const fiesta = MAKES[0]?.models[2]?.id;
  expect(after.rows.map(({ car }) => car.model_id)).toEqual([fiesta, fiesta, fiesta]);
});

test('a told name that the catalogue lacks is asked about again', async () => {
  const told = [{ column: 'model', word: 'Ford Feester', value: 'Gone' }];
  const { words } = await read(withMeanings({}, told) ?? {}, { model: 'Feester' });
  expect(words).toEqual([{ column: 'model', word: 'Ford Feester', rows: 1 }]);
});

test('a word of a model offers the models of its make alone', () => {
  const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
  expect(wordChoices({ column: 'make', word: 'Fjord' }, MAKES)).toEqual(
    named('Ford', 'Citroën', 'Volkswagen'),
  );
  expect(wordChoices({ column: 'model', word: 'ford feester' }, MAKES)).toEqual(
    named('Ka', 'Ka+', 'Fiesta'),
  );
  expect(wordChoices({ column: 'model', word: 'Fordson Major' }, MAKES)).toEqual({});
  expect(wordChoices({ column: 'colour', word: 'jam' }, MAKES)).toHaveProperty('red');
});

test('a word that was told wins over the site’s own reading', async () => {
  const meanings = withMeanings({}, [{ column: 'colour', word: 'Maroon', value: 'brown' }]) ?? {};
  expect((await read(meanings, { colour: 'MAROON' })).rows[0]?.car.colour).toBe('brown');
});

test('a word is forgotten by an empty value, and the others stay', () => {
  const both = withMeanings({}, [...STEAM, { column: 'colour', word: 'Jam', value: 'red' }]) ?? {};
  const left = withMeanings(both, [{ column: 'fuel_type', word: 'STEAM engine', value: '' }]) ?? {};
  expect(toldWords(left)).toEqual([{ column: 'colour', word: 'jam', value: 'red' }]);
});

test.each([
  ['a column without choices', { column: 'price', word: 'x', value: '1' }],
  ['another column', { column: '__proto__', word: 'x', value: 'petrol' }],
  ['no choice', { column: 'fuel_type', word: 'x', value: 'constructor' }],
  ['an empty name', { column: 'make', word: 'merc', value: ' ' }],
  ['a text', { column: 'fuel_type', word: 'x'.repeat(61), value: 'petrol' }],
])('%s has no meaning', (_, told) => {
  expect(toldWords(withMeanings({}, [told]) ?? {})).toEqual([]);
});

test('too many words are refused', () => {
  const told = Array.from({ length: MAX_TOLD + 1 }, (_, at) => ({ ...STEAM[0], word: `w${at}` }));
  const words = told.map(({ word }) => ({ column: 'colour', word, value: 'red' }));
  expect(withMeanings({}, words.slice(1))).not.toBeNull();
  expect(withMeanings({}, words)).toBeNull();
});

test('any stored JSON is read, and any word is the same when it is stored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(toldWords(readMeanings(json))).toEqual(expect.any(Array));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (word) => {
      const meanings = withMeanings({}, [{ column: 'colour', word, value: 'red' }]) ?? {};
      const stored = readMeanings(JSON.parse(JSON.stringify(meanings)));
      expect(stored).toEqual(meanings);
      const plain = wordKey(word);
      if (plain !== '' && plain.length <= 60)
        expect(toldWords(stored)).toEqual([{ column: 'colour', word: plain, value: 'red' }]);
    }),
  );
});
