import type {
  BodyType,
  Condition,
  FuelType,
  SellerType,
  ServiceHistory,
  Transmission,
} from './constants';

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
  colour: string | null;
  location: string | null;
  /** The seller's picture; null shows an illustration. */
  imageUrl: string | null;
  distanceMiles: number | null;
  /** The asking price lies inside the valuation's 90% range. */
  isVerified: boolean;
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

/** A vehicle as shown on its page. */
export type VehicleDetail = Omit<VehicleSummary, 'distanceMiles' | 'imageUrl'> & {
  condition: Condition;
  /** Litres. */
  engineSize: number | null;
  doors: number | null;
  seats: number | null;
  owners: number | null;
  serviceHistory: ServiceHistory | null;
  /** ISO date. */
  motExpiry: string | null;
  registrationNumber: string | null;
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
  };
  /** Null without a valuation for the listing's current data. */
  valuation: ListingValuation | null;
};

export type Make = { id: string; name: string; models: { id: string; name: string }[] };
