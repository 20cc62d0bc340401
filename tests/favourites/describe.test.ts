import { expect, test } from 'vitest';
import { changeText, isChanged, sinceSavedText, stateText } from '@/lib/favourites/describe';
import type { CarState } from '@/lib/favourites/types';

const at = (price: number | null, state: CarState | null = 'for_sale') => ({ price, state });

test('the price since a car was saved names both, and nothing without a difference', () => {
  expect(sinceSavedText({ now: at(7995), priceWhenSaved: 8450 })).toBe(
    '£8,450 → £7,995 since you saved it',
  );
  expect(sinceSavedText({ now: at(9000), priceWhenSaved: 8450 })).toBe(
    '£8,450 → £9,000 since you saved it',
  );
  for (const priceWhenSaved of [8450, null])
    expect(sinceSavedText({ now: at(8450), priceWhenSaved })).toBeNull();
  expect(sinceSavedText({ now: at(null), priceWhenSaved: 8450 })).toBeNull();
});

test.each([
  [at(8450), at(7995), '£455 less'],
  [at(7995), at(8450), '£455 more'],
  [at(8450), at(8450), null],
  [at(8450), at(8450, 'reserved'), 'Reserved'],
  [at(8450), at(7995, 'sold'), 'Sold'],
  [at(8450, 'reserved'), at(8450, 'sold'), 'Sold'],
  [at(8450), at(8450, 'withdrawn'), 'No longer for sale'],
  [at(8450, 'sold'), at(8450), 'For sale again'],
  [at(8450, 'withdrawn'), at(7995), 'For sale again, £455 less'],
  [at(8450, 'sold'), at(7995, 'sold'), null],
  [at(8450), at(8000, null), null],
  [at(null), at(8000), null],
  [null, at(8000), null],
])('from %o to %o a card says %s', (before, now, text) => {
  expect(changeText(before, now)).toBe(text);
  expect(isChanged({ before, now })).toBe(text !== null);
});

test('an advert whose state is not public is neither sold nor gone', () => {
  expect(stateText(null)).toBe('Not shown at present');
  expect(stateText('withdrawn')).toBe('No longer for sale');
});
