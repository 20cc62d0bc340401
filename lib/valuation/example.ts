import { resultOf, type ValuationResult, whatIf } from './result';
import type { ValuationInputs } from './schema';
import type { Grid } from './what-if';

/** A car with many adverts, described in full: its range is narrow. */
const CAR: ValuationInputs = {
  make: 'Ford',
  model: 'Fiesta',
  year: 2019,
  mileage: 31_240,
  condition: 'good',
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  engineSize: 1,
};

type Example = { result: ValuationResult; grid: Grid };

let latest: Example | null = null;

/** The model's valuation of the example on a day (ISO date); computed once for each day. */
export function valuationExample(day: string): Example {
  if (latest?.result.valuedOn === day) return latest;
  const result = resultOf(CAR, { asOf: day });
  latest = { result, grid: whatIf(result) };
  return latest;
}
