import { expect, test } from 'vitest';
import { filterChips } from '@/lib/search/chips';
import { serialiseFilters } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';

const SELLER = '7d3f5a8e-0000-4000-8000-000000000002';
const chips = (query: string) =>
  filterChips(parseFilters(new URLSearchParams(query)).filters).map(({ label, without }) => [
    label,
    serialiseFilters(without),
  ]);

test('each chip names its filter and removes only that filter', () => {
  expect(chips('search=golf&fuel=plug_in_hybrid&page=4&sort=price_asc')).toEqual([
    ['“golf”', 'fuel=plug_in_hybrid&sort=price_asc'],
    ['Plug in hybrid', 'search=golf&sort=price_asc'],
  ]);
});

test('an excluded value has a chip, which leaves the others', () => {
  expect(chips('make=!BMW&fuel=!diesel,!plug_in_hybrid&bodyType=!suv')).toEqual([
    ['Not BMW', 'fuel=!diesel,!plug_in_hybrid&bodyType=!suv'],
    ['Not diesel', 'make=!BMW&fuel=!plug_in_hybrid&bodyType=!suv'],
    ['Not plug in hybrid', 'make=!BMW&fuel=!diesel&bodyType=!suv'],
    ['Not SUV', 'make=!BMW&fuel=!diesel,!plug_in_hybrid'],
  ]);
});

test('removing a make removes its model', () => {
  expect(chips('make=BMW&model=X3')).toEqual([
    ['BMW', ''],
    ['X3', 'make=BMW'],
  ]);
});

test('each verdict has a chip, which leaves the others', () => {
  expect(chips('verdict=none,under&sort=verdict')).toEqual([
    ['No verdict', 'verdict=under&sort=verdict'],
    ['Under the usual price', 'verdict=none&sort=verdict'],
  ]);
});

test('removing a location removes its radius and the distance sort', () => {
  expect(chips('location=LS1&radius=20&sort=distance')).toEqual([['Within 20 miles of LS1', '']]);
  expect(chips('search=golf+leeds&radius=20&sort=distance')).toEqual([['“golf leeds”', '']]);
});

test.each([
  ['priceMin=10000&priceMax=35000', '£10,000 to £35,000'],
  ['priceMin=10000', 'From £10,000'],
  ['priceMax=35000', 'Up to £35,000'],
  ['yearMin=2018', '2018 or newer'],
  ['yearMax=2018', '2018 or older'],
  ['yearMin=2018&yearMax=2018', '2018'],
  ['mileageMax=60000', 'Up to 60,000 miles'],
  ['taxMax=200', 'Usual road tax up to £200'],
  ['taxMax=0', 'Usual road tax up to £0'],
])('%s has the label %s', (query, label) => {
  expect(chips(query)).toEqual([[label, '']]);
});

test('a seller’s chip has the name, and removes only the seller', () => {
  const { filters } = parseFilters(new URLSearchParams(`fuel=diesel&seller=${SELLER}&page=2`));
  const [, chip] = filterChips(filters, true, [], 'Avon Cars');
  expect(chip && [chip.label, serialiseFilters(chip.without)]).toEqual([
    'Sold by Avon Cars',
    'fuel=diesel',
  ]);
});

test('sort and page alone give no chips', () => {
  expect(chips('sort=price_asc&page=2')).toEqual([]);
});
