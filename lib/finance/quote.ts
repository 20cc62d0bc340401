import { type CreditTerms, exactPayment, paymentsOf, priceOf } from '../core/credit/arithmetic';
import type { FinanceInputs } from './inputs';

/** The figures of an agreement, in pence unless the name says otherwise. */
export type Quote = {
  kind: FinanceInputs['kind'];
  cashPrice: number;
  deposit: number;
  partExchange: number;
  credit: number;
  months: number;
  apr: number;
  /** The number of monthly payments; a PCP has the final payment in its last month. */
  payments: number;
  monthly: number;
  /** The last monthly payment, which takes what rounding left. */
  last: number;
  final: number;
  charge: number;
  /** Deposit, part exchange and all payments. */
  payable: number;
};

const MIN_MONTHLY_PENCE = 100;

const termsOf = ({ kind, months, apr, final }: FinanceInputs): CreditTerms =>
  kind === 'pcp'
    ? { apr, payments: months - 1, finalPence: (final ?? 0) * 100 }
    : { apr, payments: months, finalPence: 0 };

/**
 * The agreement for a price in pounds; null where less than £1 a month would be left to pay, as with a
 * final payment of nearly the price.
 */
export function quoteFor(price: number, inputs: FinanceInputs): Quote | null {
  const { kind, months, apr } = inputs;
  const terms = termsOf(inputs);
  const [cashPrice, deposit, partExchange] = [price, inputs.deposit, inputs.partExchange].map(
    (pounds) => pounds * 100,
  ) as [number, number, number];
  const credit = cashPrice - deposit - partExchange;
  if (exactPayment(credit, terms) < MIN_MONTHLY_PENCE) return null;
  const { monthly, last, total } = paymentsOf(credit, terms);
  const repaid = total + terms.finalPence;
  return {
    kind,
    cashPrice,
    deposit,
    partExchange,
    credit,
    months,
    apr,
    payments: terms.payments,
    monthly,
    last,
    final: terms.finalPence,
    charge: repaid - credit,
    payable: deposit + partExchange + repaid,
  };
}

/** The highest price in whole pounds whose monthly payment is at most `monthly` pounds. */
export const priceFor = (monthly: number, inputs: FinanceInputs) =>
  priceOf(monthly, inputs.deposit + inputs.partExchange, termsOf(inputs));
