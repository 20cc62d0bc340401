import type { OwnFit } from './own-stock';
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

type Example = { own: OwnFit | null; result: ValuationResult; grid: Grid };

let latest: Example | null = null;

/**
 * The valuation of the example on a day (ISO date) as its result's page gives it; computed once for
 * each day and each reading of the corrections by own adverts.
 */
export function valuationExample(day: string, own: OwnFit | null = null): Example {
  if (latest?.result.valuedOn === day && latest.own === own) return latest;
  const result = resultOf(CAR, { asOf: day, own });
  latest = { own, result, grid: whatIf(result, own) };
  return latest;
}
