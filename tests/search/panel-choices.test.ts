import { expect, test } from 'vitest';
import { countBetween } from '@/lib/search/facet-counts';
import { NO_FILTERS } from '@/lib/search/filters';
import { facetValues, histogramPath, panelChoices } from '@/lib/search/panel-choices';

test('choices are those offered, then the most frequent others and the chosen ones by name', () => {
  const counts = { van: 2, suv: 9, pickup: 5, kart: 1 };
  const offered = ['suv', 'estate'];
  expect(facetValues(offered, counts, [])).toEqual(['suv', 'estate', 'kart', 'pickup', 'van']);
  expect(facetValues(offered, counts, ['tank', 'estate'])).toEqual([
    'suv',
    'estate',
    'kart',
    'pickup',
    'tank',
    'van',
  ]);
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [String(n + 10), n]));
  const frequent = facetValues([], many, ['10']);
  expect(frequent).toEqual(['10', ...Object.keys(many).slice(6)]);
});

test('a choice says its count, none where it is counted, and nothing where it is not', () => {
  const filters = { ...NO_FILTERS, make: 'toString', trim: 'Titanium', features: 'Spare wheel' };
  const facets = { make: { Ford: 2 }, features: { 'Tow bar': 0 }, colour: { red: 1 } };
  const { lists } = panelChoices(filters, facets, []);
  expect(lists.make).toEqual([
    ['Ford', 2],
    ['toString', 0],
  ]);
  expect(lists.features).toEqual([['Tow bar', 0], ['Spare wheel']]);
  expect(lists.trim).toEqual([['Titanium']]);
  expect(lists.colour).toContainEqual(['blue', 0]);
  expect(panelChoices({ ...filters, model: 'Focus' }, facets, []).lists.trim).toEqual([
    ['Titanium', 0],
  ]);
  expect(panelChoices(filters, null, []).lists.colour).toContainEqual(['blue']);
});

test('cars far below their valuation are no choice of verdict', () => {
  const { lists } = panelChoices(NO_FILTERS, { verdict: { far_below: 73, under: 97 } }, []);
  expect(lists.verdict).toEqual([
    ['under', 97],
    ['at', 0],
    ['over', 0],
    ['below', 0],
    ['within', 0],
    ['above', 0],
    ['none', 0],
  ]);
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
