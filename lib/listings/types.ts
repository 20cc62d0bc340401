import type { BodyType, Condition, FuelType, SellerType, Transmission } from './constants';
import type { PageFact, SaidFact } from './facts';
import type { Facts } from './fields';
import type { WriteOff } from './said-values';
import type { Verdict } from './verdict';

/** A vehicle as shown on a card. Price in whole pounds, mileage and distance in miles. */
export type VehicleSummary = {
  id: string;
  sellerType: SellerType;
  make: string;
  model: string;
  trim: string | null;
  year: number;
  price: number;
  mileage: number | null;
  fuelType: FuelType;
  transmission: Transmission;
  bodyType: BodyType;
  seats: number | null;
  colour: string | null;
  location: string | null;
  /** The seller's picture; null shows an illustration. */
  imageUrl: string | null;
  distanceMiles: number | null;
  /** Whether there is a verdict and the asking price lies inside the valuation's 80% range. */
  isVerified: boolean;
  /** The valuation in whole pounds; null without one. */
  value: number | null;
  verdict: Verdict;
  /** The category of a write-off as the seller says; null if not said. */
  writeOff: WriteOff | null;
  /**
   * Whether no other car of its model for sale is cheaper, newer and has fewer miles; only with
   * eight rivals or more.
   */
  isUnbeaten: boolean;
  /** Whether a buyer had reserved it when the list was made. */
  isReserved: boolean;
};

/** The valuation of a listing, in whole pounds. */
export type ListingValuation = {
  value: number;
  range80: readonly [low: number, high: number];
  range90: readonly [low: number, high: number];
  /** Contribution of each input; the value minus their sum is the base price. */
  reasons: { feature: string; amount: number }[];
  /** Codes of the causes of uncertainty. */
  caveats: string[];
  /** ISO date. */
  valuedOn: string;
};

/**
 * The position of a vehicle among the others of its model for sale, of which there are eight or
 * more.
 */
export type Standing = {
  /** Whether no other car is cheaper, newer and has fewer miles. */
  isUnbeaten: boolean;
  /** Number of other cars. */
  rivals: number;
  /** Up to five cars that beat it, cheapest first. */
  beatenBy: VehicleSummary[];
};

/** How a price compares with those of three or more rivals: similar vehicles for sale. */
export type MarketPosition = {
  rivals: number;
  /**
   * Number of rivals that ask less. All prices here are adjusted to the age and the mileage of this
   * vehicle.
   */
  cheaper: number;
  /** The middle half of their prices. */
  middleHalf: readonly [low: number, high: number];
  /** Up to twelve rivals, cheapest first. */
  nearest: (VehicleSummary & { brought: number })[];
};

/** Running costs of a vehicle; see lib/running-costs. */
export type RunningCosts = {
  /** Road tax in pounds a year, from and to. */
  tax: readonly [low: number, high: number];
  /** The likeliest figure; null if no figure in the range is likelier. */
  typicalTax: number | null;
  /** Code for the basis of the tax. */
  taxBasis: string;
  /** Official miles per imperial gallon, from and to; null for electric motors alone. */
  mpg: readonly [low: number, high: number] | null;
  ratesVersion: string;
};

/** An asking price in pounds, and the ISO date-time from which it was asked. */
export type PricePoint = { price: number; changedAt: string };

/** A vehicle as shown on its page. */
export type VehicleDetail = Omit<
  VehicleSummary & Pick<Facts, PageFact | SaidFact>,
  'distanceMiles' | 'imageUrl' | 'value' | 'isUnbeaten' | 'isReserved'
> & {
  condition: Condition;
  registrationNumber: string | null;
  /** Whether the seller hides the number plate. */
  isRegistrationHidden: boolean;
  description: string | null;
  features: string[];
  outwardCode: string | null;
  viewsCount: number;
  /** ISO date-time. */
  createdAt: string;
  updatedAt: string;
  images: { url: string; isPrimary: boolean }[];
  seller: {
    id: string;
    name: string;
    since: string;
    hasPhone: boolean;
    /** Median minutes until the first reply; null with few conversations. */
    replyMinutes: number | null;
    /** Vehicles for sale, this one among them. */
    vehicles: number;
  };
  /** Null without a valuation for the listing's current data. */
  valuation: ListingValuation | null;
  /** Null without a mileage. */
  standing: Standing | null;
  /** Null under three rivals, without a mileage, or far below such cars. */
  market: MarketPosition | null;
  /** ISO date-time until which a buyer has reserved it, when the page was made. */
  reservedUntil?: string | null;
  /** The asking prices while public, newest first; up to 50. */
  priceHistory: PricePoint[];
  /** Null until the server has calculated them. */
  runningCosts: RunningCosts | null;
};

/** The public data of a vehicle that is no longer for sale. */
export type DepartedVehicle = {
  make: string;
  model: string;
  year: number;
  /** ISO date. */
  wentOn: string;
};

/** The public data of a vehicle whose advert is held. */
export type HeldVehicle = {
  make: string;
  model: string;
  year: number;
  /** ISO date. */
  heldOn: string;
};

export type Make = { id: string; name: string; models: { id: string; name: string }[] };
