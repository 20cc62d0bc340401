import type {
  BodyType,
  Condition,
  FuelType,
  SellerType,
  ServiceHistory,
  Transmission,
} from '@/lib/listings/constants';
import type { Valuation } from '@/lib/valuation/types';

export type Colour =
  | 'black'
  | 'white'
  | 'silver'
  | 'grey'
  | 'blue'
  | 'red'
  | 'green'
  | 'orange'
  | 'yellow'
  | 'brown'
  | 'beige'
  | 'gold'
  | 'purple'
  | 'bronze';

export type ListingStatus = 'draft' | 'active' | 'reserved' | 'sold';

/** A car's data, from which its text, price and features are generated. */
export interface Car {
  make: string;
  model: string;
  trim: string | null;
  /** Rank of the trim within its model, from 0 (entry level) to 1 (top). */
  richness: number;
  year: number;
  registered: Date;
  mileage: number | null;
  fuel: FuelType;
  transmission: Transmission;
  body: BodyType;
  condition: Condition;
  litres: number | null;
  doors: number | null;
  seats: number;
  colour: Colour;
  owners: number;
  serviceHistory: ServiceHistory;
  /** ISO date; null before the first test is due. */
  motExpiry: string | null;
  /** Current new price in pounds, for the middle of the model's range. */
  newPrice: number;
}

export interface SeedVehicle extends Car {
  id: string;
  price: number;
  /** What it asked before, oldest first, each from its date; `price` is asked since `updatedAt`. */
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
