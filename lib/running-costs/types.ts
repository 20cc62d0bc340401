import type { BodyType, FuelType, Transmission } from '../listings/constants';

/** The inputs of the running costs of a vehicle. */
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

/** The basis of a figure of road tax; lib/running-costs/describe.ts has the texts. */
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
