import { expect, test } from 'vitest';
import { serialiseFilters } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';

const parse = (query: string) => parseFilters(new URLSearchParams(query));

test.each([
  ['fuel=-diesel', 'fuel=!diesel'],
  ['fuel=not diesel,—electric', 'fuel=!diesel,!electric'],
  ['transmission=non-automatic', 'transmission=!automatic'],
  ['colour=Not Red', 'colour=!red'],
  ['make=-BMW&model=not 3 Series', 'make=!BMW&model=!3+Series'],
  ['fuel=petrol,-diesel', 'fuel=petrol'],
  ['fuel=diesel,-', 'fuel=diesel'],
  ['colour=grey - metallic', 'colour=grey'],
  ['make=Nothing', 'make=Nothing'],
  ['serviceHistory=no service history', 'serviceHistory=none'],
])('%s excludes no more and no less than it says', (query, canonical) => {
  const { filters, errors } = parse(query);
  expect([serialiseFilters(filters), errors]).toEqual([canonical, []]);
});

test.each([
  ['fuel=petrol not diesel', 'fuel'],
  ['colour=red not black', 'colour'],
  ['sellerType=-private', 'sellerType'],
  ['sellerType=not private', 'sellerType'],
  ['serviceHistory=not full', 'serviceHistory'],
  ['doors=-5', 'doors'],
])('%s, which no filter says, is told', (query, field) => {
  const { filters, errors } = parse(query);
  expect(serialiseFilters(filters)).toBe('');
  expect(errors).toEqual([{ field, message: 'is not one of the choices' }]);
});
