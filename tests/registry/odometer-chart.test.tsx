import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OdometerChart } from '@/components/registry/odometer-chart';
import { checkOdometer } from '@/lib/registry/odometer';

const tested = (date: string, miles: number) => ({
  date,
  miles,
  expiryDate: null,
  passed: true,
  defects: [],
});

/** Returns the texts at both axes of the chart, from left to right and from top to bottom. */
function axesOf(first: string, listed: string) {
  const check = checkOdometer([tested(first, 8000)], { mileage: 9000, listed });
  const html = renderToStaticMarkup(<OdometerChart {...check} />);
  return [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text);
}

test('the ends of the axis are years, or months where both are in one year', () => {
  const key = '● at a test ○ in this listing';
  expect(axesOf('2024-03-16', '2026-10-02')).toEqual([
    '9,000 miles',
    '0 miles',
    '2024',
    key,
    '2026',
  ]);
  expect(axesOf('2026-03-16', '2026-10-02')).toEqual([
    '9,000 miles',
    '0 miles',
    'March 2026',
    key,
    'October 2026',
  ]);
  // Here the test and the advert are in one month.
  expect(axesOf('2026-03-16', '2026-03-28')).toEqual(['9,000 miles', '0 miles', 'March 2026', key]);
});
