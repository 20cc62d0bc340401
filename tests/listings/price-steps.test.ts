import { expect, test } from 'vitest';
import { priceSteps } from '@/lib/listings/price-steps';

const point = (day: number, price: number) => ({ price, changedAt: `2026-11-${day}T12:00:00Z` });
const until = Date.parse('2026-11-20T12:00:00Z');

test('each price is a horizontal line until the next one, the highest at the top', () => {
  expect(priceSteps([point(15, 8000), point(12, 9000), point(10, 8500)], until)).toBe(
    'M0,50H20V0H50V100H100',
  );
});

test('changes at one time are steps on one line', () => {
  expect(priceSteps([point(20, 8000), point(20, 9000)], until)).toBe('M0,0H0V100H0');
});
