import type { Database } from '@/lib/supabase/database.types';
import type { WriteOff } from '../listings/said-values';

type Enums = Database['public']['Enums'];
export type Fuel = Enums['fuel_type'];
export type Gearbox = Enums['transmission_type'];
export type Body = Enums['body_type'];
export type Condition = Enums['vehicle_condition'];

/** Input from the seller; mileage in miles, engine size in litres. */
export interface ValuationInput {
  make: string;
  model: string;
  year: number;
  mileage: number;
  fuelType: Fuel;
  transmission: Gearbox;
  bodyType?: Body | null;
  condition?: Condition | null;
  engineSize?: number | null;
  /** The category of a write-off as its seller says it. */
  writeOff?: WriteOff | null;
}

/** Pounds from and to. */
type Range = readonly [low: number, high: number];

/** One step from the typical advert to this car, in pounds; a step may be 0. */
export type Feature =
  | 'make'
  | 'model'
  | 'year'
  | 'mileage'
  | 'fuelType'
  | 'transmission'
  | 'engineSize'
  | 'condition'
  | 'priceIndex'
  | 'ownAdverts';

export interface Contribution {
  feature: Feature;
  amount: number;
}

/** Reasons for a wider range or a less certain value. */
export type Caveat =
  | 'make_not_in_data'
  | 'make_unknown'
  | 'model_not_in_data'
  | 'model_unknown'
  | 'fuel_not_in_data'
  | 'plug_in_counted_as_hybrid'
  | 'engine_size_missing'
  | 'older_than_data'
  | 'year_in_future'
  | 'mileage_beyond_data'
  | 'condition_by_judgement';

/**
 * The ONS index that converts prices of the data's year to a later one; its factor also has what
 * prices of the car's fuel and age did besides.
 */
export interface IndexBasis {
  series: string;
  from: { year: number; value: number };
  to: { year: number; value: number };
  factor: number;
}

interface ValuationBasis {
  modelVersion: string;
  /** The year of the adverts, and of prices before the index is applied. */
  dataYear: number;
  /** Null if the data is current or the index is turned off. */
  index: IndexBasis | null;
  /** Null unless the marketplace's own adverts have taught something. */
  own: OwnBasis | null;
  /** The day the car is valued for, as YYYY-MM-DD: its age counts to this year. */
  asOf: string;
}

/** The correction of a car's value by the marketplace's own adverts; see `fitOwnStock`. */
interface OwnBasis {
  factor: number;
  /** Number of adverts behind all corrections. */
  adverts: number;
  /** The day of the fit, as YYYY-MM-DD. */
  fittedOn: string;
}

/**
 * A value with its ranges, the first strictly inside the second; `base` and the contributions sum to
 * `value`. All are pounds in multiples of 10.
 */
export interface Valuation {
  value: number;
  range80: Range;
  range90: Range;
  base: number;
  contributions: Contribution[];
  caveats: Caveat[];
  basis: ValuationBasis;
}

export type ValuationErrorCode =
  | 'not_an_object'
  | 'make_invalid'
  | 'model_invalid'
  | 'year_invalid'
  | 'mileage_invalid'
  | 'fuel_type_invalid'
  | 'transmission_invalid'
  | 'body_type_invalid'
  | 'condition_invalid'
  | 'engine_size_invalid'
  | 'date_invalid';

/** Thrown for input that cannot be valued; the code names the field. */
export class ValuationError extends Error {
  override name = 'ValuationError';
  constructor(readonly code: ValuationErrorCode) {
    super(`Valuation: ${code.replaceAll('_', ' ')}`);
  }
}
