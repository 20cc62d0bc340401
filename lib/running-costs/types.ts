import type { BodyType, FuelType, Transmission } from '../listings/constants';

/** What the running costs of a vehicle depend on. */
export type CostInputs = {
  make: string;
  model: string;
  year: number;
  fuelType: FuelType;
  transmission: Transmission;
  bodyType: BodyType;
  /** Litres. */
  engineSize: number | null;
  registrationNumber: string | null;
};

/** What a figure of road tax is based on; lib/running-costs/describe.ts has the words. */
export type TaxBasis =
  | 'exempt'
  | 'exempt-perhaps'
  | 'engine-size'
  | 'engine-unknown'
  | 'electric'
  | 'low-emission'
  | 'typical-version'
  | 'typical-model'
  | 'typical-kind'
  | 'standard'
  | 'supplement'
  | 'supplement-perhaps'
  | 'van'
  | 'van-perhaps-clean'
  | 'date-2001'
  | 'date-2017';

export type RoadTax = {
  /** Pounds a year, from and to. */
  range: readonly [low: number, high: number];
  /** The likeliest figure; null where no figure in the range is likelier. */
  typical: number | null;
  basis: TaxBasis;
};

export type Ulez = 'meets' | 'fails' | 'unsure';
