import { expect, test } from 'vitest';
import type { KnownCar } from '@/lib/stock/known-stock';
import type { ListedCar } from '@/lib/stock/plan';
import { askAboutPrices, questionsOf } from '@/lib/stock/price-questions';
import type { PlannedCar } from '@/lib/stock/types';
import { bareValue } from '@/lib/valuation/value-car';
import { csvOf, MAKES, readFile, rowOf } from './cars';

const VALUE = bareValue({
  make: 'Ford',
  model: 'Fiesta',
  year: 2019,
  mileage: 31_000,
  condition: 'good',
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  engineSize: 1.1,
});
const PLAN: PlannedCar = {
  row: 2,
  stockId: 'A',
  title: '2019 Ford Fiesta',
  kind: 'list',
  changes: [],
  facts: [],
  question: null,
};

const LISTED: ListedCar = { row: 2, stock_id: 'A', listing: null, facts: {} };

/** Returns whether a price is asked about. */
async function isAsked(
  price: number,
  plan: Partial<PlannedCar> = {},
  facts: ListedCar['facts'] = {},
) {
  const read = await readFile(csvOf(rowOf({ price: String(price) })));
  const planned = await askAboutPrices(
    { planned: [{ ...PLAN, ...plan }], cars: [{ ...LISTED, facts }] },
    read,
    [],
    MAKES,
  );
  return questionsOf(planned, 'price').length === 1;
}

test('a price far from the valuation is asked about where it is new', async () => {
  const read = await readFile(csvOf(rowOf({ price: '999500' })));
  const planned = await askAboutPrices({ planned: [PLAN], cars: [LISTED] }, read, [], MAKES);
  expect(questionsOf(planned, 'price')).toEqual([
    {
      row: 2,
      column: 'price',
      message: expect.stringMatching(/^£999,500 is \d+ times our valuation/),
    },
  ]);
  expect(await isAsked(VALUE)).toBe(false);
  expect(await isAsked(VALUE * 3)).toBe(false);
  expect(await isAsked(VALUE * 3 + 1)).toBe(true);
  expect(await isAsked(VALUE * 3 + 1, {}, { write_off: 'n' })).toBe(false);
  expect(await isAsked(Math.ceil(VALUE / 3))).toBe(false);
  expect(await isAsked(Math.ceil(VALUE / 3) - 1)).toBe(true);
  const price = { label: 'Price', from: null, to: '£999,500' };
  expect(await isAsked(999_500, { kind: 'change', changes: [price] })).toBe(true);
  expect(await isAsked(999_500, { kind: 'change', changes: [] })).toBe(false);
});

test('a listing whose row leaves out its mileage is valued with it', async () => {
  const listing = '5dfba441-0000-4000-8000-0000000000ff';
  const { rows } = await readFile(csvOf(rowOf()));
  // Safe cast: the example gives every fact that is valued.
  const facts = rows[0]?.car as KnownCar['facts'];
  const car = { id: listing, stock_id: null, is_taken_down: false, make: 'Ford', model: 'Fiesta' };
  const read = await readFile(csvOf(rowOf({ listing, mileage: '', price: '999500' })));
  expect(read.rows[0]?.car.mileage).toBeUndefined();
  const price = { label: 'Price', from: null, to: '£999,500' };
  const planned = await askAboutPrices(
    {
      planned: [{ ...PLAN, kind: 'change', changes: [price] }],
      cars: [{ ...LISTED, listing, facts: { price: 999_500 } }],
    },
    read,
    [{ ...car, status: 'active', facts }],
    MAKES,
  );
  expect(planned[0]?.question).toMatch(
    new RegExp(`^£999,500 is ${Math.floor(999_500 / VALUE)} times our valuation`),
  );
});
