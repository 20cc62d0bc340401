import { type CreditTerms, paymentOf, priceOf } from '../core/credit/arithmetic';
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

const hirePurchase = ({ months, apr }: MonthlyBudget): CreditTerms => ({
  apr,
  payments: months,
  finalPence: 0,
});

/** The highest price in whole pounds whose hire purchase costs at most the sum a month. */
export const priceOfMonthly = (budget: MonthlyBudget) =>
  Math.min(priceOf(budget.sum, budget.deposit, hirePurchase(budget)), MAX_POUNDS);

/** The monthly payment for a price, rounded up to whole pounds; 0 or less where the deposit covers it. */
const paymentFor = (price: number, budget: MonthlyBudget) =>
  Math.ceil(paymentOf((price - budget.deposit) * 100, hirePurchase(budget)) / 100);

/** The sum that reaches a price, in whole pounds. */
export const monthlyFor = (price: number, budget: MonthlyBudget): MonthlyBudget => ({
  ...budget,
  sum: Math.max(paymentFor(price, budget), MIN_SUM),
});

/** '£187 a month by your figures, not a credit offer'; null for a car that the deposit covers. */
export function describePayment(price: number, budget: MonthlyBudget): string | null {
  const payment = paymentFor(price, budget);
  return payment > 0 ? `${formatPrice(payment)} a month by your figures, not a credit offer` : null;
}

/** 'Up to £250 a month at £2,000 deposit, 48 months, 9.9% APR, not a credit offer'. */
export const monthlyLabel = ({ sum, deposit, months, apr }: MonthlyBudget) =>
  `Up to ${formatPrice(sum)} a month at ${formatPrice(deposit)} deposit, ${months} months, ${apr}% APR, not a credit offer`;
