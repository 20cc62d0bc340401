import type { OwnFit } from './own-stock';
import type { ValuationInputs } from './schema';
import { bareValue, type ValuationOptions, valueCar } from './value-car';
import { type Grid, gridOf } from './what-if';

type Range = readonly [low: number, high: number];

/** A valuation for its page, in whole pounds. */
export type ValuationResult = {
  inputs: ValuationInputs;
  value: number;
  range80: Range;
  range90: Range;
  /** Contribution of each step, by feature; the value minus their sum is a typical advert's. */
  reasons: { feature: string; amount: number }[];
  /** Codes of the causes of uncertainty. */
  caveats: string[];
  /** ISO date the car was valued for. */
  valuedOn: string;
};

/** Values a described car. Throws ValuationError. */
export function resultOf(inputs: ValuationInputs, options?: ValuationOptions): ValuationResult {
  const { value, range80, range90, contributions, caveats, basis } = valueCar(inputs, options);
  return {
    inputs,
    value,
    range80,
    range90,
    caveats,
    reasons: contributions,
    valuedOn: basis.asOf,
  };
}

/** Values the same car with other years and mileages, with the corrections of the result. */
export function whatIf({ inputs, valuedOn }: ValuationResult, own: OwnFit | null = null): Grid {
  return gridOf(inputs, Number(valuedOn.slice(0, 4)), (other) =>
    bareValue({ ...inputs, ...other }, { asOf: valuedOn, own }),
  );
}
