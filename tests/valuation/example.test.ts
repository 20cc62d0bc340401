import { expect, test } from 'vitest';
import { valuationExample } from '@/lib/valuation/example';

test('the example holds the value of its own year and mileage, and is computed once a day', () => {
  const { result, grid } = valuationExample('2026-11-22');
  const { year, mileage } = result.inputs;
  const row = grid.values[grid.years.indexOf(year)];
  expect(row?.[grid.mileages.indexOf(mileage)]).toBe(result.value);
  expect(valuationExample('2026-11-22').grid).toBe(grid);
  expect(valuationExample('2026-11-23').result.valuedOn).toBe('2026-11-23');
});
