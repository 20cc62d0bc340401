import { describe, expect, test } from 'vitest';
import { dvlaVehicle } from '@/lib/registry/answers';
import { formFields } from '@/lib/registry/form-fields';
import { jointRecord } from '@/lib/registry/map';
import { parseFilters } from '@/lib/search/parse-filters';
import { parseSearch } from '@/lib/search/words/parse-search';
import type { Meaning } from '@/lib/search/words/types';
import { cellValue } from '@/lib/stock/cells';
import { STOCK_COLUMNS } from '@/lib/stock/columns';
import { BODY_WORDS } from '@/lib/trade-words/bodies';
import { COLOUR_WORDS } from '@/lib/trade-words/colours';
import { FUEL_BADGES, FUEL_WORDS } from '@/lib/trade-words/fuels';
import { GEARBOX_WORDS } from '@/lib/trade-words/gearboxes';
import { SERVICE_HISTORY_WORDS } from '@/lib/trade-words/service-histories';
import { splitPhrases, type Words } from '@/lib/trade-words/word-reader';
import { BULK_COLUMNS, cellValue as bulkValue } from '@/lib/valuation/bulk-columns';
import { VOCABULARY } from '../search/words/vocabulary';

type Kind = {
  column: string;
  filter: 'fuel' | 'transmission' | 'bodyType' | 'colour' | 'serviceHistory';
  meaning: keyof Meaning;
  words: readonly Words<string>[];
};

const KINDS: Kind[] = [
  {
    column: 'fuel_type',
    filter: 'fuel',
    meaning: 'fuels',
    words: [...FUEL_WORDS, ...FUEL_BADGES],
  },
  {
    column: 'transmission',
    filter: 'transmission',
    meaning: 'transmissions',
    words: GEARBOX_WORDS,
  },
  { column: 'body_type', filter: 'bodyType', meaning: 'bodyTypes', words: BODY_WORDS },
  { column: 'colour', filter: 'colour', meaning: 'colours', words: COLOUR_WORDS },
  {
    column: 'service_history',
    filter: 'serviceHistory',
    meaning: 'serviceHistories',
    words: SERVICE_HISTORY_WORDS,
  },
];

const phrasesOf = (words: readonly Words<string>[], where: 'anywhere' | 'inField') =>
  words.flatMap(({ [where]: phrases = '', value, or = [] }) =>
    splitPhrases(phrases).map((phrase) => ({ phrase, value, values: [value, ...or] })),
  );

/** Returns the fields that both registries' answers fill, where DVLA writes these words. */
const registryFields = (fuelType: string, colour: string) => {
  const vehicle = dvlaVehicle.parse({ registrationNumber: 'AB12CDE', fuelType, colour });
  const dvla = { isMadeUp: false, fetchedAt: '2026-11-22T12:00:00Z', vehicle };
  const record = jointRecord('AB12CDE', { dvla, dvsa: null });
  return record ? formFields(record) : {};
};

describe.each(KINDS)('each word of $column', ({ column, filter, meaning, words }) => {
  const everyWhere = phrasesOf(words, 'anywhere');
  const all = [...everyWhere, ...phrasesOf(words, 'inField')];

  test('has one value in a stock file, in a file of cars to value, in an address', () => {
    const cell = STOCK_COLUMNS.find(({ name }) => name === column);
    const bulk = BULK_COLUMNS.find(({ name }) => name === column);
    expect(all.length).toBeGreaterThan(10);
    for (const { phrase, value } of all) {
      expect(cell && cellValue(cell, phrase), phrase).toBe(value);
      if (bulk) expect(bulkValue(bulk, phrase), phrase).toBe(value);
      const { filters } = parseFilters(new URLSearchParams({ [filter]: phrase }));
      expect(filters[filter], phrase).toBe(value);
    }
  });

  test('means it in a search, with what sellers list the same under', () => {
    for (const { phrase, values } of everyWhere) {
      const { terms, unknown } = parseSearch(phrase, VOCABULARY);
      expect(unknown, phrase).toEqual([]);
      const expected = expect.objectContaining({ [meaning]: values });
      expect(
        terms.map((term) => term.meaning),
        phrase,
      ).toEqual([expected]);
    }
  });
});

test('a registry’s word has the value that it has elsewhere', () => {
  for (const { phrase, value } of phrasesOf(FUEL_WORDS, 'anywhere'))
    expect(registryFields(phrase.toUpperCase(), ''), phrase).toEqual({ fuelType: value });
  for (const { phrase, value } of phrasesOf(COLOUR_WORDS, 'anywhere'))
    expect(registryFields('', phrase.toUpperCase()), phrase).toEqual({ colour: value });
});
