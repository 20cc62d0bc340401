import type { SellerType } from '../listings/constants';
import type { Facts } from '../listings/fields';
import type { ListingValuation } from '../listings/types';
import type { Enums } from '../supabase/database.types';

export type ListingStatus = Enums<'listing_status'>;
/** The statuses that a seller can set. */
export type SellerStatus = Exclude<ListingStatus, 'held'>;

/** A listing of the user's own, in any status. A draft's price and condition are null until given. */
export type OwnListing = Facts & {
  id: string;
  status: ListingStatus;
  sellerType: SellerType;
  /** Whether staff took it off the site: only they can publish it again. */
  isTakenDown: boolean;
  make: string;
  model: string;
  /** The sale price in whole pounds. */
  soldPrice: number | null;
  viewsCount: number;
  /** ISO date-times. */
  createdAt: string;
  updatedAt: string;
  images: { id: string; url: string; isPrimary: boolean }[];
  /** The valuation's figure and ranges in whole pounds; null until the car can be valued. */
  valuation: Pick<ListingValuation, 'value' | 'range80' | 'range90'> | null;
};

/** A draft, as the list of drafts to continue shows it. */
export type Draft = Pick<
  OwnListing,
  | 'id'
  | 'status'
  | 'make'
  | 'model'
  | 'year'
  | 'mileage'
  | 'condition'
  | 'price'
  | 'description'
  | 'images'
  | 'updatedAt'
>;

/** The user as a seller, with fields that only the user and staff see. */
export type OwnSeller = {
  id: string;
  name: string;
  type: Enums<'seller_type'>;
  about: string | null;
  phone: string | null;
  postcode: string | null;
  /** The last application to be a dealer. */
  application: { status: Enums<'application_status'>; companyName: string } | null;
};
