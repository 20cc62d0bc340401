import type { WriteOff } from '../listings/said-values';
import { tryValue } from './try-value';
import type { Body, Condition, Fuel, Gearbox, Valuation } from './types';
import { type ValuationOptions, valueCar } from './value-car';

/** The inputs of a valuation, as columns of a listing. */
export type ListingInputs = {
  vehicle_id: string;
  make_id: string;
  model_id: string;
  make: string;
  model: string;
  year: number;
  mileage: number | null;
  fuel_type: Fuel;
  transmission: Gearbox;
  body_type: Body;
  condition: Condition;
  engine_size: number | null;
  write_off: WriteOff | null;
};

type Facts = Omit<ListingInputs, 'vehicle_id' | 'make_id' | 'model_id' | 'mileage'> & {
  mileage: number;
};

/** Returns a listing as the model's input. */
export const modelInput = ({ make, model, ...inputs }: Facts) => ({
  make,
  model,
  year: inputs.year,
  mileage: inputs.mileage,
  fuelType: inputs.fuel_type,
  transmission: inputs.transmission,
  bodyType: inputs.body_type,
  condition: inputs.condition,
  engineSize: inputs.engine_size,
  writeOff: inputs.write_off,
});

/** Selects a listing's inputs through the API, make and model as objects with a name. */
export const VALUED_COLUMNS =
  'vehicle_id:id, make_id, model_id, year, mileage, fuel_type, transmission, body_type, condition, engine_size, write_off, make:vehicle_makes(name), model:vehicle_models(name)';

type Named = { name: string };
type SelectedInputs = Omit<ListingInputs, 'make' | 'model' | 'condition'> & {
  make: Named;
  model: Named;
  condition: Condition | null;
};

/** The rows of listings read by VALUED_COLUMNS, without those that have no figure. */
export const listingRows = (rows: readonly SelectedInputs[], options: ValuationOptions) =>
  rows.flatMap((row) => {
    const { condition, make, model } = row;
    if (condition === null) return [];
    return listingRow({ ...row, condition, make: make.name, model: model.name }, options) ?? [];
  });

/**
 * A listing's valuation with its inputs, as an argument of the SQL function `keep_valuations`; null
 * without a mileage, for a car that has no figure, or for input that the model cannot value.
 */
export function listingRow(listing: ListingInputs, options: ValuationOptions = {}) {
  const { make: _make, model: _model, ...inputs } = listing;
  if (inputs.mileage === null) return null;
  return tryValue(
    modelInput({ ...listing, mileage: inputs.mileage }),
    (car) => ({ ...inputs, ...valuationColumns(valueCar(car, options)) }),
    options.asOf,
  );
}

/** A valuation as columns of `vehicle_valuations`. */
export function valuationColumns(valuation: Valuation) {
  const { value, range80, range90, contributions, caveats, basis } = valuation;
  return {
    value,
    low_80: range80[0],
    high_80: range80[1],
    low_90: range90[0],
    high_90: range90[1],
    contributions: contributions.map(({ feature, amount }) => ({ feature, amount })),
    caveats,
    model_version: basis.modelVersion,
    valued_on: basis.asOf,
  };
}
