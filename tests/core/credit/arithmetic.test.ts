import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CreditTerms,
  creditOf,
  exactPayment,
  paymentOf,
  paymentsOf,
} from '@/lib/core/credit/arithmetic';
import { MAX_APR, MONTHS } from '@/lib/core/credit/read-terms';

// The second implementation: a cash flow by month in whole numbers of 10^-40 pence, with the
// monthly factor as the integer twelfth root of 1 + APR. It shares no formula with the first.
const ONE = 10n ** 40n;

function twelfthRoot(radicand: bigint): bigint {
  let low = 0n;
  let high = 10n ** 41n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** 12n <= radicand) low = middle;
    else high = middle;
  }
  return low;
}

const factors = new Map<number, bigint>();
function monthlyFactor(apr: number): bigint {
  const known = factors.get(apr);
  if (known) return known;
  const yearly = BigInt(Math.round(apr * 100)) + 10_000n;
  const factor = twelfthRoot((yearly * ONE ** 12n) / 10_000n);
  factors.set(apr, factor);
  return factor;
}

/** The debt one month after the last payment, before the final one, in 10^-40 pence. */
function debtLeft(credit: number, payment: number, { apr, payments }: CreditTerms): bigint {
  const factor = monthlyFactor(apr);
  let debt = BigInt(credit) * ONE;
  for (let month = 1; month <= payments; month += 1)
    debt = (debt * factor) / ONE - BigInt(payment) * ONE;
  return (debt * factor) / ONE;
}

/** Rounding of 10^-40 pence, grown over seven years. */
const SLACK = 10n ** 25n;
const repays = (credit: number, payment: number, terms: CreditTerms) =>
  debtLeft(credit, payment, terms) <= BigInt(terms.finalPence) * ONE + SLACK;

const apr = fc
  .oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: MAX_APR * 100 }),
    fc.integer({ min: 1, max: 2500 }),
  )
  .map((hundredths) => hundredths / 100);
const payments = fc.integer({ min: MONTHS.min, max: MONTHS.max });
const credit = fc.oneof(
  fc.integer({ min: 10_000, max: 5_000_000 }),
  fc.integer({ min: 10_000, max: 1_000_000_000 }),
);
const terms = fc.record({ apr, payments, share: fc.double({ min: 0, max: 0.8, noNaN: true }) });

describe('the monthly payment and the credit', () => {
  test('agree to a penny with a cash flow by month, in both directions', () => {
    fc.assert(
      fc.property(terms, credit, ({ share, ...rest }, pence) => {
        const own = { ...rest, finalPence: Math.floor((pence * share) / 100) * 100 };
        const monthly = paymentOf(pence, own);
        fc.pre(monthly >= 100);
        expect(repays(pence, monthly, own)).toBe(true);
        expect(repays(pence, monthly - 1, own)).toBe(false);
        const most = creditOf(monthly, own);
        expect(repays(most, monthly, own)).toBe(true);
        expect(repays(most + 1, monthly, own)).toBe(false);
        expect(paymentOf(most, own)).toBe(monthly);
      }),
    );
  });

  test('rise with the rate and the credit, and fall with the term', () => {
    fc.assert(
      fc.property(
        terms,
        credit,
        apr,
        fc.integer({ min: 1, max: 24 }),
        (own, pence, more, longer) => {
          const hp = { apr: own.apr, payments: own.payments, finalPence: 0 };
          const exact = exactPayment(pence, hp);
          expect(exactPayment(pence, { ...hp, apr: own.apr + more })).toBeGreaterThanOrEqual(exact);
          expect(exactPayment(pence + 1, hp)).toBeGreaterThan(exact);
          expect(exactPayment(pence, { ...hp, payments: own.payments + longer })).toBeLessThan(
            exact,
          );
          const total = paymentsOf(pence, hp).total;
          expect(
            paymentsOf(pence, { ...hp, payments: own.payments + longer }).total,
          ).toBeGreaterThanOrEqual(total);
        },
      ),
    );
  });

  test('of a final payment are smaller, and cost more in all', () => {
    const hp = { apr: 9.9, payments: 47, finalPence: 0 };
    const pcp = { ...hp, finalPence: 500_000 };
    expect(paymentOf(1_000_000, pcp)).toBeLessThan(paymentOf(1_000_000, hp));
    expect(paymentsOf(1_000_000, pcp).total + 500_000).toBeGreaterThan(
      paymentsOf(1_000_000, hp).total,
    );
  });

  test('without interest divide the credit', () => {
    const free = { apr: 0, payments: 48, finalPence: 0 };
    expect(paymentsOf(1_000_000, free)).toEqual({
      monthly: 20_834,
      last: 20_802,
      total: 1_000_000,
    });
    expect(creditOf(20_000, free)).toBe(960_000);
  });
});

test('all payments but the last are equal, the last is not above them, and they add up', () => {
  fc.assert(
    fc.property(terms, credit, ({ share, ...rest }, pence) => {
      const own = { ...rest, finalPence: Math.floor(pence * share) };
      const exact = exactPayment(pence, own);
      fc.pre(exact >= 100);
      const { monthly, last, total } = paymentsOf(pence, own);
      expect(last).toBeGreaterThan(0);
      expect(last).toBeLessThanOrEqual(monthly);
      expect(monthly * (own.payments - 1) + last).toBe(total);
      expect(Math.abs(total - exact * own.payments)).toBeLessThanOrEqual(0.5 + 1e-3);
    }),
  );
});

/** Solves the FCA's equation for the APR of a schedule: credit = Σ payment × (1 + APR)^(−month / 12). */
function aprOf(pence: number, flows: readonly (readonly [month: number, payment: number])[]) {
  let [low, high] = [0, 2];
  for (let step = 0; step < 100; step += 1) {
    const rate = (low + high) / 2;
    const value = flows.reduce((sum, [month, paid]) => sum + paid * (1 + rate) ** (-month / 12), 0);
    if (value > pence) low = rate;
    else high = rate;
  }
  return low * 100;
}

test('the FCA’s equation gives back the APR of the rounded schedule', () => {
  fc.assert(
    fc.property(
      terms,
      fc.integer({ min: 100_000, max: 10_000_000 }),
      ({ share, ...rest }, pence) => {
        const own = { ...rest, finalPence: Math.floor(pence * share) };
        fc.pre(exactPayment(pence, own) >= 1000);
        const { monthly, last } = paymentsOf(pence, own);
        const flows = Array.from({ length: own.payments }, (_, at) =>
          at + 1 < own.payments ? ([at + 1, monthly] as const) : ([at + 1, last] as const),
        );
        const all = [...flows, [own.payments + 1, own.finalPence] as const];
        // An APR is stated to one decimal.
        expect(Math.abs(aprOf(pence, all) - own.apr)).toBeLessThan(0.05);
      },
    ),
  );
});
