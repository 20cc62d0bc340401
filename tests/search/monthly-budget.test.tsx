import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MonthlyField } from '@/components/search/monthly-field';
import { paymentOf } from '@/lib/core/credit/arithmetic';
import { hasEmptyFields, hasLooseText } from '@/lib/search/canonical-query';
import { filterChips } from '@/lib/search/chips';
import { type Filters, NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import {
  describePayment,
  type MonthlyBudget,
  monthlyFor,
  priceOfMonthly,
  readMonthly,
  serialiseMonthly,
} from '@/lib/search/monthly-budget';
import { parseFilters } from '@/lib/search/parse-filters';
import { parseAddress, refusals, refusedQuery } from '@/lib/search/refused-values';
import { dropFacets, readRelaxations } from '@/lib/search/relaxations';
import { sqlFilters } from '@/lib/search/sql-filters';
import { rendered } from '../tools/rendered';

const VALUE = '250-2000-48-9.9';
const filters = (query: string) => parseFilters(new URLSearchParams(query)).filters;
const sql = (query: string) => sqlFilters(filters(query), { place: null, terms: [] });
const budget = fc.record({
  sum: fc.integer({ min: 10, max: 5000 }),
  deposit: fc.integer({ min: 0, max: 20_000 }),
  months: fc.integer({ min: 6, max: 84 }),
  apr: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
});
const pays = (price: number, { deposit, months, apr }: MonthlyBudget) =>
  paymentOf((price - deposit) * 100, { apr, payments: months, finalPence: 0 });

describe('the price of a monthly sum', () => {
  test('is the highest that it pays', () => {
    fc.assert(
      fc.property(budget, (own) => {
        const price = priceOfMonthly(own);
        expect(pays(price, own)).toBeLessThanOrEqual(own.sum * 100);
        expect(pays(price + 1, own)).toBeGreaterThan(own.sum * 100);
        expect(readMonthly(serialiseMonthly(own))).toEqual(own);
      }),
    );
  });

  test('rises with the sum, the deposit and the term, and falls with the rate', () => {
    fc.assert(
      fc.property(budget, (own) => {
        const price = priceOfMonthly(own);
        const at = (change: Partial<MonthlyBudget>) => priceOfMonthly({ ...own, ...change });
        expect(at({ sum: own.sum + 1 })).toBeGreaterThan(price);
        expect(at({ deposit: own.deposit + 100 })).toBe(price + 100);
        expect(at({ months: own.months + 1 })).toBeGreaterThanOrEqual(price);
        expect(at({ apr: own.apr + 1 })).toBeLessThanOrEqual(price);
      }),
    );
  });

  test('is the dearest whose car says a payment within the sum', () => {
    fc.assert(
      fc.property(budget, fc.integer({ min: 1, max: 200_000 }), (own, price) => {
        const text = describePayment(price, own);
        expect(text === null).toBe(price <= own.deposit);
        if (text === null) return;
        const [, pounds = ''] = /^£([\d,]+) a month by your figures, not/.exec(text) ?? [];
        const said = Number(pounds.replaceAll(',', ''));
        expect(said * 100 - pays(price, own)).toBeGreaterThanOrEqual(0);
        expect(said * 100 - pays(price, own)).toBeLessThan(100);
        expect(said <= own.sum).toBe(price <= priceOfMonthly(own));
      }),
    );
  });

  test('is reached by the smallest sum in whole pounds', () => {
    fc.assert(
      fc.property(budget, fc.integer({ min: 20_001, max: 200_000 }), (own, price) => {
        const enough = monthlyFor(price, own);
        expect(priceOfMonthly(enough)).toBeGreaterThanOrEqual(price);
        if (enough.sum > 10)
          expect(priceOfMonthly({ ...enough, sum: enough.sum - 1 })).toBeLessThan(price);
      }),
    );
  });
});

describe('the filter', () => {
  test('is one value at the end of the address', () => {
    expect(serialiseFilters(filters(`monthlyMax=${VALUE}&page=2&make=BMW`))).toBe(
      `make=BMW&page=2&monthlyMax=${VALUE}`,
    );
  });

  test('caps the price together with the highest price', () => {
    const cap = priceOfMonthly({ sum: 250, deposit: 2000, months: 48, apr: 9.9 });
    expect(sql(`monthlyMax=${VALUE}`).price_max).toBe(cap);
    expect(sql(`monthlyMax=${VALUE}&priceMax=5000`).price_max).toBe(5000);
    expect(sql(`monthlyMax=${VALUE}&priceMax=50000`).price_max).toBe(cap);
    expect(sql('priceMax=5000').price_max).toBe(5000);
  });

  test('has four fields in a plain form, which become one value', () => {
    const query = new URLSearchParams(
      'monthlyMax=£250&monthlyMax=2,000&monthlyMax=48&monthlyMax=9,90',
    );
    const read = filters(query.toString());
    expect(read.monthlyMax).toBe(VALUE);
    expect(hasLooseText(query, read)).toBe(true);
    expect(hasLooseText(new URLSearchParams({ monthlyMax: VALUE }), read)).toBe(false);
    const { html } = rendered(<MonthlyField />);
    expect(html.match(/name="monthlyMax"/g)).toHaveLength(4);
  });

  test('is off with four empty fields, and has no deposit with an empty one', () => {
    const empty = new URLSearchParams('monthlyMax=&monthlyMax=&monthlyMax=&monthlyMax=');
    expect(parseFilters(empty)).toEqual({ filters: NO_FILTERS, errors: [] });
    expect(hasEmptyFields(empty)).toBe(true);
    expect(filters('monthlyMax=250&monthlyMax=&monthlyMax=48&monthlyMax=9').monthlyMax).toBe(
      '250-0-48-9',
    );
  });

  test.each([
    ['250', 'needs a monthly sum, a deposit, months and an APR, such as 250-2000-48-9.9'],
    ['-5-0-48-9.9', 'needs a monthly sum, a deposit, months and an APR, such as 250-2000-48-9.9'],
    ['250-0-48-', 'needs the monthly sum, the months and the APR of your quotation'],
    ['0-0-48-9.9', 'the sum must be £10 or more'],
    ['NaN-0-48-9.9', 'the sum must be a whole number'],
    ['9.995,00-0-48-9.9', 'the sum must be a whole number'],
    ['250-0-0-9.9', 'the months must be 6 or more'],
    ['250-0-1000-9.9', 'the months must be 84 or less'],
    ['250-0-48-10000', 'the APR must be 100 or less'],
    ['250-99999999999-48-9', 'the deposit must be £10,000,000 or less'],
  ])('%s is ignored and told', (value, message) => {
    const query = new URLSearchParams({ monthlyMax: value });
    const { filters: read, errors } = parseAddress(query);
    expect(serialiseFilters(read)).toBe('');
    expect(refusals(errors)).toEqual([`Monthly payment: ${message}`]);
    expect(refusedQuery(query, read, errors)).toBe(new URLSearchParams(query).toString());
  });

  test('has a chip that says its terms and that it is no offer', () => {
    expect(filterChips(filters(`monthlyMax=${VALUE}`)).map(({ label }) => label)).toEqual([
      'Up to £250 a month at £2,000 deposit, 48 months, 9.9% APR, not a credit offer',
    ]);
  });
});

describe('with few results', () => {
  const relaxed = (query: string, change: { price_max: number } | null): Filters | undefined =>
    readRelaxations(filters(query), [], [{ facet: 'price', change, vehicles: 9 }])[0]?.filters;

  test('the monthly sum is raised to a price that finds more', () => {
    const raised = relaxed(`monthlyMax=${VALUE}`, { price_max: 14_000 });
    expect(raised?.monthlyMax).toMatch(/^\d+-2000-48-9.9$/);
    expect(
      raised && sqlFilters(raised, { place: null, terms: [] }).price_max,
    ).toBeGreaterThanOrEqual(14_000);
    const both = relaxed(`monthlyMax=${VALUE}&priceMax=9000`, { price_max: 14_000 });
    expect(both?.priceMax).toBe(14_000);
    const price = relaxed(`monthlyMax=${VALUE}&priceMax=9000`, { price_max: 10_000 });
    expect([price?.priceMax, price?.monthlyMax]).toEqual([10_000, VALUE]);
  });

  test('the price and the monthly sum are dropped together', () => {
    expect(relaxed(`monthlyMax=${VALUE}&priceMax=9000`, null)).toEqual(NO_FILTERS);
    expect(dropFacets(filters(`monthlyMax=${VALUE}`), ['price']).label).toBe('any monthly payment');
  });
});
