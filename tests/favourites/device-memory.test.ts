import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookAt, readMemory, rememberSaved } from '@/lib/favourites/device-memory';
import { idOf, savedCar } from './saved-car';

const CAR = idOf(1);
const OTHER = idOf(2);
const HOUR = 60 * 60_000;
const NONE = readMemory(null);

test('a car keeps its price when saved, and the last look of the visit before', () => {
  let memory = rememberSaved(NONE, savedCar(CAR, 8450));
  const look = (
    price: number | null,
    hours: number,
    state: 'for_sale' | 'withdrawn' = 'for_sale',
  ) => {
    const looked = lookAt(memory, [savedCar(CAR, price, null, state)], hours * HOUR);
    memory = looked.memory;
    return looked.cars[0];
  };
  expect(look(8450, 1)?.before).toEqual({ price: 8450, state: 'for_sale' });
  expect(look(7995, 2)).toMatchObject({ priceWhenSaved: 8450, before: { price: 8450 } });
  // The same visit.
  expect(look(7995, 2.4)?.before?.price).toBe(8450);
  expect(look(7995, 4)?.before?.price).toBe(7995);
  // A car that is gone keeps its last price.
  expect(look(null, 6, 'withdrawn')).toMatchObject({
    now: { price: 7995, state: 'withdrawn' },
    before: { price: 7995, state: 'for_sale' },
  });
});

test('a car saved before prices were remembered counts as saved at the first look', () => {
  const { memory, cars } = lookAt(NONE, [savedCar(CAR, 8450)], HOUR);
  expect(cars[0]).toMatchObject({ priceWhenSaved: 8450, before: null });
  expect(lookAt(memory, [savedCar(CAR, 8000)], HOUR).cars[0]?.priceWhenSaved).toBe(8450);
});

test('a car that is no favourite any more is forgotten, and one saved again begins anew', () => {
  const both = lookAt(NONE, [savedCar(CAR, 1), savedCar(OTHER, 2)], HOUR).memory;
  expect(Object.keys(lookAt(both, [savedCar(OTHER, 2)], HOUR).memory.cars)).toEqual([OTHER]);
  const again = rememberSaved(both, savedCar(CAR, 900));
  expect(lookAt(again, [savedCar(CAR, 900)], HOUR).cars[0]?.priceWhenSaved).toBe(900);
});

test('a clock that was set back begins a visit', () => {
  const { memory } = lookAt(NONE, [savedCar(CAR, 8450)], 9 * HOUR);
  expect(lookAt(memory, [savedCar(CAR, 8000)], HOUR).cars[0]?.before?.price).toBe(8450);
});

test('whatever is stored is read, and what is written is read as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const memory = readMemory(stored);
      expect(readMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
      const hostile = readMemory({ at: stored, cars: { [CAR]: stored, x: stored } });
      expect(Object.keys(hostile.cars)).toEqual([CAR]);
      lookAt(hostile, [savedCar(CAR, 8450)], HOUR);
    }),
  );
});
