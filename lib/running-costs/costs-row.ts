import type { BodyType, Condition, FuelType, Transmission } from '../listings/constants';
import { bareAgeing } from '../valuation/ageing';
import type { OwnFit } from '../valuation/own-stock';
import { costToOwn, type OwnedCar } from './cost-to-own';
import { USUAL_OWNER } from './owner';
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
  mileage: number | null;
  condition: Condition | null;
  fuel_type: FuelType;
  transmission: Transmission;
  body_type: BodyType;
  engine_size: number | null;
  public_registration: string | null;
};

/** Selects a listing's CostColumns through the API, make and model as objects with a name. */
export const COST_COLUMNS =
  'vehicle_id:id, make_id, model_id, year, mileage, condition, fuel_type, transmission, body_type, engine_size, public_registration, make:vehicle_makes(name), model:vehicle_models(name)';

type Named = { name: string };
type SelectedColumns = Omit<CostColumns, 'make' | 'model'> & { make: Named; model: Named };

/** The rows of listings read by COST_COLUMNS. */
export const costsRows = (rows: readonly SelectedColumns[], own: OwnFit | null) => {
  const today = new Date().toISOString().slice(0, 10);
  return rows.map((row) =>
    costsRow({ ...row, make: row.make.name, model: row.model.name }, today, own),
  );
};

/**
 * A listing's running costs with their inputs, as an argument of the SQL function `keep_running_costs`; `own` corrects
 * the value of which it loses a part.
 */
export function costsRow(
  { make, model, ...columns }: CostColumns,
  today: string,
  own: OwnFit | null = null,
) {
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
    cost_to_own: usualCost({ ...car, ...columns, mpg }, today, own),
  };
}

type Costed = Omit<OwnedCar, 'ageing'> & Pick<CostColumns, 'mileage' | 'condition'>;

/** The cost of three years without insurance in pounds, by the middle of each part; null where one is not known. */
function usualCost(car: Costed, today: string, own: OwnFit | null): number | null {
  const ageing = bareAgeing(car, USUAL_OWNER.milesAYear, today, own);
  const { total, missing } = costToOwn({ ...car, ageing }, USUAL_OWNER, today);
  if (missing.some((part) => part !== 'insurance')) return null;
  return Math.round((total[0] + total[1]) / 2);
}
