import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasEmptyFields, hasLooseLists, hasLooseText } from '@/lib/search/canonical-query';
import { filtersToSegment, readRefusals, readSegment } from '@/lib/search/filter-segment';
import { parseAddress, refusals, refusedQuery, withRefused } from '@/lib/search/refused-values';
import { hostileQuery } from '../tools/hostile';

const answer = (query: URLSearchParams) => {
  const { filters, errors } = parseAddress(query);
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
  ['radius=10&location=', 'radius=10', 'Radius: needs a postcode or town'],
  ['sort=distance&location=', 'sort=distance', 'Sort by: needs a postcode or town'],
  ['model=Fiesta&make=&fuel=diesel', 'fuel=diesel&model=Fiesta', 'Model: needs a make'],
  ['sort=cheapest', 'sort=cheapest', 'Sort by: is not one of the choices'],
  ['page=abc', 'page=abc', 'Page: must be a whole number'],
])('the list that answers %s keeps what it refuses and says why', (asked, address, message) => {
  const remaining = answer(new URLSearchParams(asked));
  expect(decodeURIComponent(remaining.toString())).toBe(address);
  const { filters, errors } = parseAddress(remaining);
  const segment = filtersToSegment(filters, refusals(errors));
  expect(readRefusals(segment)).toEqual([message]);
  expect(readSegment(segment)).toEqual(filters);
});

test('what a list tells elsewhere is dropped without a word', () => {
  const query = new URLSearchParams(`seller=7&search=${'a'.repeat(101)}`);
  const { errors } = parseAddress(query);
  expect(errors).toHaveLength(2);
  expect([refusals(errors), answer(query).toString()]).toEqual([[], '']);
});

test('a filter that needs another one is told only where it would change the list', () => {
  for (const query of [
    'radius=50&model=all&sort=newest',
    'radius=10&location=Leeds&sort=distance',
    'radius=10&search=leeds&sort=distance',
    'model=Fiesta&make=Ford',
    'location=&make=&model=&radius=',
  ])
    expect(parseAddress(new URLSearchParams(query)).errors, query).toEqual([]);
});

test('a redirect for any query leads to an address that is not redirected, with the same filters', () => {
  fc.assert(
    fc.property(hostileQuery, (query) => {
      const remaining = answer(query);
      const { filters, errors } = parseAddress(remaining);
      const written = withRefused(filters, errors);
      expect(filters).toEqual(parseAddress(query).filters);
      expect(
        hasEmptyFields(remaining) ||
          hasLooseLists(remaining, written) ||
          hasLooseText(remaining, filters),
      ).toBe(false);
    }),
  );
});
