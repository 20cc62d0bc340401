import type { BodyType, FuelType, Transmission } from '../listings/constants';
import { RATES } from './rates';
import { roadTax } from './road-tax';
import { typicalMpg } from './typical';

/** The inputs of the running costs, as columns of a listing. */
export type CostColumns = {
  vehicle_id: string;
  make_id: string;
  model_id: string;
  make: string;
  model: string;
  year: number;
  fuel_type: FuelType;
  transmission: Transmission;
  body_type: BodyType;
  engine_size: number | null;
  public_registration: string | null;
};

/** A listing's running costs with their inputs, as an argument of the SQL function `keep_running_costs`. */
export function costsRow({ make, model, ...columns }: CostColumns, today: string) {
  const { year, fuel_type, transmission, body_type, engine_size, public_registration } = columns;
  const car = {
    make,
    model,
    year,
    transmission,
    fuelType: fuel_type,
    bodyType: body_type,
    engineSize: engine_size,
    registrationNumber: public_registration,
  };
  const tax = roadTax(car, today);
  const mpg = typicalMpg(car);
  return {
    ...columns,
    tax_low: tax.range[0],
    tax_high: tax.range[1],
    tax_typical: tax.typical,
    tax_basis: tax.basis,
    mpg_low: mpg?.[0] ?? null,
    mpg_high: mpg?.[1] ?? null,
    rates_version: RATES.version,
    costed_on: today,
  };
}
