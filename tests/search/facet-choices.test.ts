import { expect, test } from 'vitest';
import { countFrom, facetChoices, histogramPath } from '@/lib/search/facet-choices';

test('choices are those offered, then the most frequent others and the chosen ones by name', () => {
  const counts = { van: 2, suv: 9, pickup: 5, kart: 1 };
  const offered = ['suv', 'estate'];
  expect(facetChoices({ offered, counts, chosen: [] })).toEqual([
    ...['suv', 'estate', 'kart', 'pickup', 'van'],
  ]);
  expect(facetChoices({ offered, counts, chosen: ['tank', 'estate'], limit: 2 })).toEqual([
    ...['suv', 'estate', 'pickup', 'tank'],
  ]);
  expect(facetChoices({ offered: [], counts: {}, chosen: [] })).toEqual([]);
});

test('counts of exact values are summed from a bound', () => {
  const counts = { 2: 1, 5: 10, 7: 3 };
  expect(countFrom(counts, 'min', 5)).toBe(13);
  expect(countFrom(counts, 'max', 5)).toBe(11);
  expect(countFrom(counts, 'min', 8)).toBe(0);
});

test('a histogram has bars as high as their share, and outer bars for values beyond', () => {
  expect(histogramPath({ 1998: 1, 2000: 1, 2002: 4, 2030: 0 }, 2000, 4)).toBe(
    'M0 1V0.47h.8V1zM2 1V0.00h.8V1z',
  );
  expect(histogramPath({}, 0, 40)).toBe('');
});
