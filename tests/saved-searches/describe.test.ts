import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMileage } from '@/lib/format';
import { MAX_SEARCH_NAME } from '@/lib/saved-searches/constants';
import { carFacts, saysAll, suggestedName } from '@/lib/saved-searches/describe';
import {
  type MonthlyBudget,
  monthlyLabel,
  readMonthly,
  serialiseMonthly,
} from '@/lib/search/monthly-budget';
import { matchedCar } from './matched-car';

test('a search is named by the sentences of its chips', () => {
  const model = ['Ford', 'Fiesta', 'Up to £9,000'];
  expect(suggestedName(model, 'make=Ford&model=Fiesta&priceMax=9000')).toBe(
    'Ford Fiesta, up to £9,000',
  );
  expect(suggestedName(['Ford', 'Kia', 'Diesel'], 'make=Ford&make=Kia&fuel=diesel')).toBe(
    'Ford, Kia, Diesel',
  );
  expect(suggestedName([], '')).toBe('');
});

test('a long name ends between two sentences, and never beyond its maximum', () => {
  const labels = Array.from({ length: 20 }, (_, at) => `Heated seats ${at}`);
  const name = suggestedName(labels, '');
  expect(name.endsWith('Heated seats 4')).toBe(true);
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 })), (any) => {
      expect([...suggestedName(any, '')].length).toBeLessThanOrEqual(MAX_SEARCH_NAME);
    }),
  );
});

test('a name that is too long for one sentence keeps its last clause', () => {
  const budget = serialiseMonthly({ sum: 1_250, deposit: 12_000, months: 48, apr: 12.95 });
  const label = monthlyLabel(readMonthly(budget) as MonthlyBudget);
  expect([...label].length).toBeGreaterThan(MAX_SEARCH_NAME);
  expect(suggestedName([label], `monthlyMax=${budget}`)).toBe(
    'Up to £1,250 a month at £12,000 deposit, 48 months, not a credit offer',
  );
  expect(saysAll(suggestedName([label], ''), [label], '')).toBe(false);
  expect(saysAll('Ford, up to £9,000', ['Ford', 'Up to £9,000'], '')).toBe(true);
});

test('a mail names the category of a write-off before its verdict', () => {
  expect(carFacts(matchedCar())).toBe(
    `Zetec · ${formatMileage(31_000)} · Leeds · £455 under the usual price`,
  );
  expect(carFacts(matchedCar({ write_off: 's' }))).toContain(
    'Leeds · Category S write-off · £455 under',
  );
});
