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
  'rows' | 'toList' | 'toChange' | 'unchanged' | 'refusedRows' | 'notForSale' | 'questions'
>;

/**
 * '58 of 62 cars can be listed: 40 new, 3 changed, 15 unchanged. 2 rows have mistakes and are left out. 1 car is not
 * for sale and is left out. 1 price is far from our valuation.'
 */
export function summaryText(counted: Counted) {
  const { rows, toList, toChange, unchanged, refusedRows, notForSale, questions } = counted;
  if (refusedRows === rows) return 'No car of the file can be listed: every row has a mistake.';
  const left = [
    refusedRows > 0 && mistakes(refusedRows),
    notForSale > 0 &&
      `${plural(notForSale, 'car')} ${notForSale === 1 ? 'is' : 'are'} not for sale and left out.`,
    questions.length > 0 &&
      `${plural(questions.length, 'price')} ${questions.length === 1 ? 'is' : 'are'} far from our valuation.`,
  ]
    .map((text) => (text ? ` ${text}` : ''))
    .join('');
  const good = rows - refusedRows - notForSale - questions.length;
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

type Runnable = Pick<StockCheck, 'toList' | 'toChange' | 'unchanged' | 'result'>;

/**
 * The label of the button that lists the file; null if there is no car to list, change or confirm.
 */
export function runLabel({ toList, toChange, unchanged, result }: Runnable) {
  const cars = plural(toList + toChange, 'car');
  if (toList > 0 && toChange > 0) return `List and update ${cars}`;
  if (toList > 0) return `List ${cars}`;
  if (toChange > 0) return `Update ${cars}`;
  return unchanged > 0 && !result ? `Confirm ${plural(unchanged, 'car')}` : null;
}

/** '40 listed, 3 changed, 15 unchanged, 2 withdrawn, 5 left out.', or '60 confirmed.' */
export function resultText({ listed: added, changed, unchanged, withdrawn, refused }: StockCounts) {
  const isChanged = added + changed + withdrawn > 0;
  const parts = listed([
    [added, 'listed'],
    [changed, 'changed'],
    [unchanged, isChanged ? 'unchanged' : 'confirmed'],
    [withdrawn, 'withdrawn'],
    [refused, 'left out'],
  ]);
  return isChanged || unchanged > 0 ? `${parts}.` : 'Nothing was changed.';
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
