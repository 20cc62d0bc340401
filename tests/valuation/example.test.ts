import { expect, test } from 'vitest';
import { valuationExample } from '@/lib/valuation/example';
import { resultOf } from '@/lib/valuation/result';

test('the example holds the value of its own year and mileage, and is computed once a day', () => {
  const { result, grid } = valuationExample('2026-11-22');
  const { year, mileage } = result.inputs;
  const row = grid.values[grid.years.indexOf(year)];
  expect(row?.[grid.mileages.indexOf(mileage)]).toBe(result.value);
  expect(valuationExample('2026-11-22').grid).toBe(grid);
  expect(valuationExample('2026-11-23').result.valuedOn).toBe('2026-11-23');
});

test('the example has the value of its result’s page, with the corrections by own adverts', () => {
  const steps = new Map([['level' as const, new Map([['all', 0.1]])]]);
  const own = { fittedOn: '2026-11-22', adverts: 20, steps };
  const plain = valuationExample('2026-11-22').result;
  const { result, grid } = valuationExample('2026-11-22', own);
  expect(result.value).toBeGreaterThan(plain.value);
  expect(result.value).toBe(resultOf(result.inputs, { asOf: '2026-11-22', own }).value);
  const row = grid.values[grid.years.indexOf(result.inputs.year)];
  expect(row?.[grid.mileages.indexOf(result.inputs.mileage)]).toBe(result.value);
});
