import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lexiconOf } from '@/lib/search/words/lexicon';
import { parseSearch } from '@/lib/search/words/parse-search';
import { VOCABULARY } from './vocabulary';

const parse = (query: string) => parseSearch(query, VOCABULARY);
const labelsOf = (query: string) => parse(query).terms.map(({ label }) => label);

test('the values of bounds are those of the label', () => {
  const meaningOf = (query: string) => parse(query).terms[0]?.meaning;
  expect(meaningOf('at least 7 seats')).toEqual({ seats: [7, 8, 9] });
  expect(meaningOf('up to 4 seats')).toEqual({ seats: [2, 3, 4] });
  expect(meaningOf('5-7 seats')).toEqual({ seats: [5, 6, 7] });
  expect(meaningOf('min 5 doors')).toEqual({ doors: [5, 6] });
  expect(meaningOf('under 3 owners')).toEqual({ ownersMax: 2 });
  expect(meaningOf('1.2 - 1.4')).toEqual({ engineSizes: [1.2, 1.3, 1.4] });
});

describe('an age is read by the year in London', () => {
  afterEach(() => void vi.useRealTimers());

  test.each<[query: string, label: string, meaning: object]>([
    ['up to 5 years old', '2026 or newer', { yearMin: 2026 }],
    ['less than five years old', '2026 or newer', { yearMin: 2026 }],
    ['under 3 years old', '2028 or newer', { yearMin: 2028 }],
    ['3 years old or newer', '2028 or newer', { yearMin: 2028 }],
    ['no older than 3 years', '2028 or newer', { yearMin: 2028 }],
    ['over 10 years old', '2021 or older', { yearMax: 2021 }],
    ['3 to 5 years old', '2026 to 2028', { years: [2026, 2027, 2028] }],
  ])('reads “%s”', (query, label, meaning) => {
    vi.useFakeTimers({ now: new Date('2031-12-31T23:59:59Z') });
    expect(parse(`polo ${query}`)).toMatchObject({
      terms: [{ label: 'Polo' }, { label, meaning }],
      unknown: [],
    });
    vi.setSystemTime(new Date('2032-01-01T00:00:00Z'));
    expect(labelsOf(query)).not.toEqual([label]);
  });
});

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

test('where no car for sale is a Type R, its letter is no trim', () => {
  const trims = VOCABULARY.trims.filter((trim) => !/type/i.test(trim));
  const trimModels = { ...VOCABULARY.trimModels, R: ['Volkswagen Golf'] };
  const { terms, unknown } = parseSearch('golf type r', {
    ...VOCABULARY,
    trims: [...trims, 'R'],
    trimModels,
  });
  expect([terms.map(({ label }) => label), unknown]).toEqual([['Golf'], ['type r']]);
});

test('a fuel that no car can have says nothing, unless a trim has its name', () => {
  for (const fuel of ['lpg', 'CNG', 'bi-fuel', 'flex fuel'])
    expect(parse(fuel), fuel).toMatchObject({ terms: [], unknown: [fuel], saysNothing: true });
  const trims = [...VOCABULARY.trims, 'LPG'];
  expect(parseSearch('lpg', { ...VOCABULARY, trims }).terms).toMatchObject([{ label: 'LPG' }]);
});

test('a number plate is no place, model or price, whatever its letters', () => {
  const { words } = lexiconOf(VOCABULARY);
  const letters = fc.stringMatching(/^[A-HJ-PR-Z]{3}$/);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-HJ-PR-Y]{2}[0-7][0-9]$/),
      letters,
      fc.constantFrom('', ' ', '-'),
      (area, last, gap) => {
        fc.pre(![area, last, last.replace(/S$/, '')].some((part) => words.has(part.toLowerCase())));
        const plate = `${area}${gap}${last}`;
        expect(parse(`${plate} diesel`)).toMatchObject({
          terms: [{ label: 'Diesel' }],
          unknown: [plate],
        });
      },
    ),
    { numRuns: 300 },
  );
});
