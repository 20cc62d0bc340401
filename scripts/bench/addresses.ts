import { filterChoicesApiPath } from '@/lib/paths';

const MAKES = ['Ford', 'Volkswagen', 'BMW', 'Audi', 'Toyota', 'Vauxhall', 'Kia', 'Nissan'];
const BODIES = ['suv', 'hatchback', 'estate', 'sedan'];
const of = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/**
 * Returns the path of the n-th list with three filters. Every path is unique, so that none is cached. The filters
 * rotate between make, transmission and body type.
 */
export function uncachedList(n: number): string {
  const turn = Math.floor(n / 3);
  // Each path asks for one pound or mile more: a new path with almost the same results.
  const kinds: Record<string, string | number>[] = [
    { make: of(MAKES, turn), priceMax: 15_000 + n, yearMin: 2014 + (turn % 6) },
    { fuel: 'petrol', transmission: 'manual', priceMax: 12_000 + n },
    { fuel: 'diesel', bodyType: of(BODIES, turn), mileageMax: 60_000 + n },
  ];
  const entries = Object.entries(of(kinds, n)).map(([name, value]) => [name, String(value)]);
  return `/vehicles?${new URLSearchParams(entries)}`;
}

/** Returns the path of the filter panel's choices, with their counts, on the n-th list with three filters. */
export const panelChoices = (n: number) =>
  filterChoicesApiPath(new URL(uncachedList(n), 'http://localhost').search.slice(1));

const SEARCHES = [
  'fiesta titanium',
  'vw golf',
  'red fiesta',
  'ford focus estate',
  '7 seats',
  'automatic estate isofix',
  'under 8k leeds',
  'ford fista',
];

/** Returns the path of the n-th list by words; every path is unique. */
export function uncachedSearch(n: number): string {
  const query = new URLSearchParams({ search: of(SEARCHES, n), priceMax: String(20_000 + n) });
  return `/vehicles?${query}`;
}

/** Returns the path of the n-th list that finds few or no cars, and so offers changed filters. */
export function fewResults(n: number): string {
  const query = new URLSearchParams({
    make: of(MAKES, n),
    bodyType: of(BODIES, n),
    colour: 'gold',
    priceMax: String(2000 + n),
    mileageMax: '30000',
  });
  return `/vehicles?${query}`;
}

/** Returns frequently visited paths: the home page, lists and the given vehicles. */
export function popularPages(vehicleIds: readonly string[]): string[] {
  return [
    '/',
    '/vehicles',
    '/vehicles?page=2',
    '/vehicles?make=Ford',
    '/vehicles?fuel=electric&sort=price_asc',
    ...vehicleIds.map((id) => `/vehicles/${id}`),
  ];
}
