import type {
  BodyType,
  Colour,
  Condition,
  FuelType,
  SellerType,
  ServiceHistory,
} from '@/lib/listings/constants';
import type { PageFact, SaidFact } from '@/lib/listings/facts';
import type { Facts } from '@/lib/listings/fields';
import type { Valuation } from '@/lib/valuation/types';

export type ListingStatus = 'draft' | 'active' | 'reserved' | 'sold';

type Stated = Pick<
  Facts,
  Exclude<PageFact, 'engineSize'> | 'trim' | 'year' | 'mileage' | 'transmission'
>;

/** A car's data, from which its text, price and features are generated. */
export interface Car extends Stated {
  make: string;
  model: string;
  /** Rank of the trim within its model, from 0 (entry level) to 1 (top). */
  richness: number;
  registered: Date;
  fuel: FuelType;
  body: BodyType;
  condition: Condition;
  litres: number | null;
  /** Ratio of the engine's size to the mean of its model, year and fuel; 1 without an engine. */
  relativeSize: number;
  seats: number;
  colour: Colour;
  owners: number;
  serviceHistory: ServiceHistory;
  /** Current new price in pounds, for the middle of the model's range. */
  newPrice: number;
}

export interface SeedVehicle extends Car, Pick<Facts, SaidFact> {
  id: string;
  price: number;
  /** Earlier asking prices, oldest first, each from its date; `price` is asked since `updatedAt`. */
  earlierPrices: { price: number; changedAt: Date }[];
  registrationNumber: string;
  description: string | null;
  features: string[];
  status: ListingStatus;
  views: number;
  createdAt: Date;
  updatedAt: Date;
  postcode: string;
  /** Null for a car that is not for sale, or without a stated mileage. */
  valuation: Valuation | null;
  /** The made-up price of a sold car and its valuation before the sale; null where its seller does not say. */
  sale: { price: number; valuation: Valuation } | null;
}

export interface SeedSeller {
  id: string;
  type: SellerType;
  name: string;
  about: string | null;
  town: string;
  outwardCode: string;
  phone: string;
  email: string;
  postcode: string;
  createdAt: Date;
  vehicles: SeedVehicle[];
}
