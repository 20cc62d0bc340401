/** A fixed-rate credit with equal monthly payments: its figures in pence, its APR in per cent. */
export type CreditTerms = {
  apr: number;
  /** The number of monthly payments, the first after one month. */
  payments: number;
  /** Paid one month after the last of them; 0 for none. */
  finalPence: number;
};

/** Sums within this distance of a penny are that penny: it absorbs the rounding of floating point. */
const TOLERANCE = 1e-6;

/** The present value of a penny that is due after `months`: (1 + APR)^(−months / 12). */
const discount = (apr: number, months: number) => Math.exp(-(months / 12) * Math.log1p(apr / 100));

/** (1 + APR)^(1/12) − 1: the APR compounds yearly (FCA, CONC App 1.2). */
const monthlyRate = (apr: number) => Math.expm1(Math.log1p(apr / 100) / 12);

/** The present value of a penny a month. */
const annuity = (apr: number, payments: number) =>
  apr === 0 ? payments : (1 - discount(apr, payments)) / monthlyRate(apr);

/** The exact monthly payment of a credit in pence; below 0 if the final payment alone repays more. */
export const exactPayment = (creditPence: number, { apr, payments, finalPence }: CreditTerms) =>
  (creditPence - finalPence * discount(apr, payments + 1)) / annuity(apr, payments);

/** The monthly payment in pence, rounded up: the last one is then the smallest. */
export const paymentOf = (creditPence: number, terms: CreditTerms) =>
  Math.ceil(exactPayment(creditPence, terms) - TOLERANCE);

/** The largest credit in whole pence whose monthly payment is at most `paymentPence`. */
export const creditOf = (paymentPence: number, { apr, payments, finalPence }: CreditTerms) =>
  Math.floor(
    paymentPence * annuity(apr, payments) + finalPence * discount(apr, payments + 1) + TOLERANCE,
  );

/** The highest price in whole pounds, `paid` of them at once, whose monthly payment is at most `monthly` pounds. */
export const priceOf = (monthly: number, paid: number, terms: CreditTerms) =>
  paid + Math.floor(creditOf(monthly * 100, terms) / 100);

/** All monthly payments of a credit in pence. The last one takes what rounding left of their exact sum. */
export function paymentsOf(creditPence: number, terms: CreditTerms) {
  const monthly = paymentOf(creditPence, terms);
  const total = Math.round(exactPayment(creditPence, terms) * terms.payments);
  return { monthly, last: total - monthly * (terms.payments - 1), total };
}
