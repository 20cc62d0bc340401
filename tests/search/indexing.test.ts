import { expect, test } from 'vitest';
import { landingPath } from '@/lib/paths';
import { canonicalList, exactLanding, landingCandidates } from '@/lib/search/indexing';
import { parseFilters } from '@/lib/search/parse-filters';

const filters = (query: string) => parseFilters(new URLSearchParams(query)).filters;
const ALL = ['ford', 'ford/fiesta', 'ford/fiesta/leeds', 'in/leeds', 'body/suv', 'fuel/diesel'].map(
  (slugs) => `/used-cars/${slugs}`,
);
const canonical = (query: string, listed = ALL) => canonicalList(filters(query), listed);

test('the list of all vehicles is indexed, each page under its own address', () => {
  expect(canonical('')).toEqual({ canonicalPath: '/vehicles', indexable: true });
  expect(canonical('page=3')).toEqual({ canonicalPath: '/vehicles?page=3', indexable: true });
});

test.each([
  ['make=Ford', '/used-cars/ford'],
  ['make=Ford&page=2', '/used-cars/ford'],
  ['make=Ford&model=Fiesta&priceMax=9000', '/used-cars/ford/fiesta'],
  ['make=Ford&model=Fiesta&location=Leeds', '/used-cars/ford/fiesta/leeds'],
  ['make=Ford&model=Fiesta&location=York', '/used-cars/ford/fiesta'],
  ['make=Ford&model=Focus', '/used-cars/ford'],
  ['make=Kia&model=Ceed', '/vehicles'],
  ['location=Leeds&radius=50&sort=distance', '/used-cars/in/leeds'],
  ['bodyType=suv', '/used-cars/body/suv'],
  ['fuel=diesel&bodyType=van', '/used-cars/fuel/diesel'],
  ['priceMax=9000', '/vehicles'],
  ['search=ford', '/vehicles'],
  ['fuel=!diesel', '/vehicles'],
  ['make=Ford&model=!Fiesta', '/used-cars/ford'],
])('a list of %s is not indexed, its canonical is %s', (query, canonicalPath) => {
  expect(canonical(query)).toEqual({ canonicalPath, indexable: false });
});

test.each([
  ['make=Ford', { make: 'Ford' }],
  ['make=Ford&model=Fiesta&sort=price_asc&page=2', { make: 'Ford', model: 'Fiesta' }],
  ['make=Ford&model=Fiesta&location=Leeds', { make: 'Ford', model: 'Fiesta', town: 'Leeds' }],
  ['location=Leeds&radius=15', { town: 'Leeds' }],
  ['bodyType=suv', { body: 'suv' }],
  ['fuel=diesel', { fuel: 'diesel' }],
  ['make=Ford&priceMax=9000', null],
  ['make=Ford&model=Focus', null],
  ['make=Ford&location=Leeds', null],
  ['fuel=diesel&bodyType=suv', null],
  ['fuel=!diesel', null],
  ['make=Ford&model=!Fiesta', null],
  ['bodyType=estate,suv', null],
  ['search=ford', null],
  ['', null],
])('a list of %s is exactly the landing page of %o', (query, choice) =>
  expect(exactLanding(filters(query), ALL)).toEqual(choice),
);

test('of a seller’s list the canonical is the seller’s page, whatever else is chosen', () => {
  const id = '7d3f5a8e-0000-4000-8000-000000000002';
  for (const query of [`seller=${id}`, `make=Ford&seller=${id}&page=2`]) {
    expect(canonical(query)).toEqual({ canonicalPath: `/sellers/${id}`, indexable: false });
    expect(exactLanding(filters(query), ALL)).toBeNull();
  }
});

test('of several values no landing page is the choice', () => {
  const several = { ...filters('make=Ford'), make: 'Ford,Kia', model: 'Fiesta' };
  expect(landingCandidates(several)).toEqual([]);
  expect(landingCandidates({ ...filters('make=Ford'), model: 'Fiesta,Focus' })).toEqual([
    '/used-cars/ford',
  ]);
});

test('names become slugs', () => {
  expect(landingPath({ make: 'Citroën', model: 'C4 Picasso', town: "King's Lynn" })).toBe(
    '/used-cars/citroen/c4-picasso/king-s-lynn',
  );
  expect(landingPath({ make: 'Ford', model: 'Ka+' }, 2)).toBe('/used-cars/ford/ka-plus?page=2');
  expect(landingPath({ fuel: 'plug_in_hybrid' })).toBe('/used-cars/fuel/plug-in-hybrid');
});
