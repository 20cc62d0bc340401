import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasLooseLists } from '@/lib/search/canonical-query';
import { filtersToSegment, readSegment, segmentToQuery } from '@/lib/search/filter-segment';
import { isNarrowed, NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { overlongSearch, parseFilters } from '@/lib/search/parse-filters';
import { RADIUS } from '@/lib/search/radius';
import { RANGES } from '@/lib/search/slider-ranges';
import { hostileQuery } from '../tools/hostile';
import { runs } from '../whole';

const parse = (query: string) => parseFilters(new URLSearchParams(query));
const normal = (query: string) => serialiseFilters(parse(query).filters);
const year = new Date().getFullYear();

describe('any query string', () => {
  test('has one canonical form, which parses back to itself', () => {
    fc.assert(
      fc.property(hostileQuery, (query) => {
        const form = serialiseFilters(parseFilters(query).filters);
        const again = parse(form);
        expect(again.errors).toEqual([]);
        expect(serialiseFilters(again.filters)).toBe(form);
        expect(form.length).toBeLessThan(4000);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  test('is unchanged by a round trip through a path segment', () => {
    fc.assert(
      fc.property(hostileQuery, (query) => {
        const { filters } = parseFilters(query);
        const segment = filtersToSegment(filters);
        expect(segment).toMatch(/^[\w-]+$/);
        expect(readSegment(segment)).toEqual(filters);
        expect(parseFilters(segmentToQuery(segment)).filters).toEqual(filters);
      }),
      { numRuns: runs(500, 2000) },
    );
  });

  test('is read from an arbitrary path segment without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (segment) => {
        expect(() => readSegment(segment)).not.toThrow();
      }),
    );
  });
});

describe('the URL', () => {
  test('lists filters in a fixed order and omits defaults', () => {
    const shuffled =
      'page=2&sort=price_asc&radius=25&location=Leeds&seller=7D3F5A8E-0000-4000-8000-000000000002&verdict=under,at&taxMax=200&mileageMax=60000&mileageMin=5000&yearMax=2022&yearMin=2018' +
      '&priceMax=35000&priceMin=10000&bodyType=suv&transmission=automatic&fuel=diesel&model=X3&make=BMW&search=x3';
    expect(normal(shuffled)).toBe(
      'search=x3&make=BMW&model=X3&fuel=diesel&transmission=automatic&bodyType=suv&priceMin=10000&priceMax=35000' +
        '&yearMin=2018&yearMax=2022&mileageMin=5000&mileageMax=60000&taxMax=200&verdict=at,under&seller=7d3f5a8e-0000-4000-8000-000000000002&location=Leeds&radius=25&sort=price_asc&page=2',
    );
    expect(normal('fuel=all&make=all&sort=newest&page=1&priceMin=0&priceMax=100000')).toBe('');
    expect(normal(`yearMin=2000&yearMax=${year}&mileageMin=0&mileageMax=200000&radius=50`)).toBe(
      '',
    );
    expect(normal('utm_source=mail&gclid=1')).toBe('');
  });

  test('accepts every enum value, not only those in the dropdowns', () => {
    expect(normal('fuel=hydrogen&transmission=semi_automatic&bodyType=van')).toBe(
      'fuel=hydrogen&transmission=semi_automatic&bodyType=van',
    );
  });

  test('uses the first of repeated keys, except of lists', () => {
    expect(normal('search=golf&search=polo')).toBe('search=golf');
    expect(normal('make=BMW&make=Audi')).toBe('make=Audi,BMW');
  });

  test('joins the values of a list in alphabetical order, however they are asked for', () => {
    for (const query of [
      'verdict=under,at',
      'verdict=under&verdict=at',
      'verdict=At%2C+under,at&verdict=',
      'verdict=under,cheap,at',
    ])
      expect(normal(query)).toBe('verdict=at,under');
    expect(normal('verdict=none&search=verdict=a,b')).toBe('search=verdict%3Da,b&verdict=none');
    expect(normal('doors=5&doors=3&doors=4,3')).toBe('doors=3,4,5');
    expect(normal('fuel=diesel&fuel=all')).toBe('');
    expect(normal('features=Sat+nav, ,Heated++seats&trim=all')).toBe(
      'features=Heated+seats,Sat+nav',
    );
  });

  test.each([
    ['bodyType=Saloon', 'bodyType=sedan'],
    ['bodyType=4x4,Coup%C3%A9', 'bodyType=coupe,suv'],
    ['bodyType=people+carrier', 'bodyType=mpv'],
    ['bodyType=wagon', 'bodyType=estate'],
    ['fuel=plug-in-hybrid', 'fuel=plug_in_hybrid'],
    ['fuel=Plug+in+hybrid,PHEV', 'fuel=plug_in_hybrid'],
    ['fuel=gasoline+diesel', 'fuel=diesel,petrol'],
    ['transmission=Auto,semi-automatic', 'transmission=automatic,semi_automatic'],
    ['colour=Gray', 'colour=grey'],
    ['colour=navy,Moonstone+Grey', 'colour=blue,grey'],
    ['sellerType=Private+Seller', 'sellerType=private'],
    ['serviceHistory=FSH', 'serviceHistory=full'],
    ['doors=5+doors', 'doors=5'],
    ['doors=5dr,3-door', 'doors=3,5'],
    ['doors=3+or+5+doors', 'doors=3,5'],
    ['colour=Turquoise', 'colour=blue'],
    ['colour=Crimson,gun+metal', 'colour=grey,red'],
    ['colour=red+black', 'colour=black,red'],
  ])('reads the words of the trade in %s', (query, canonical) => {
    expect(normal(query)).toBe(canonical);
    expect(hasLooseLists(new URLSearchParams(query), parse(query).filters)).toBe(true);
  });

  test.each([
    ['fuel=!diesel', 'fuel=!diesel'],
    ['fuel=!electric,!Diesel&fuel=!gasoline', 'fuel=!diesel,!electric,!petrol'],
    ['make=!VW,%21BMW&colour=!+gray', 'make=!BMW,!VW&colour=!grey'],
    // An included value leaves all others out.
    ['fuel=petrol,!diesel', 'fuel=petrol'],
    ['fuel=diesel,!diesel', 'fuel=diesel'],
    // A form's checkbox excludes all values that are checked.
    ['fuel=diesel&fuel=electric&fuel=!', 'fuel=!diesel,!electric'],
    ['fuel=!', ''],
    ['fuel=!coal', ''],
    ['make=!', ''],
    ['make=!!BMW', 'make=!BMW'],
    // Only closed sets can be excluded.
    ['doors=!5&seatsMin=!5', ''],
  ])('excludes by %s', (query, canonical) => {
    expect(normal(query)).toBe(canonical);
  });

  test('keeps only the outward code of a postcode', () => {
    expect(parse('location=sw1a 1aa').filters.location).toBe('SW1A');
    expect(parse('location=SW1A1AA').filters.location).toBe('SW1A');
    expect(parse('location=ls1').filters.location).toBe('LS1');
    expect(parse('location=Milton  Keynes').filters.location).toBe('Milton Keynes');
    expect(parse('location=near Leeds').filters.location).toBe('Leeds');
    expect(parse('location=in Gillingham, Dorset').filters.location).toBe('Gillingham, Dorset');
  });

  test('drops a model without a make, and radius or distance sort without words or a location', () => {
    expect(normal('model=Golf')).toBe('');
    expect(normal('radius=10&sort=distance')).toBe('');
    expect(normal('search=york&radius=10&sort=distance')).toBe(
      'search=york&radius=10&sort=distance',
    );
    expect(normal('location=Leeds&sort=distance')).toBe('location=Leeds&sort=distance');
  });
});

describe('filter validation', () => {
  test.each([
    ['priceMin=-1', 'priceMin', 'must be £0 or more'],
    ['priceMin=abc', 'priceMin', 'must be a whole number'],
    ['priceMax=1.5', 'priceMax', 'must be a whole number'],
    ['priceMax=99999999', 'priceMax', 'must be £10,000,000 or less'],
    ['yearMin=1899', 'yearMin', 'must be 1900 or more'],
    [`yearMax=${year + 2}`, 'yearMax', `must be ${year + 1} or less`],
    ['mileageMax=-5', 'mileageMax', 'must be 0 miles or more'],
    ['mileageMax=9999999', 'mileageMax', 'must be 1,000,000 miles or less'],
    ['radius=4', 'radius', 'must be 5 miles or more'],
    ['radius=201', 'radius', 'must be 200 miles or less'],
    ['fuel=coal', 'fuel', 'is not one of the choices'],
    ['fuel=constructor', 'fuel', 'is not one of the choices'],
    ['verdict=cheap', 'verdict', 'is not one of the choices'],
    ['doors=1', 'doors', 'is not one of the choices'],
    ['ulez=fails', 'ulez', 'is not one of the choices'],
    ['seatsMin=0', 'seatsMin', 'must be 1 or more'],
    ['ownersMax=51', 'ownersMax', 'must be 50 or less'],
    ['engineMin=1.65', 'engineMin', 'must be litres from 0.5 to 9.9, such as 1.6'],
    ['engineMax=10', 'engineMax', 'must be litres from 0.5 to 9.9, such as 1.6'],
    ['engineMin=2&engineMax=1.6', 'engineMin', 'must not be above the maximum'],
    [`trim=${'a'.repeat(101)}`, 'trim', 'must be at most 100 characters'],
    [
      `features=${Array.from({ length: 51 }, (_, n) => `f${n}`)}`,
      'features',
      'must be at most 50 choices',
    ],
    ['taxMax=-1', 'taxMax', 'must be £0 or more'],
    ['taxMax=1001', 'taxMax', 'must be £1,000 or less'],
    ['taxMax=12.5', 'taxMax', 'must be a whole number'],
    ['seller=7d3f5a8e', 'seller', 'is not the id of a seller'],
    ['sort=all', 'sort', 'is not one of the choices'],
    ['page=0', 'page', 'must be 1 or more'],
    [`search=${'a'.repeat(101)}`, 'search', 'must be at most 100 characters'],
    ['priceMin=20000&priceMax=10000', 'priceMin', 'must not be above the maximum'],
    ['yearMin=2022&yearMax=2018', 'yearMin', 'must not be above the maximum'],
  ])('rejects %s and leaves it out', (query, field, message) => {
    const { filters, errors } = parse(query);
    expect(errors).toContainEqual({ field, message });
    expect(serialiseFilters(filters)).toBe('');
  });

  test('returns one general error and no filters on an unexpected failure', () => {
    const broken = new URLSearchParams('make=BMW');
    broken.get = () => {
      throw new Error('broken');
    };
    expect(parseFilters(broken)).toEqual({
      filters: NO_FILTERS,
      errors: [{ field: 'general', message: 'Validation failed' }],
    });
  });

  test('parses numbers with a currency sign, commas and spaces', () => {
    expect(parse('priceMin=£10,000&mileageMax=60 000').filters).toMatchObject({
      priceMin: 10_000,
      mileageMax: 60_000,
    });
  });

  test('treats a bound at its default as open, and a value beyond it as a filter', () => {
    expect(parse('priceMax=100000').filters.priceMax).toBeNull();
    expect(parse('priceMax=150000').filters.priceMax).toBe(150_000);
    expect(parse('yearMin=1990').filters.yearMin).toBe(1990);
  });
});

test('the sliders have the specified bounds', () => {
  expect(RANGES.price).toMatchObject({ min: 0, max: 100_000, step: 1000 });
  expect(RANGES.year).toMatchObject({ min: 2000, max: year, step: 1 });
  expect(RANGES.mileage).toMatchObject({ min: 0, max: 200_000, step: 5000 });
  expect(RADIUS).toEqual({ min: 5, max: 200, step: 5 });
  expect(NO_FILTERS.radius).toBe(50);
});

describe('at the turn of the year', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['2026-12-31T23:59:59Z', 2026],
    ['2027-01-01T00:00:00Z', 2027],
  ])('at %s the newest year is %i', (now, newest) => {
    vi.useFakeTimers({ now: new Date(now) });
    expect(RANGES.year.max).toBe(newest);
    expect(parse(`yearMax=${newest}`).filters.yearMax).toBeNull();
    expect(parse(`yearMax=${newest - 1}`).filters.yearMax).toBe(newest - 1);
    expect(parse(`yearMax=${newest + 2}`).errors).toEqual([
      { field: 'yearMax', message: `must be ${newest + 1} or less` },
    ]);
  });
});

test('sort and page do not count as filters', () => {
  expect(isNarrowed(parse('sort=price_asc&page=3').filters)).toBe(false);
  expect(isNarrowed(parse('search=golf').filters)).toBe(true);
});

test('a search that is too long is passed on to be told, and stays too long', () => {
  const overlong = (search: string) => overlongSearch(new URLSearchParams({ search }));
  expect(overlong('a'.repeat(100))).toBe('');
  expect(overlong(' a '.repeat(40))).toBe('');
  expect(overlong(`${'a '.repeat(60)} LS6 3AA`)).toBe(`${'a '.repeat(60)}LS6`);
  for (const search of [
    'a'.repeat(10_000),
    'a '.repeat(10_000),
    'é'.normalize('NFD').repeat(300),
  ]) {
    const shortened = overlong(search);
    expect(shortened.length).toBeLessThanOrEqual(200);
    expect(parse(`search=${encodeURIComponent(shortened)}`)).toMatchObject({
      filters: { search: '' },
      errors: [{ field: 'search' }],
    });
    expect(overlong(shortened)).toBe(shortened);
  }
});
