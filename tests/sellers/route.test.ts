import { expect, test } from 'vitest';
import { readSellerRoute, routeSellerPage } from '@/lib/sellers/route';

const ID = '7d3f5a8e-0000-4000-8000-000000000002';
const route = (path: string, query = '') => routeSellerPage(path, new URLSearchParams(query));

test.each([
  ['', ID, 1],
  ['utm_source=x', ID, 1],
  ['page=1', ID, 1],
  ['page=0', ID, 1],
  ['page=1e3', ID, 1],
  ['page=1234567', ID, 1],
  ['page=2&page=3', `${ID}~2`, 2],
  ['page=999999', `${ID}~999999`, 999_999],
])('page of %j has a route that says which', (query, segment, page) => {
  expect(route(`/sellers/${ID}`, query)).toBe(`/sellers/${segment}`);
  expect(readSellerRoute(segment)).toEqual({ id: ID, page });
});

test('a route is no address', () => {
  for (const path of [`/sellers/${ID}~2`, `/sellers/${ID}%7E2`, '/sellers/~'])
    expect(route(path), path).toBeNull();
});

test('whatever stands in an address is read as an id', () => {
  expect(readSellerRoute('nonsense')).toEqual({ id: 'nonsense', page: 1 });
});
