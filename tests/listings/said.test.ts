import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAID_FACTS, valueText } from '@/lib/listings/facts';
import { questionsOf, type SaidHistory, saidText, unsaidFacts } from '@/lib/listings/said';
import { WRITE_OFFS, type WriteOff } from '@/lib/listings/said-values';
import { VERDICTS } from '@/lib/listings/verdict';
import { cardVerdict, writeOffLabel } from '@/lib/listings/write-off';

const NOTHING: SaidHistory = {
  writeOff: null,
  keys: null,
  v5cInName: null,
  financeOwed: null,
  isImport: null,
  isFirstOwner: null,
};
const ALL: SaidHistory = {
  writeOff: 'none',
  keys: 2,
  v5cInName: true,
  financeOwed: 'to_settle',
  isImport: false,
  isFirstOwner: false,
};

test('each fact is said in words, and no word is null', () => {
  const texts = SAID_FACTS.map((field) => saidText(field, ALL[field.name]));
  expect(texts).toEqual([
    'Never written off',
    '2',
    'Yes',
    'Owed, settled before the sale',
    'No',
    'No',
  ]);
  for (const field of SAID_FACTS) expect(saidText(field, null)).toBeNull();
});

test('an answer of no is an answer, not a gap', () => {
  expect(unsaidFacts(ALL)).toEqual([]);
  expect(unsaidFacts(NOTHING)).toEqual(SAID_FACTS.map(({ name }) => name));
  expect(unsaidFacts({ ...ALL, keys: null })).toEqual(['keys']);
});

test('a message asks what is not said, and only that', () => {
  expect(questionsOf('keys,writeOff', NOTHING)).toBe(
    'Has it ever been an insurance write-off, and in which category? How many keys come with it?',
  );
  expect(questionsOf('keys,writeOff', ALL)).toBe('');
  expect(questionsOf('keys,isImport', { ...ALL, isImport: null })).toBe('Was it imported?');
});

test('any address gives questions of ours or none', () => {
  const own = questionsOf(unsaidFacts(NOTHING).join(','), NOTHING);
  const hostile = fc.oneof(
    fc.anything(),
    fc.string(),
    fc.constantFrom('__proto__', 'constructor,keys', 'price', 'keys,keys', ',,'),
  );
  fc.assert(
    fc.property(hostile, (ask) => {
      for (const question of questionsOf(ask, NOTHING).split(/(?<=\?) /))
        expect(own).toContain(question);
    }),
  );
});

const CATEGORIES = Object.keys(WRITE_OFFS).filter((name) => name !== 'none') as WriteOff[];

test.each(CATEGORIES)('a car of category %s is never called cheap first', (writeOff) => {
  const category = writeOffLabel(writeOff) ?? '';
  expect(category).toMatch(/^Category .* write-off$/);
  for (const verdict of [...Object.keys(VERDICTS), 'far_below'] as (keyof typeof VERDICTS)[]) {
    const card = cardVerdict({ price: 5000, value: 8000, verdict, writeOff });
    expect(card).toEqual({ verdict: 'write_off', label: category });
  }
});

test('without a category the verdict stands alone', () => {
  for (const writeOff of [null, 'none'] as const) {
    expect(writeOffLabel(writeOff)).toBeNull();
    expect(cardVerdict({ price: 5000, value: 5740, verdict: 'under', writeOff }).label).toBe(
      '£740 under the usual price',
    );
  }
});

test('the label of a category is its name alone', () => {
  expect(writeOffLabel('d')).toBe('Category D write-off');
  const field = SAID_FACTS.find(({ name }) => name === 'writeOff');
  expect(field && valueText(field, 'd')).toBe('Category D (before October 2017)');
});
