import type { SellerType } from '../listings/constants';
import type { VehicleSummary } from '../listings/types';

/** A seller with something for sale, as shown on their page, with one page of their vehicles. */
export type SellerPage = {
  id: string;
  sellerType: SellerType;
  name: string;
  about: string | null;
  /** Town. */
  location: string | null;
  /** ISO date-time of the seller's first listing here. */
  since: string;
  /** Median minutes until the first reply; null with few conversations. */
  replyMinutes: number | null;
  /** Vehicles for sale. */
  total: number;
  page: number;
  pages: number;
  /** Newest first. */
  vehicles: VehicleSummary[];
};
