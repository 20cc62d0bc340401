import type {
  BodyType,
  Condition,
  FuelType,
  SellerType,
  ServiceHistory,
  Transmission,
} from './constants';

/** One car as a card shows it. Prices in whole pounds, mileage in miles, distance in miles. */
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
  /** A seller's own picture; null when the product's illustration is drawn instead. */
  imageUrl: string | null;
  distanceMiles: number | null;
  /** The asking price lies inside the valuation's 90% range. */
  isVerified: boolean;
};

/** What the model says of a listing, in whole pounds. */
export type ListingValuation = {
  value: number;
  range80: readonly [low: number, high: number];
  range90: readonly [low: number, high: number];
  /** What each input adds or takes; what they leave of the value is where they start from. */
  reasons: { feature: string; amount: number }[];
  /** Codes of what makes the figure less sure. */
  caveats: string[];
  /** ISO date. */
  valuedOn: string;
};

/** One car as its own page shows it. */
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
  seller: { id: string; name: string; since: string };
  /** Null where there is none that fits the car as it stands. */
  valuation: ListingValuation | null;
};

export type Make = { id: string; name: string; models: { id: string; name: string }[] };
