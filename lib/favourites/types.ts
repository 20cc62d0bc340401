import type { VehicleSummary } from '../listings/types';

/** A favourite of an account; its car is null where the seller took it back to a draft. */
export type FavouriteCar = {
  id: string;
  vehicle: VehicleSummary | null;
  isForSale: boolean;
};
