import type { FavouriteCar } from './types';

/** The orders of the favourites, by the value of `?sort=`. */
export const FAVOURITE_SORTS = {
  saved: 'Last saved',
  price: 'Lowest price',
  change: 'Biggest price cut',
} as const;

export type FavouriteSort = keyof typeof FAVOURITE_SORTS;

/** Reads `?sort=`; anything unknown is the order in which the cars were saved. */
export const readFavouriteSort = (value: unknown): FavouriteSort =>
  typeof value === 'string' && Object.hasOwn(FAVOURITE_SORTS, value)
    ? (value as FavouriteSort)
    : 'saved';

type Listed = { car: FavouriteCar | undefined };

/** The difference from the price when saved, in pounds; 0 where one is unknown. */
const differenceOf = ({ now, priceWhenSaved }: FavouriteCar) =>
  now.price === null || priceWhenSaved === null ? 0 : now.price - priceWhenSaved;

const isGone = ({ now }: FavouriteCar) => now.state !== 'for_sale' && now.state !== 'reserved';

/** Orders of two loaded cars; negative where the first comes first. */
const COMPARE = {
  price: (a: FavouriteCar, b: FavouriteCar) =>
    (a.now.price ?? Number.MAX_SAFE_INTEGER) - (b.now.price ?? Number.MAX_SAFE_INTEGER),
  change: (a: FavouriteCar, b: FavouriteCar) => differenceOf(a) - differenceOf(b),
};

/**
 * Sorts favourites, given as last saved first. By price or change those that can be bought come before those
 * that are gone, equal ones as they were saved, and one that is not loaded yet stays on top.
 */
export function sortFavourites<Item extends Listed>(items: Item[], sort: FavouriteSort): Item[] {
  if (sort === 'saved') return items;
  return items.toSorted((a, b) => {
    if (!a.car || !b.car) return Number(Boolean(a.car)) - Number(Boolean(b.car));
    return Number(isGone(a.car)) - Number(isGone(b.car)) || COMPARE[sort](a.car, b.car);
  });
}
