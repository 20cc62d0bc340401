import { type Quote, quoteFor } from '@/lib/finance/quote';
import type { Filters } from '@/lib/search/filters';
import { describePayment, priceOfMonthly, readMonthly } from '@/lib/search/monthly-budget';

/** The hire purchase of the highest price of a list by monthly payment; null without that filter, or without credit. */
export function monthlyExample({ monthlyMax, priceMax }: Filters): Quote | null {
  const budget = readMonthly(monthlyMax);
  if (!budget) return null;
  const { deposit, months, apr } = budget;
  const price = Math.min(priceOfMonthly(budget), priceMax ?? Infinity);
  return quoteFor(price, {
    kind: 'hp',
    price,
    deposit,
    partExchange: 0,
    months,
    apr,
    monthly: null,
    miles: null,
    final: null,
  });
}

/** The payment on a car's card in such a list; null where the deposit covers the car, or without an example above. */
export function monthlyFact({ price }: { price: number }, filters: Filters): string | null {
  const budget = monthlyExample(filters) && readMonthly(filters.monthlyMax);
  return budget && describePayment(price, budget);
}
