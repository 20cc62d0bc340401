import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasEmptyFields, hasLooseLists, hasLooseText } from '@/lib/search/canonical-query';
import { filtersToSegment, readRefusals, readSegment } from '@/lib/search/filter-segment';
import { parseFilters } from '@/lib/search/parse-filters';
import { refusals, refusedQuery, withRefused } from '@/lib/search/refused-values';
import { hostileQuery } from '../tools/hostile';

const answer = (query: URLSearchParams) => {
  const { filters, errors } = parseFilters(query);
  return new URLSearchParams(refusedQuery(query, filters, errors));
};

test.each([
  [
    'search=golf&priceMin=cheap&priceMax=',
    'search=golf&priceMin=cheap',
    'Price from: must be a whole number',
  ],
  ['yearMax=1890', 'yearMax=1890', 'Year to: must be 1900 or more'],
  ['radius=1000&fuel=', 'radius=1000', 'Radius: must be 200 miles or less'],
  ['mileageMax=-5', 'mileageMax=-5', 'Mileage to: must be 0 miles or more'],
  [
    'engineMin=big&engineMax=2',
    'engineMax=2&engineMin=big',
    'Engine from: must be litres from 0.5 to 9.9, such as 1.6',
  ],
  [
    'priceMin=9000&priceMax=5000',
    'priceMin=9000&priceMax=5000',
    'Price from: must not be above the maximum',
  ],
  ['fuel=coal', 'fuel=coal', 'Fuel type: is not one of the choices'],
  ['fuel=steam,petrol', 'fuel=petrol,steam', 'Fuel type: “steam” is not one of the choices'],
  ['fuel=!coal,!diesel', 'fuel=!diesel,!coal', 'Fuel type: “coal” is not one of the choices'],
  ['colour=red&colour=LS6 3AA', 'colour=red,LS6', 'Colour: “LS6” is not one of the choices'],
])('the list that answers %s keeps what it refuses and says why', (asked, address, message) => {
  const kept = answer(new URLSearchParams(asked));
  expect(decodeURIComponent(kept.toString())).toBe(address);
  const { filters, errors } = parseFilters(kept);
  const segment = filtersToSegment(filters, refusals(errors));
  expect(readRefusals(segment)).toEqual([message]);
  expect(readSegment(segment)).toEqual(filters);
});

test('what nobody types, and what a list tells elsewhere, is dropped without a word', () => {
  const query = new URLSearchParams(`sort=odd&page=0&seller=7&search=${'a'.repeat(101)}`);
  const { errors } = parseFilters(query);
  expect(errors).toHaveLength(4);
  expect([refusals(errors), answer(query).toString()]).toEqual([[], '']);
});

test('a redirect for any query leads to an address that is not redirected, with the same filters', () => {
  fc.assert(
    fc.property(hostileQuery, (query) => {
      const kept = answer(query);
      const { filters, errors } = parseFilters(kept);
      const written = withRefused(filters, errors);
      expect(filters).toEqual(parseFilters(query).filters);
      expect(
        hasEmptyFields(kept) || hasLooseLists(kept, written) || hasLooseText(kept, filters),
      ).toBe(false);
    }),
  );
});
