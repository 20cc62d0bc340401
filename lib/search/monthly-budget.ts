import { creditOf, paymentOf } from '../core/credit/arithmetic';
import { MAX_POUNDS, MONTHS, type ReadNumber, readApr, readWhole } from '../core/credit/read-terms';
import { formatPrice } from '../format';

/** A monthly sum and the terms that turn it into a price: whole pounds, months and per cent. */
export type MonthlyBudget = { sum: number; deposit: number; months: number; apr: number };

/** The parts of the filter's value, in its order, with the labels of their fields. */
export const MONTHLY_PARTS = [
  { part: 'sum', label: 'Up to, £ a month' },
  { part: 'deposit', label: 'Deposit, £' },
  { part: 'months', label: 'Months' },
  { part: 'apr', label: 'APR you were quoted' },
] as const;

/** Separates the parts: '250-2000-48-9.9'. */
export const PART_SEPARATOR = '-';
const MIN_SUM = 10;
const MAX_SUM = 100_000;

const SHAPE = 'needs a monthly sum, a deposit, months and an APR, such as 250-2000-48-9.9';
const MISSING = 'needs the monthly sum, the months and the APR of your quotation';

export const serialiseMonthly = ({ sum, deposit, months, apr }: MonthlyBudget) =>
  [sum, deposit, months, apr].join(PART_SEPARATOR);

/** Reads the parts as typed; '' where all are empty. An empty deposit is none. */
export function parseMonthly(raw: string): { value: string } | { error: string } {
  const parts = raw.split(PART_SEPARATOR).map((part) => part.trim());
  if (parts.every((part) => part === '')) return { value: '' };
  if (parts.length !== MONTHLY_PARTS.length) return { error: SHAPE };
  const [sum = '', deposit = '', months = '', apr = ''] = parts;
  if (!sum || !months || !apr) return { error: MISSING };
  const read: Record<string, ReadNumber> = {
    'the sum': readWhole(sum, MIN_SUM, MAX_SUM, formatPrice),
    'the deposit': readWhole(deposit || '0', 0, MAX_POUNDS, formatPrice),
    'the months': readWhole(months, MONTHS.min, MONTHS.max),
    'the APR': readApr(apr),
  };
  const values: number[] = [];
  for (const [name, number] of Object.entries(read)) {
    if ('error' in number) return { error: `${name} ${number.error}` };
    values.push(number.value);
  }
  return { value: values.join(PART_SEPARATOR) };
}

/** The budget of a value that parseMonthly has read; null for ''. */
export function readMonthly(value: string): MonthlyBudget | null {
  if (!value) return null;
  const [sum = 0, deposit = 0, months = 0, apr = 0] = value.split(PART_SEPARATOR).map(Number);
  return { sum, deposit, months, apr };
}

/** The highest price in whole pounds whose hire purchase costs at most the sum a month. */
export const priceOfMonthly = ({ sum, deposit, months, apr }: MonthlyBudget) =>
  Math.min(
    deposit + Math.floor(creditOf(sum * 100, { apr, payments: months, finalPence: 0 }) / 100),
    MAX_POUNDS,
  );

/** The sum that reaches a price, in whole pounds. */
export function monthlyFor(price: number, budget: MonthlyBudget): MonthlyBudget {
  const { apr, months: payments, deposit } = budget;
  const pence = paymentOf((price - deposit) * 100, { apr, payments, finalPence: 0 });
  return { ...budget, sum: Math.max(Math.ceil(pence / 100), MIN_SUM) };
}

/** 'Up to £250 a month at £2,000 deposit, 48 months, 9.9% APR, not a credit offer'. */
export const monthlyLabel = ({ sum, deposit, months, apr }: MonthlyBudget) =>
  `Up to ${formatPrice(sum)} a month at ${formatPrice(deposit)} deposit, ${months} months, ${apr}% APR, not a credit offer`;
