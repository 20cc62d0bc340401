import { expect, test } from 'vitest';
import { countBetween } from '@/lib/search/facets';
import { facetValues, histogramPath } from '@/lib/search/panel-choices';

test('choices are those offered, then the most frequent others and the chosen ones by name', () => {
  const counts = { van: 2, suv: 9, pickup: 5, kart: 1 };
  const offered = ['suv', 'estate'];
  expect(facetValues(offered, counts, [])).toEqual([...['suv', 'estate', 'kart', 'pickup', 'van']]);
  expect(facetValues(offered, counts, ['tank', 'estate'])).toEqual([
    ...['suv', 'estate', 'kart', 'pickup', 'tank', 'van'],
  ]);
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [String(n + 10), n]));
  const frequent = facetValues([], many, ['10']);
  expect(frequent).toEqual(['10', ...Object.keys(many).slice(6)]);
});

test('counts of exact values are summed up to and from a bound', () => {
  const counts = { 2: 1, 5: 10, 7: 3 };
  expect(countBetween(counts, 5, 99)).toBe(13);
  expect(countBetween(counts, 0, 5)).toBe(11);
  expect(countBetween(counts, 8, 99)).toBe(0);
});

test('a histogram has bars as high as their share, and outer bars for values beyond', () => {
  expect(histogramPath({ 1998: 1, 2000: 1, 2002: 4, 2030: 0 }, 2000, 4)).toBe(
    'M0 1V0.47h.8V1zM2 1V0.00h.8V1z',
  );
  expect(histogramPath({}, 0, 40)).toBe('');
});
