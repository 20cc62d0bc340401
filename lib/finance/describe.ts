import { formatNumber, formatPrice, plural } from '../format';
import type { FinanceInputs } from './inputs';
import type { Quote } from './quote';

const gbp = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Pence: 24931 → '£249.31'. */
export const formatPence = (pence: number) => gbp.format(pence / 100);

/** Shown wherever a payment stands. */
export const NO_LENDER =
  'Forecourt is no lender and no broker, and takes no applications. This is arithmetic with your own figures, not a credit offer.';

/** How the figures are rounded, below each example. */
export const ROUNDING =
  'Payments are rounded up to the penny; the last monthly one takes what that left, so that the total is exact. The rate compounds yearly, as the FCA’s formula has it, and no fee is in it.';

export type ExampleRow = { label: string; figure: string };

function paymentRows({ payments, monthly, last, final, kind, months }: Quote): ExampleRow[] {
  const isEven = monthly === last;
  const count = isEven ? payments : payments - 1;
  return [
    { label: 'Monthly payments', figure: `${count} of ${formatPence(monthly)}` },
    ...(isEven ? [] : [{ label: 'Last monthly payment', figure: `1 of ${formatPence(last)}` }]),
    ...(kind === 'pcp'
      ? [{ label: `Optional final payment, in month ${months}`, figure: formatPence(final) }]
      : []),
  ];
}

/** The rows of a representative example: what CONC 3.5.5 lists. */
export function exampleRows(quote: Quote): ExampleRow[] {
  const { cashPrice, deposit, partExchange, credit, months, apr, charge, payable } = quote;
  return [
    { label: 'Cash price', figure: formatPence(cashPrice) },
    { label: 'Deposit', figure: formatPence(deposit) },
    ...(partExchange > 0 ? [{ label: 'Part exchange', figure: formatPence(partExchange) }] : []),
    { label: 'Total amount of credit', figure: formatPence(credit) },
    { label: 'Duration', figure: `${months} months` },
    { label: 'Rate of interest', figure: `${apr}% a year, fixed: your own figure` },
    { label: 'Representative', figure: `${apr}% APR: your own figure, not a credit offer` },
    ...paymentRows(quote),
    { label: 'Other charges', figure: 'None counted' },
    { label: 'Total charge for credit', figure: formatPence(charge) },
    { label: 'Total amount payable', figure: formatPence(payable) },
  ];
}

/** '£404.19 each month, not a credit offer'. */
export const describeMonthly = ({ monthly }: Pick<Quote, 'monthly'>) =>
  `${formatPence(monthly)} each month, not a credit offer`;

/** '£250 a month buys a car of up to £12,345.' */
export const describeBudget = (monthly: number, price: number) =>
  `${formatPrice(monthly)} a month is enough for a car of up to ${formatPrice(price)}, not a credit offer.`;

/** A suggestion of the final payment, and the valuation that it rests on. */
export type SuggestedFinal = {
  pounds: number;
  years: number;
  mileage: number;
  range: readonly [number, number];
};

export const describeFinal = ({ pounds, years, mileage, range }: SuggestedFinal) =>
  `${formatPrice(pounds)} is the lower end of what such a car ${plural(years, 'year')} older with ${formatNumber(mileage)} miles asks today: eight in ten ask ${range.map(formatPrice).join(' to ')}. Asking prices, and no lender’s guarantee: the quotation’s own figure counts, so type it over this one.`;

/** The error of a quote that leaves nothing to pay each month. */
export const nothingMonthly = ({ kind }: Pick<FinanceInputs, 'kind'>) =>
  kind === 'pcp'
    ? 'With so high a final payment less than £1 a month would be left to pay'
    : 'Less than £1 a month would be left to pay';
