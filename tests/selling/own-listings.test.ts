import { expect, test } from 'vitest';
import {
  offersSearch,
  outcomePath,
  readOutcome,
  readView,
  statusAction,
  viewPath,
  viewQuery,
} from '@/lib/selling/own-listings';
import { outcomeText } from '@/lib/selling/status-messages';
import { soldSchema, statusSchema } from '@/lib/selling/status-schema';

const ID = 'a0000000-0000-4000-8000-000000000001';

test('an address becomes a view and back, what it does not know is left out', () => {
  const query = { status: 'sold', search: ' Ford ', sort: 'price', page: '3' };
  const view = readView(query);
  expect(view).toEqual({ status: 'sold', search: 'Ford', sort: 'price', page: 3 });
  expect(viewQuery(view)).toBe('status=sold&search=Ford&sort=price&page=3');
  const none = { status: null, search: '', sort: 'changed', page: 1 };
  expect(readView({})).toEqual(none);
  expect(
    readView({ status: 'constructor', sort: 'toString', page: '-1', search: ['', 'b'] }),
  ).toEqual(none);
  expect(readView({ page: '3000000000', search: 'a\0b' })).toEqual({ ...none, search: 'ab' });
  expect(viewQuery(readView({}))).toBe('');
  expect(readView({ status: 'asked' }).status).toBe('asked');
});

test('another filter begins at the first page', () => {
  const view = readView({ status: 'sold', page: '3' });
  expect(viewPath(view, { status: null })).toBe('/my-vehicles');
  expect(viewPath(view, { page: 2 })).toBe('/my-vehicles?status=sold&page=2');
});

test('few listings are not searched, many and the outcome of a search are', () => {
  expect(offersSearch(readView({}), { active: 1, sold: 4 })).toBe(false);
  expect(offersSearch(readView({}), { draft: 2, sold: 4 })).toBe(true);
  expect(offersSearch(readView({ search: 'Ford' }), {})).toBe(true);
  expect(offersSearch(readView({ sort: 'price' }), { active: 1 })).toBe(true);
  expect(offersSearch(readView({ status: 'sold' }), { active: 1 })).toBe(false);
});

test('an action returns to its view and says how it ended', () => {
  const path = outcomePath('status=active&page=2&evil=%2F%2Fx', { id: ID, is: 'conflict' });
  expect(path).toBe(`/my-vehicles?status=active&page=2&conflict=${ID}`);
  expect(readOutcome({ conflict: ID })).toEqual({ id: ID, is: 'conflict' });
  expect(readOutcome({ status: 'sold' })).toBeNull();
});

const NOW = Date.parse('2026-11-23T12:00:00Z');
const listing = {
  title: '2019 Ford Fiesta',
  status: 'reserved' as const,
  isTakenDown: false,
  updatedAt: '2026-11-23T11:59:00Z',
};
const told = (
  is: 'changed' | 'conflict' | 'confirmed' | 'deleted',
  present: typeof listing | null,
) => outcomeText({ id: ID, is }, present, NOW);

test('the list says what the listing is now', () => {
  expect(told('changed', listing)).toBe('The 2019 Ford Fiesta is reserved now.');
  expect(told('conflict', listing)).toBe(
    'Nothing was changed: the 2019 Ford Fiesta was changed in another tab or on another device. It is reserved now.',
  );
  expect(told('conflict', { ...listing, isTakenDown: true })).toBe(
    'Nothing was changed: our staff have taken the 2019 Ford Fiesta off the site.',
  );
  expect(told('conflict', null)).toBe('Nothing was changed: this listing is no longer there.');
  expect(told('deleted', null)).toBe('The listing is deleted.');
});

test('an old or made-up address claims nothing', () => {
  expect(told('changed', { ...listing, updatedAt: '2026-11-23T11:49:00Z' })).toBeNull();
  expect(told('deleted', listing)).toBeNull();
  expect(told('changed', null)).toBeNull();
  expect(told('confirmed', listing)).toBeNull();
});

test('a button says what it does from the present status', () => {
  expect(statusAction('reserved', 'active')).toBe('Back on sale');
  expect(statusAction('archived', 'active')).toBe('Relist');
  expect(statusAction('active', 'archived')).toBe('Withdraw');
  expect(statusAction('sold', 'archived')).toBe('Archive');
});

const sale = (price: string) => soldSchema.safeParse({ id: ID, from: 'active', view: '', price });

test('the price it fetched is whole pounds or nothing', () => {
  for (const [typed, price] of [
    ['', ''],
    ['8250', '8250'],
    [' £8,250 ', '8250'],
    ['10,000,000', '10000000'],
  ] as const)
    expect(sale(typed).data?.price, typed).toBe(price);
  for (const typed of ['8250.50', '-1', 'eight', '10000001', '999999999'])
    expect(sale(typed).success, typed).toBe(false);
});

test('a draft is not published by a change of status', () => {
  const change = (from: string) => statusSchema.safeParse({ id: ID, from, to: 'active', view: '' });
  expect(change('draft').success).toBe(false);
  expect(change('reserved').success).toBe(true);
});
