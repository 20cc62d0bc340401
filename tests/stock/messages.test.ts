import { expect, test } from 'vitest';
import { refusalOf, rowMessages, stockMessageOf } from '@/lib/stock/messages';

test.each([
  ['PT429', '', '', rowMessages.tooManyToday],
  ['42501', '', '', rowMessages.takenDown],
  ['23514', 'vehicles_open_listings', '', rowMessages.tooManyOpen],
  ['23514', 'vehicle_private_postcode_known', 'postcode', rowMessages.postcode],
  ['23505', 'vehicle_private_stock_id_key', 'stock_id', rowMessages.numberTaken],
  ['23514', 'stock_listing', 'listing', rowMessages.notYours],
  [
    '23514',
    'vehicles_hidden_plate_not_in_description',
    'description',
    'The description has the number plate that is hidden. Take it out, or show the plate.',
  ],
  ['23514', 'vehicles_price_bounds', '', rowMessages.values],
  ['22P02', '', '', rowMessages.values],
  ['40P01', '', '', rowMessages.failed],
])('%s %s of the database is told beside its column', (code, by, column, message) => {
  expect(refusalOf(code, by)).toEqual([column, message]);
});

test('a query names a problem or none', () => {
  expect(stockMessageOf('dealer')).toContain('dealers');
  expect(stockMessageOf('size')).toContain('10 MB');
  for (const other of ['toString', '', undefined, ['dealer']]) {
    expect(stockMessageOf(other)).toBeNull();
  }
});
