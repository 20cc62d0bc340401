import { formatPrice } from '../format';
import type { CarSight, CarState, FavouriteCar } from './types';

/** The label of a car that cannot be bought now. */
const STATES: Record<CarState, string> = {
  for_sale: 'For sale',
  reserved: 'Reserved',
  sold: 'Sold',
  withdrawn: 'No longer for sale',
};

/** 'Sold'; of an advert whose state is not public, 'Not shown at present'. */
export const stateText = (state: CarState | null) =>
  state === null ? 'Not shown at present' : STATES[state];

type Priced = Pick<FavouriteCar, 'now' | 'priceWhenSaved'>;

/** '£8,450 → £7,995 since you saved it'; null where the price is the same or unknown. */
export function sinceSavedText({ now, priceWhenSaved: saved }: Priced): string | null {
  if (saved === null || now.price === null || saved === now.price) return null;
  return `${formatPrice(saved)} → ${formatPrice(now.price)} since you saved it`;
}

/** '£455 less' from one price to another. */
const moveText = (from: number, to: number) =>
  `${formatPrice(Math.abs(to - from))} ${to < from ? 'less' : 'more'}`;

/**
 * Says what has changed between two looks: 'Sold', 'For sale again, £455 less'. Null where nothing has, or
 * where either is unknown.
 */
export function changeText(before: CarSight | null, now: CarSight): string | null {
  if (!before?.state || !now.state) return null;
  const hasMoved = before.price !== null && now.price !== null && before.price !== now.price;
  const move = hasMoved ? moveText(before.price as number, now.price as number) : null;
  if (before.state === now.state)
    return now.state === 'for_sale' || now.state === 'reserved' ? move : null;
  if (now.state !== 'for_sale') return STATES[now.state];
  return move ? `For sale again, ${move}` : 'For sale again';
}

/** Whether something has changed since the visit before. */
export const isChanged = ({ before, now }: Pick<FavouriteCar, 'before' | 'now'>) =>
  changeText(before, now) !== null;
