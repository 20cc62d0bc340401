import { expect, test } from 'vitest';
import { readFinance, readWriteOff, readYesOrNo } from '@/lib/trade-words/write-offs';

test.each([
  ['Cat N', 'n'],
  ['CATEGORY S', 's'],
  ['cat-d', 'd'],
  ['C', 'c'],
  ['B', 'ab'],
  ['Cat A', 'ab'],
  ['None', 'none'],
  ['No', 'none'],
  ['Not written off', 'none'],
  ['Category D (before October 2017)', 'd'],
])('a cell of %s is the category %s', (cell, value) => expect(readWriteOff(cell)).toBe(value));

test.each(['HPI Clear', 'HPI checked', 'Yes', 'Car', 'Cat Q', 'Cat N, later Cat S', ''])(
  'a cell of %s is no category',
  (cell) => expect(readWriteOff(cell)).toBeUndefined(),
);

test('finance and yes or no are read in usual words', () => {
  expect(['None', 'No finance', 'Outstanding', 'yes', '£199/month'].map(readFinance)).toEqual([
    'none',
    'none',
    'to_settle',
    'to_settle',
    undefined,
  ]);
  expect(['Yes', 'Y', 'no', 'true', 'False', 'perhaps'].map(readYesOrNo)).toEqual([
    'true',
    'true',
    'false',
    'true',
    'false',
    undefined,
  ]);
});
