import { expect, test } from 'vitest';
import { BLANK_RECEIPT, FAULTS, receiptFrom, SELLER_SAYS } from '@/lib/handover/receipt';
import { common } from '../screens/vehicle-fixture';

const car = { ...common, registrationNumber: 'BD21SMR', mileage: 31240, price: 8200 };

test('a receipt is filled in from the public fields of a listing', () => {
  expect(receiptFrom({ ...car, trim: 'Zetec' })).toEqual({
    make: 'Ford',
    model: 'Fiesta Zetec (2019)',
    registration: 'BD21 SMR',
    miles: '31,240',
    price: '£8,200',
    seller: 'trade',
  });
});

test('a hidden plate and unknown miles stay blank', () => {
  expect(receiptFrom({ ...car, registrationNumber: null, mileage: null })).toMatchObject({
    registration: '',
    miles: '',
  });
});

test('only a private seller may sell as seen', () => {
  const sellerOf = (sellerType: 'private' | 'dealer' | 'verified_dealer') =>
    receiptFrom({ ...car, sellerType }).seller;
  expect(sellerOf('private')).toBe('private');
  expect(sellerOf('dealer')).toBe('trade');
  expect(sellerOf('verified_dealer')).toBe('trade');
  expect(BLANK_RECEIPT.seller).toBe('unknown');
  expect(FAULTS.private).toMatch(/^Sold as seen/);
  expect(FAULTS.trade).toContain('is not agreed');
});

test('the seller knows of no category, those before October 2017 included', () => {
  expect(SELLER_SAYS.join(' ')).toContain('(A, B, C, D, S or N)');
});
