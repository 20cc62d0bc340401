import { expect, test } from 'vitest';
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

/** Returns whether a price is asked about. */
async function isAsked(price: number, plan: Partial<PlannedCar> = {}) {
  const read = await readFile(csvOf(rowOf({ price: String(price) })));
  const planned = await askAboutPrices([{ ...PLAN, ...plan }], read, MAKES);
  return questionsOf(planned, 'price').length === 1;
}

test('a price far from the valuation is asked about where it is new', async () => {
  const read = await readFile(csvOf(rowOf({ price: '999500' })));
  const planned = await askAboutPrices([PLAN], read, MAKES);
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
  expect(await isAsked(Math.ceil(VALUE / 3))).toBe(false);
  expect(await isAsked(Math.ceil(VALUE / 3) - 1)).toBe(true);
  const price = { label: 'Price', from: null, to: '£999,500' };
  expect(await isAsked(999_500, { kind: 'change', changes: [price] })).toBe(true);
  expect(await isAsked(999_500, { kind: 'change', changes: [] })).toBe(false);
});
