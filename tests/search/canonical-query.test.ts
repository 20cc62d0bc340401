import { expect, test } from 'vitest';
import { hasEmptyFields, hasLooseLists, hasLooseText } from '@/lib/search/canonical-query';
import { parseFilters } from '@/lib/search/parse-filters';

const parse = (query: string) => parseFilters(new URLSearchParams(query));

test('hasEmptyFields detects empty filter fields and ignores other parameters', () => {
  const isEmpty = (query: string) => hasEmptyFields(new URLSearchParams(query));
  expect(isEmpty('search=golf&make=')).toBe(true);
  expect(isEmpty('page=')).toBe(true);
  expect(isEmpty('search=golf&make=BMW')).toBe(false);
  expect(isEmpty('utm_source=')).toBe(false);
  expect(isEmpty('')).toBe(false);
});

test('hasLooseLists detects values that are not one sorted list', () => {
  const isLoose = (query: string) =>
    hasLooseLists(new URLSearchParams(query), parse(query).filters);
  for (const query of ['', 'verdict=none', 'make=Audi,BMW', 'verdict=at%2Cunder'])
    expect(isLoose(query), query).toBe(false);
  for (const query of [
    'verdict=under,at',
    'verdict=at&verdict=under',
    'verdict=At,under',
    'doors=5,3',
  ])
    expect(isLoose(query), query).toBe(true);
});

test('hasLooseText detects another spelling of the search, the seller or the place', () => {
  const isLoose = (query: string) => hasLooseText(new URLSearchParams(query), parse(query).filters);
  const seller = '7d3f5a8e-0000-4000-8000-00000000000a';
  for (const query of ['', 'make=bmw', `search=golf&seller=${seller}&location=LS1`])
    expect(isLoose(query), query).toBe(false);
  for (const query of [
    'search=+golf',
    'search=cars',
    `seller=${seller.toUpperCase()}`,
    'location=ls1+1aa',
  ])
    expect(isLoose(query), query).toBe(true);
});
