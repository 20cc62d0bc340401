import type { CarState, FavouriteCar } from '@/lib/favourites/types';

const ID = '44444444-4444-4444-8444-000000000000';

/** The id of the nth car. */
export const idOf = (at: number) => ID.slice(0, -String(at).length) + at;

/** A favourite at a price now and when saved. */
export const savedCar = (
  id: string,
  price: number | null,
  priceWhenSaved: number | null = null,
  state: CarState | null = 'for_sale',
): FavouriteCar => ({
  id,
  vehicle: null,
  isForSale: state === 'for_sale',
  title: '2019 Ford Fiesta',
  now: { price, state },
  priceWhenSaved,
  before: null,
  note: null,
  isNoteShared: false,
});
