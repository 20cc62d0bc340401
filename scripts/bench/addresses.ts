const MAKES = ['Ford', 'Volkswagen', 'BMW', 'Audi', 'Toyota', 'Vauxhall', 'Kia', 'Nissan'];
const BODIES = ['suv', 'hatchback', 'estate', 'sedan'];
const of = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/**
 * Path of the n-th list with three filters. Every path is unique, so that none is cached. The filters
 * rotate between make, transmission and body type.
 */
export function uncachedList(n: number): string {
  const turn = Math.floor(n / 3);
  // One pound or mile more each time: a new path with almost the same results.
  const kinds: Record<string, string | number>[] = [
    { make: of(MAKES, turn), priceMax: 15_000 + n, yearMin: 2014 + (turn % 6) },
    { fuel: 'petrol', transmission: 'manual', priceMax: 12_000 + n },
    { fuel: 'diesel', bodyType: of(BODIES, turn), mileageMax: 60_000 + n },
  ];
  const entries = Object.entries(of(kinds, n)).map(([name, value]) => [name, String(value)]);
  return `/vehicles?${new URLSearchParams(entries)}`;
}

/** Frequently visited paths: the home page, lists and the given vehicles. */
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
