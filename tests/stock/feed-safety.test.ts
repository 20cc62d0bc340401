import { expect, test } from 'vitest';
import { feedReason } from '@/lib/stock/feed-messages';
import { feedProblemOf } from '@/lib/stock/feed-safety';
import type { StockPlan } from '@/lib/stock/plan';
import type { PlannedCar } from '@/lib/stock/types';

const car = (kind: PlannedCar['kind'], row: number): PlannedCar => ({
  row,
  stockId: `A${row}`,
  title: '2019 Ford Fiesta',
  kind,
  changes: [],
  facts: [],
  question: null,
});

const ids = (count: number) => Array.from({ length: count }, (_, n) => `car ${n}`);

type Given = {
  known?: number;
  listed?: number;
  refused?: number;
  missing?: number;
  lastCars?: number | null;
  withdraw?: boolean;
  missingColumns?: string[];
};

function problemOf({ known = 0, listed = 0, refused = 0, missing = 0, ...given }: Given) {
  const plan: StockPlan = {
    unchanged: ids(known),
    unchangedRows: new Map(),
    photos: new Map(),
    waiting: [],
    planned: ids(listed).map((_, row) => car('list', row)),
    cars: [],
    problems: [],
    refusedRows: refused,
    remarks: [],
    notForSale: 0,
    missing: ids(missing).map((id) => ({ id, stockId: id, title: id })),
    canWithdraw: missing <= 3,
  };
  const rest = { missingColumns: [], lastCars: 10, withdraw: true, ...given };
  return feedProblemOf({ plan, cars: known + listed + refused, ...rest });
}

test.each<[string, Given, ReturnType<typeof problemOf>]>([
  ['the same cars', { known: 10 }, null],
  ['a first feed', { listed: 60, lastCars: null }, null],
  ['some new, some gone', { known: 8, listed: 3, missing: 2 }, null],
  ['a mistake in a few rows', { known: 8, refused: 2 }, null],
  ['seven of ten cars', { known: 7, missing: 3 }, null],
  ['fewer than seven of ten', { known: 6, missing: 4 }, 'shrunk'],
  ['also without consent', { known: 6, missing: 4, withdraw: false }, 'shrunk'],
  ['nothing at all', { lastCars: 10 }, 'none'],
  ['more than twice as many', { known: 10, listed: 11 }, 'doubled'],
  ['twice as many', { known: 10, listed: 10 }, null],
  ['other stock numbers', { known: 1, listed: 9, missing: 9 }, 'foreign'],
  ['other stock numbers without consent', { listed: 10, missing: 10, withdraw: false }, 'foreign'],
  ['mistakes in a third of the rows', { known: 6, refused: 4 }, 'mistakes'],
  ['mistakes in every row', { refused: 10 }, 'mistakes'],
  ['no column of prices', { missingColumns: ['price'] }, 'columns'],
  ['more than 30 % to withdraw', { known: 8, listed: 2, missing: 4 }, 'withdraw'],
  ['the same without consent', { known: 8, listed: 2, missing: 4, withdraw: false }, null],
])('a feed with %s', (_, given, problem) => {
  expect(problemOf(given)).toBe(problem);
});

test('every problem has its own words, also those of a file and of later versions', () => {
  const problems = ['columns', 'none', 'shrunk', 'doubled', 'foreign', 'mistakes', 'withdraw'];
  const texts = [...problems, 'html', 'size', 'timeout'].map(feedReason);
  expect(new Set(texts).size).toBe(texts.length);
  expect(feedReason('constructor')).toBe('It could not be read.');
});
