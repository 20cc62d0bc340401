import { formatNumber, plural } from '../format';
import type { StockCheck, StockCounts, StockProblem } from './types';

type Part = readonly [count: number, label: string];

/** Joins the parts with a count above zero: '40 new, 3 changed'. */
const listed = (parts: Part[]) =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, label]) => `${formatNumber(count)} ${label}`)
    .join(', ');

const mistakes = (rows: number) =>
  `${plural(rows, 'row')} ${rows === 1 ? 'has a mistake and is' : 'have mistakes and are'} left out.`;

type Counted = Pick<
  StockCheck,
  | 'rows'
  | 'toList'
  | 'toChange'
  | 'unchanged'
  | 'refusedRows'
  | 'notForSale'
  | 'toWait'
  | 'questions'
>;

/**
 * '58 of 62 cars can be listed: 40 new, 3 changed, 15 unchanged. 2 rows have mistakes and are left out. 1 car is not
 * for sale and is left out. 1 price is far from our valuation.'
 */
export function summaryText(counted: Counted) {
  const { rows, toList, toChange, unchanged, refusedRows, notForSale, toWait, questions } = counted;
  if (refusedRows === rows) return 'No car of the file can be listed: every row has a mistake.';
  const left = [
    refusedRows > 0 && mistakes(refusedRows),
    notForSale > 0 &&
      `${plural(notForSale, 'car')} ${notForSale === 1 ? 'is' : 'are'} not for sale and left out.`,
    toWait > 0 && `${plural(toWait, 'car')} ${toWait === 1 ? 'waits' : 'wait'} for a name.`,
    questions.length > 0 &&
      `${plural(questions.length, 'price')} ${questions.length === 1 ? 'is' : 'are'} far from our valuation.`,
  ]
    .map((text) => (text ? ` ${text}` : ''))
    .join('');
  const good = rows - refusedRows - notForSale - toWait - questions.length;
  if (good === 0) return `No car of the file is listed yet.${left}`;
  const cars =
    good === rows ? plural(rows, 'car') : `${formatNumber(good)} of ${plural(rows, 'car')}`;
  if (toList + toChange === 0) {
    return `Nothing to change: ${cars} ${rows === 1 ? 'is' : 'are'} listed as the file says.${left}`;
  }
  const parts = listed([
    [toList, 'new'],
    [toChange, 'changed'],
    [unchanged, 'unchanged'],
  ]);
  return `${cars} can be listed: ${parts}.${left}`;
}

type Runnable = Pick<StockCheck, 'toList' | 'toChange' | 'unchanged' | 'toWait' | 'result'>;

/**
 * The label of the button that lists the file; null if no car is to list, change, confirm or wait.
 */
export function runLabel({ toList, toChange, unchanged, toWait, result }: Runnable) {
  const cars = plural(toList + toChange, 'car');
  if (toList > 0 && toChange > 0) return `List and update ${cars}`;
  if (toList > 0) return `List ${cars}`;
  if (toChange > 0) return `Update ${cars}`;
  if (result) return null;
  if (unchanged > 0) return `Confirm ${plural(unchanged, 'car')}`;
  return toWait > 0 ? `Let ${plural(toWait, 'car')} wait` : null;
}

/** '40 listed, 3 changed, 15 unchanged, 2 withdrawn, 1 waiting, 5 left out.', or '60 confirmed.' */
export function resultText({ waiting = 0, ...counts }: StockCounts) {
  const { listed: added, changed, unchanged, withdrawn, refused } = counts;
  const isChanged = added + changed + withdrawn > 0;
  const parts = listed([
    [added, 'listed'],
    [changed, 'changed'],
    [unchanged, isChanged ? 'unchanged' : 'confirmed'],
    [withdrawn, 'withdrawn'],
    [waiting, 'waiting for a name'],
    [refused, 'left out'],
  ]);
  return isChanged || unchanged + waiting > 0 ? `${parts}.` : 'Nothing was changed.';
}

/**
 * Combines the mistakes of the check with those of the listing, without repeats, in order of rows.
 */
export function allProblems({ problems, result }: Pick<StockCheck, 'problems' | 'result'>) {
  const keyOf = ({ row, column, message }: StockProblem) => `${row} ${column} ${message}`;
  const all = [...problems, ...(result?.problems ?? [])];
  const unique = new Map(all.map((problem) => [keyOf(problem), problem]));
  return [...unique.values()].sort((a, b) => a.row - b.row);
}
