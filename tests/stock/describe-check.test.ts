import { expect, test } from 'vitest';
import { resultText, runLabel, summaryText } from '@/lib/stock/describe-check';
import type { StockProblem } from '@/lib/stock/types';

const NONE = {
  rows: 60,
  toList: 0,
  toChange: 0,
  unchanged: 0,
  refusedRows: 0,
  notForSale: 0,
  toWait: 0,
  questions: [] as StockProblem[],
};
const QUESTION = {
  row: 2,
  column: 'Price',
  message: '£999,500 is 137 times our valuation of £7,250.',
};
const RESULT = {
  listed: 0,
  changed: 0,
  unchanged: 60,
  withdrawn: 0,
  refused: 0,
  problems: [],
  finishedAt: '2026-11-23T12:00:00Z',
};

test.each([
  [
    { toList: 40, toChange: 3, unchanged: 15, refusedRows: 2 },
    '58 of 60 cars can be listed: 40 new, 3 changed, 15 unchanged. 2 rows have mistakes and are left out.',
  ],
  [{ toList: 60 }, '60 cars can be listed: 60 new.'],
  [
    { rows: 1000, toChange: 1, unchanged: 998, refusedRows: 1 },
    '999 of 1,000 cars can be listed: 1 changed, 998 unchanged. 1 row has a mistake and is left out.',
  ],
  [{ toList: 57, toWait: 3 }, '57 of 60 cars can be listed: 57 new. 3 cars wait for a name.'],
  [{ unchanged: 60 }, 'Nothing to change: 60 cars are listed as the file says.'],
  [{ rows: 1, unchanged: 1 }, 'Nothing to change: 1 car is listed as the file says.'],
  [
    { toList: 56, refusedRows: 1, notForSale: 2, questions: [QUESTION] },
    '56 of 60 cars can be listed: 56 new. 1 row has a mistake and is left out. 2 cars are not for sale and left out. 1 price is far from our valuation.',
  ],
  [{ notForSale: 60 }, 'No car of the file is listed yet. 60 cars are not for sale and left out.'],
  [{ refusedRows: 60 }, 'No car of the file can be listed: every row has a mistake.'],
])('the summary of %j', (counts, text) => {
  expect(summaryText({ ...NONE, ...counts })).toBe(text);
});

test.each([
  [{ toList: 40, toChange: 3 }, 'List and update 43 cars'],
  [{ toList: 1 }, 'List 1 car'],
  [{ toChange: 3 }, 'Update 3 cars'],
  [{ toChange: 3, unchanged: 5 }, 'Update 3 cars'],
  [{ unchanged: 60 }, 'Confirm 60 cars'],
  [{ unchanged: 60, result: RESULT }, null],
  [{}, null],
])('the button for %j is %j', (counts, label) => {
  expect(runLabel({ ...NONE, result: null, ...counts })).toBe(label);
});

test('a result names what happened, without zeros', () => {
  const counts = { listed: 40, changed: 0, unchanged: 15, withdrawn: 2, refused: 3 };
  expect(resultText(counts)).toBe('40 listed, 15 unchanged, 2 withdrawn, 3 left out.');
  expect(resultText(RESULT)).toBe('60 confirmed.');
  const none = { listed: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 3 };
  expect(resultText(none)).toBe('Nothing was changed.');
});
