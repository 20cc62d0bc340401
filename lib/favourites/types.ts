import type { VehicleSummary } from '../listings/types';

/** A favourite; `vehicle` is null when the listing is no longer public, such as a draft. */
export type FavouriteCar = {
  id: string;
  vehicle: VehicleSummary | null;
  isForSale: boolean;
};
