import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeFinal, exampleRows, formatPence } from '@/lib/finance/describe';
import { type FinanceValues, readInputs, readValues, valuesQuery } from '@/lib/finance/inputs';
import { priceFor, quoteFor } from '@/lib/finance/quote';

const EMPTY = readValues(new URLSearchParams());
const values = (some: Partial<FinanceValues>) => ({ ...EMPTY, ...some });
const HP = { price: '12000', deposit: '2000', months: '48', apr: '9.9' };
const read = (some: Partial<FinanceValues>) => readInputs(values(some));

function inputsOf(some: Partial<FinanceValues>) {
  const { inputs, errors } = read(some);
  if (!inputs) throw new Error(JSON.stringify(errors));
  return inputs;
}

describe('the figures of an agreement', () => {
  test('of hire purchase add up, and the last payment takes what rounding left', () => {
    const quote = quoteFor(12_000, inputsOf(HP));
    expect(quote).toMatchObject({
      credit: 1_000_000,
      payments: 48,
      monthly: 25_113,
      charge: (quote?.payable ?? 0) - 1_200_000,
    });
    expect(exampleRows(quote as NonNullable<typeof quote>)).toEqual([
      { label: 'Cash price', figure: '£12,000.00' },
      { label: 'Deposit', figure: '£2,000.00' },
      { label: 'Total amount of credit', figure: '£10,000.00' },
      { label: 'Duration', figure: '48 months' },
      { label: 'Rate of interest', figure: '9.9% a year, fixed: your own figure' },
      { label: 'Representative', figure: '9.9% APR: your own figure, not a credit offer' },
      { label: 'Monthly payments', figure: '47 of £251.13' },
      { label: 'Last monthly payment', figure: `1 of ${formatPence(quote?.last ?? 0)}` },
      { label: 'Other charges', figure: 'None counted' },
      { label: 'Total charge for credit', figure: formatPence(quote?.charge ?? 0) },
      { label: 'Total amount payable', figure: formatPence(quote?.payable ?? 0) },
    ]);
  });

  test('of a PCP have one payment fewer and the final one', () => {
    const quote = quoteFor(
      12_000,
      inputsOf({ ...HP, kind: 'pcp', final: '4000', partExchange: '500' }),
    );
    expect(quote).toMatchObject({ payments: 47, final: 400_000, credit: 950_000 });
    const { monthly = 0, last = 0, payable, deposit = 0, partExchange = 0 } = quote ?? {};
    expect(46 * monthly + last + 400_000 + deposit + partExchange).toBe(payable);
    const rows = exampleRows(quote as NonNullable<typeof quote>);
    expect(rows).toContainEqual({
      label: 'Optional final payment, in month 48',
      figure: '£4,000.00',
    });
    expect(rows).toContainEqual({ label: 'Part exchange', figure: '£500.00' });
  });

  test('without interest cost nothing', () => {
    expect(quoteFor(12_000, inputsOf({ ...HP, apr: '0' }))).toMatchObject({
      charge: 0,
      payable: 1_200_000,
    });
  });

  test('are null where the final payment leaves nothing to pay', () => {
    expect(quoteFor(12_000, inputsOf({ ...HP, apr: '0', kind: 'pcp', final: '10000' }))).toBeNull();
  });
});

test('the price of a monthly sum is the dearest that it reaches', () => {
  const sums = fc.record({
    monthly: fc.integer({ min: 10, max: 5000 }),
    deposit: fc.integer({ min: 0, max: 20_000 }),
    months: fc.integer({ min: 6, max: 84 }),
    apr: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
    isPcp: fc.boolean(),
  });
  fc.assert(
    fc.property(sums, ({ monthly, deposit, months, apr, isPcp }) => {
      const inputs = inputsOf({
        kind: isPcp ? 'pcp' : 'hp',
        monthly: String(monthly),
        deposit: String(deposit),
        months: String(months),
        apr: String(apr),
        final: isPcp ? '3000' : '',
      });
      const price = priceFor(monthly, inputs);
      const at = quoteFor(price, inputs);
      expect(at?.monthly).toBeLessThanOrEqual(monthly * 100);
      expect(quoteFor(price + 1, inputs)?.monthly).toBeGreaterThan(monthly * 100);
      // A higher deposit lowers the payment of the same price.
      const more = quoteFor(price, { ...inputs, deposit: deposit + 1 });
      if (at && more) expect(more.monthly).toBeLessThanOrEqual(at.monthly);
    }),
  );
});

describe('input', () => {
  test.each<[Partial<FinanceValues>, Record<string, string>]>([
    [{ ...HP, price: '-5' }, { price: 'Must be £1 or more' }],
    [{ ...HP, price: 'NaN' }, { price: 'Must be a whole number' }],
    [{ ...HP, price: '9'.repeat(20) }, { price: 'Must be £10,000,000 or less' }],
    [{ ...HP, price: '99999999' }, { price: 'Must be £10,000,000 or less' }],
    [{ ...HP, price: '9.995,00' }, { price: 'Must be a whole number' }],
    [{ ...HP, deposit: '12,001' }, { deposit: 'Must not be above the price of £12,000' }],
    [
      { ...HP, deposit: '12000' },
      { deposit: 'With this nothing is left to borrow: there are no payments to work out' },
    ],
    [
      { ...HP, partExchange: '10000' },
      { partExchange: 'With this nothing is left to borrow: there are no payments to work out' },
    ],
    [{ ...HP, months: '0' }, { months: 'Must be 6 months or more' }],
    [{ ...HP, months: '1,000' }, { months: 'Must be 84 months or less' }],
    [{ ...HP, apr: '10,000' }, { apr: 'Must be 100 or less' }],
    [{ ...HP, apr: '' }, { apr: 'Type the APR of your quotation: we suggest none' }],
    [{ ...HP, months: '' }, { months: 'Type the number of months' }],
    [{ ...HP, price: '' }, { price: 'Type the price of the car, or what you can pay each month' }],
    [{ ...HP, kind: 'pcp', final: '12000' }, { final: 'Must be below the price of £12,000' }],
    [{ ...HP, kind: 'pcp', final: '1', miles: '-1' }, { miles: 'Must be 0 miles or more' }],
  ])('%j is refused with a sentence', (typed, errors) => {
    expect(read(typed)).toEqual({ inputs: null, errors });
  });

  test('is read as people write it', () => {
    expect(inputsOf({ ...HP, price: '£1,000', deposit: '', apr: '9,9 %' })).toMatchObject({
      price: 1000,
      deposit: 0,
      apr: 9.9,
    });
  });

  test('of any address never throws, and its own address is read as itself', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(EMPTY)), fc.string()), (query) => {
        const typed = readValues(new URLSearchParams(query));
        expect(() => readInputs(typed)).not.toThrow();
        expect(readValues(new URLSearchParams(valuesQuery(typed)))).toEqual(typed);
      }),
    );
    expect(readValues(new URLSearchParams('price=1&price=2&x=3'))).toEqual(EMPTY);
  });
});

test('a suggested final payment says what it rests on', () => {
  const text = describeFinal({ pounds: 4210, years: 4, mileage: 70_000, range: [4210, 6900] });
  expect(text).toContain('4 years older with 70,000 miles');
  expect(text).toContain('£4,210 to £6,900');
  expect(text).toContain('no lender’s guarantee');
});
