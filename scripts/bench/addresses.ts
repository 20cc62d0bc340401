const MAKES = ['Ford', 'Volkswagen', 'BMW', 'Audi', 'Toyota', 'Vauxhall', 'Kia', 'Nissan'];
const BODIES = ['suv', 'hatchback', 'estate', 'sedan'];
const of = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/**
 * The n-th list with three filters. No two have the same address, so that none is in the cache. Of
 * three in a row one asks for a make, one for a kind of drive, one for a shape.
 */
export function uncachedList(n: number): string {
  const turn = Math.floor(n / 3);
  // A pound or a mile more each time: another page, as many cars.
  const kinds: Record<string, string | number>[] = [
    { make: of(MAKES, turn), priceMax: 15_000 + n, yearMin: 2014 + (turn % 6) },
    { fuel: 'petrol', transmission: 'manual', priceMax: 12_000 + n },
    { fuel: 'diesel', bodyType: of(BODIES, turn), mileageMax: 60_000 + n },
  ];
  const entries = Object.entries(of(kinds, n)).map(([name, value]) => [name, String(value)]);
  return `/vehicles?${new URLSearchParams(entries)}`;
}

/** Pages that many people open: the home page, lists and the cars given. */
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
