import { FINANCE_OWED, WRITE_OFFS, type WriteOff, YES_NO } from '../listings/said-values';
import { type Words, wordReader } from './word-reader';

/** Dealers' words for the categories of a write-off. 'HPI clear' is a claim of a check and no category. */
const WRITE_OFF_WORDS: readonly Words<WriteOff>[] = [
  { value: 'none', inField: 'no, none, never, not written off, no category, na' },
  { value: 'n', inField: 'cat n, category n, non structural, cat n non structural' },
  { value: 's', inField: 'cat s, category s, structural, cat s structural' },
  { value: 'd', inField: 'cat d, category d' },
  { value: 'c', inField: 'cat c, category c' },
  {
    value: 'ab',
    inField: 'a, b, cat a, cat b, category a, category b, a b, cat a b, scrap, break, breaker',
  },
];

export const readWriteOff = wordReader(WRITE_OFFS, WRITE_OFF_WORDS);

export const readFinance = wordReader(FINANCE_OWED, [
  { value: 'none', inField: 'no, clear, nil, no finance, none outstanding, settled, paid off' },
  { value: 'to_settle', inField: 'yes, outstanding, owed, to be settled, to settle, on finance' },
]);

export const readYesOrNo = wordReader<keyof typeof YES_NO>(YES_NO, [
  { value: 'true', inField: 'y, 1' },
  { value: 'false', inField: 'n, 0, none' },
]);
