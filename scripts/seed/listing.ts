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

/** What the car is: all that its text, its price and its features are made from. */
export interface Car {
  make: string;
  model: string;
  trim: string | null;
  /** Place of the trim among the model's, 0 the plainest, 1 the richest. */
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
  /** Pounds today, in the middle of the model's range. */
  newPrice: number;
}

export interface SeedVehicle extends Car {
  id: string;
  price: number;
  registrationNumber: string;
  description: string | null;
  features: string[];
  status: ListingStatus;
  views: number;
  createdAt: Date;
  updatedAt: Date;
  postcode: string;
  /** Null for a car that is not for sale, or whose mileage nobody says. */
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
