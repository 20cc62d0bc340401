import type { VehicleSummary } from '../listings/types';

/** Whether a saved car can still be bought; as the SQL type `saved_car_state`. */
export type CarState = 'for_sale' | 'reserved' | 'sold' | 'withdrawn';

/** The price, in whole pounds, and the state of a car at one time; null where unknown. */
export type CarSight = { price: number | null; state: CarState | null };

/** A favourite; `vehicle` is null when the listing is no longer public. */
export type FavouriteCar = {
  id: string;
  vehicle: VehicleSummary | null;
  isForSale: boolean;
  /** '2019 Ford Fiesta'; null of a car of which nothing public is known. */
  title: string | null;
  /** The asking price and the state now, of a car that is gone the last price. */
  now: CarSight;
  priceWhenSaved: number | null;
  /** The car as seen in the visit before; null in the first one. */
  before: CarSight | null;
  /** The user's note; '' without one, null on a device, which stores none. */
  note: string | null;
  /** Whether the note is shown where the shortlist is shared. */
  isNoteShared: boolean;
};
