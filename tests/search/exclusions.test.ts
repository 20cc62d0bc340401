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
  ['fuel=anything but diesel', 'fuel=!diesel'],
  ['fuel=Anything other than a diesel', 'fuel=!diesel'],
  ['fuel=avoid diesel', 'fuel=!diesel'],
  ['fuel=never diesel', 'fuel=!diesel'],
  ['fuel=I don’t want a diesel', 'fuel=!diesel'],
  ['fuel=diesel excluded', 'fuel=!diesel'],
  ['fuel=diesel is not wanted', 'fuel=!diesel'],
  ['fuel=diesel free', 'fuel=!diesel'],
  ['fuel=petrol,avoid diesel', 'fuel=petrol'],
  ['fuel=petrol and diesel excluded', 'fuel=!diesel,!petrol'],
  ['fuel=nothing but diesel', 'fuel=diesel'],
  ['transmission=not a manual', 'transmission=!manual'],
  ['colour=any colour but red', 'colour=!red'],
  ['make=anything but BMW', 'make=!BMW'],
  ['make=Model - 3', 'make=Model+-+3'],
  ['serviceHistory=no service history', 'serviceHistory=none'],
])('%s excludes no more and no less than it says', (query, canonical) => {
  const { filters, errors } = parse(query);
  expect([serialiseFilters(filters), errors]).toEqual([canonical, []]);
});

test.each([
  ['fuel=petrol not diesel', 'fuel'],
  ['colour=red not black', 'colour'],
  ['fuel=petrol -diesel', 'fuel'],
  ['fuel=petrol non-diesel', 'fuel'],
  ['colour=red/-black', 'colour'],
  ['fuel=petrol instead of diesel', 'fuel'],
  ['fuel=petrol rather than diesel', 'fuel'],
  ['fuel=neither petrol nor diesel', 'fuel'],
  ['fuel=not diesel excluded', 'fuel'],
  ['fuel=diesel, no', 'fuel'],
  ['fuel=diesel, no thanks', 'fuel'],
  ['sellerType=anything but private', 'sellerType'],
  ['serviceHistory=avoid full', 'serviceHistory'],
  // These words mean only some of the cars of a value.
  ['transmission=not dsg', 'transmission'],
  ['transmission=!7 speed dsg', 'transmission'],
  ['fuel=no tsi', 'fuel'],
  ['fuel=!mild hybrid', 'fuel'],
  ['colour=anything but navy', 'colour'],
  ['sellerType=-private', 'sellerType'],
  ['sellerType=not private', 'sellerType'],
  ['serviceHistory=not full', 'serviceHistory'],
  ['doors=-5', 'doors'],
])('%s, which no filter says, is told', (query, field) => {
  const { filters, errors } = parse(query);
  expect(serialiseFilters(filters)).toBe('');
  expect(errors).toEqual([{ field, message: 'is not one of the choices' }]);
});
