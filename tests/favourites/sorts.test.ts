import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAVOURITE_SORTS, readFavouriteSort, sortFavourites } from '@/lib/favourites/sorts';
import { savedCar } from './saved-car';

const items = (...cars: Parameters<typeof savedCar>[]) =>
  cars.map((car) => ({ id: car[0], car: savedCar(...car) }));
const ids = (sorted: { id: string }[]) => sorted.map(({ id }) => id).join('');

test('cars are sorted by price or by price cut, those that are gone last', () => {
  const saved = items(
    ['a', 9000, 8000],
    ['b', 7000, 7000, 'sold'],
    ['c', 8000, 8900],
    ['d', 8000, 8100, 'reserved'],
    ['e', null, null, 'withdrawn'],
  );
  expect(ids(sortFavourites(saved, 'saved'))).toBe('abcde');
  expect(ids(sortFavourites(saved, 'price'))).toBe('cdabe');
  expect(ids(sortFavourites(saved, 'change'))).toBe('cdabe');
});

test('a car that is still being loaded stays on top', () => {
  const saved = [...items(['a', 9000]), { id: 'b', car: undefined }];
  expect(ids(sortFavourites(saved, 'price'))).toBe('ba');
});

test('sorting keeps every car, and equal ones in the order of saving', () => {
  const price = fc.option(fc.integer({ min: 1, max: 4 }));
  const state = fc.constantFrom('for_sale' as const, 'sold' as const, null);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(price, price, state)),
      fc.constantFrom('price' as const, 'change' as const),
      (cars, sort) => {
        const saved = cars.map(([now, before, at], index) => ({
          id: index,
          car: savedCar('x', now, before, at),
        }));
        const sorted = sortFavourites(saved, sort);
        expect(sorted.map(({ id }) => id).sort((a, b) => a - b)).toEqual(saved.map(({ id }) => id));
        expect(sortFavourites(sorted, sort)).toEqual(sorted);
        for (const [at, item] of sorted.entries()) {
          const next = sorted[at + 1];
          if (next && JSON.stringify(next.car) === JSON.stringify(item.car))
            expect(next.id).toBeGreaterThan(item.id);
        }
      },
    ),
  );
});

test.each(['toString', '', 'PRICE', undefined, ['price'], 'x'.repeat(40_000)])(
  'an order that does not exist is the last saved first: %.20s',
  (value) => expect(readFavouriteSort(value)).toBe('saved'),
);

test('each order is read from its own name', () => {
  for (const name of Object.keys(FAVOURITE_SORTS)) expect(readFavouriteSort(name)).toBe(name);
});
