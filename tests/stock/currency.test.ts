import { expect, test } from 'vitest';
import { columnOf, suggestMapping } from '@/lib/stock/mapping';
import { csvOf, readFile, rowOf } from './cars';

/** Reads a row of the examples with one more column. */
const readWith = (heading: string, cell: string) => {
  const [headings = '', row = ''] = csvOf(rowOf()).split('\r\n');
  return readFile(`${headings},"${heading}"\r\n${row},"${cell}"`);
};

test.each([
  'Price €',
  '€ Price',
  'Price ($)',
  'Price US$',
  'PRICE_€',
  'Price ＄',
  'price.amount €',
  'Price (EUR)',
  'price_usd',
  'Price AED',
  'pricePLN',
  'Price in euros',
  'Price pence',
])('%s is not suggested as the price, and no price where it is chosen', async (heading) => {
  expect(columnOf(heading)).toBeUndefined();
  expect(suggestMapping([heading], {})).toEqual({});
  const file = csvOf(rowOf()).replace('"price"', `"${heading}"`);
  const { rows, problems } = await readFile(file, { price: heading });
  expect(rows).toEqual([]);
  expect(problems).toMatchObject([
    {
      row: 2,
      column: heading,
      message: expect.stringMatching(/^Its currency ‘.+’ is not pounds$/),
    },
  ]);
});

test.each(['Price £', 'Price (GBP)', 'Price ￡', 'Sale price', 'Retail price'])(
  '%s is a price in pounds',
  (heading) => expect(columnOf(heading)).toBe('price'),
);

test.each([
  ['currency', 'EUR', 'Its currency ‘EUR’ is not pounds'],
  ['Retail Price Currency', '$', 'Its currency ‘$’ is not pounds'],
  ['price_currency_code', 'aed', 'Its currency ‘aed’ is not pounds'],
  ['price_unit', 'per month', 'Its unit ‘per month’ is not pounds for the car'],
  ['price.unit', 'EUR', 'Its unit ‘EUR’ is not pounds for the car'],
  ['Sale Price Period', 'Monthly', 'Its unit ‘Monthly’ is not pounds for the car'],
  ['PriceFrequency', 'weekly', 'Its unit ‘weekly’ is not pounds for the car'],
  ['Price UOM', 'thousands', 'Its unit ‘thousands’ is not pounds for the car'],
  ['Price Type', 'Per month (PCP)', 'Its unit ‘Per month (PCP)’ is not pounds for the car'],
  ['Price basis', 'p/m', 'Its unit ‘p/m’ is not pounds for the car'],
])('a price whose %s is %s is not taken', async (heading, cell, message) => {
  const { rows, problems } = await readWith(heading, cell);
  expect(rows).toEqual([]);
  expect(problems).toEqual([{ row: 2, column: 'price', message }]);
});

test.each([
  ['currency', 'Pounds sterling'],
  ['Price currency', ''],
  ['price_unit', 'GBP'],
  ['Price unit', 'Per vehicle'],
  ['price_period', 'Total'],
  ['Price period', 'one-off'],
  ['Price Type', 'Fixed'],
  ['Price type', 'Premium'],
  ['Price note', 'ONO, 12 months warranty, ex lease'],
  ['finance.price_unit', 'per month'],
  ['mileage.amount.unit', 'miles'],
  ['monthly_price_period', 'month'],
])('a price whose %s is %j is taken', async (heading, cell) => {
  const { rows, problems } = await readWith(heading, cell);
  expect(problems).toEqual([]);
  expect(rows[0]?.car.price).toBe(9250);
});
