import { expect, test } from 'vitest';
import { landingOrList, landingTrail } from '@/lib/landing/links';

test('the breadcrumb of a page has the pages above it and the page', () => {
  const trail = landingTrail({ make: 'Ford', model: 'Fiesta', town: 'Leeds' });
  expect(trail.slice(2)).toEqual([
    { label: 'Ford', href: '/used-cars/ford' },
    { label: 'Ford Fiesta', href: '/used-cars/ford/fiesta' },
    { label: 'Ford Fiesta in Leeds', href: '/used-cars/ford/fiesta/leeds' },
  ]);
  expect(landingTrail({ body: 'sedan' }).map(({ href }) => href)).toEqual([
    '/',
    '/vehicles',
    '/used-cars/body/sedan',
  ]);
});

test('a choice without a listed page leads to its list', () => {
  const choice = { make: 'Ford' };
  expect(landingOrList(choice, 'make=Ford', ['/used-cars/ford'])).toBe('/used-cars/ford');
  expect(landingOrList(choice, 'make=Ford', ['/used-cars/kia'])).toBe('/vehicles?make=Ford');
});
