import { beforeEach, expect, test, vi } from 'vitest';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';
import { loadFilters, saveFilters } from '@/lib/search/saved-filters';
import { blockedStorage, memoryStorage } from '../tools/storage';

const KEY = 'vehicle-filters';
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('sessionStorage', memoryStorage(storage));
});

const filters = (query: string) => parseFilters(new URLSearchParams(query)).filters;

test('saved filters are restored without sort and page', () => {
  const query =
    'make=Audi,BMW&model=X1&fuel=diesel,petrol&priceMin=5000&yearMax=2020&taxMax=0&ulez=meets&seatsMin=5&doors=3,5&colour=red&trim=S+line&engineMin=1.6&ownersMax=2&sellerType=private&serviceHistory=full&features=Bluetooth,DAB+radio&verdict=at,none&seller=7d3f5a8e-0000-4000-8000-000000000002&location=LS1&monthlyMax=250-2000-48-9.9';
  saveFilters(filters(`${query}&sort=price_asc&page=3`));
  expect(loadFilters()).toEqual(filters(query));
  expect(serialiseFilters(loadFilters())).toBe(query);
});

test('excluded values are restored', () => {
  const query = 'make=BMW&model=!X1&fuel=!diesel,!electric&colour=!red';
  saveFilters(filters(query));
  expect(serialiseFilters(loadFilters())).toBe(query);
});

test('fuels have the name of the specification', () => {
  saveFilters(filters('fuel=diesel,petrol'));
  expect(JSON.parse(storage.get(KEY) ?? '')).toMatchObject({ fuelType: 'diesel,petrol' });
  storage.set(KEY, JSON.stringify({ fuelType: 'diesel' }));
  expect(loadFilters()).toEqual(filters('fuel=diesel'));
});

test('ranges are stored as lists, and only lists are read', () => {
  saveFilters(filters('priceMin=5000&priceMax=9000'));
  expect(JSON.parse(storage.get(KEY) ?? '')).toMatchObject({ priceRange: [5000, 9000] });
  storage.set(
    KEY,
    JSON.stringify({ make: 'BMW', priceRange: '5000-9000', yearRange: { 0: 2018 } }),
  );
  expect(loadFilters()).toEqual(filters('make=BMW'));
});

test('saving without filters clears the storage', () => {
  saveFilters(filters('make=BMW'));
  saveFilters(filters('sort=price_asc'));
  expect(storage.has(KEY)).toBe(false);
});

test.each(['not json', 'null', '7', '[]', '{"make":{"a":1},"fuel":"coal","priceRange":["x",-1]}'])(
  'invalid stored data is ignored: %s',
  (stored) => {
    storage.set(KEY, stored);
    expect(loadFilters()).toMatchObject({ ...NO_FILTERS, make: expect.any(String) });
  },
);

test('blocked storage throws no error', () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  expect(() => saveFilters(filters('make=BMW'))).not.toThrow();
  expect(loadFilters()).toEqual(NO_FILTERS);
});
