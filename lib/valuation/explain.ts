import type { Car } from './columns';
import { logValue, pounds, roundPounds, type SubModel } from './estimate';
import type { Model } from './model';
import type { Contribution, Feature } from './types';

/** Age in years of a typical advert, at which the step to the model is priced. */
const TYPICAL_AGE = 3;

/**
 * Explains a value as steps from the typical advert to this car, one input at a time in a fixed
 * order, each priced by the model. The amounts sum to the value by construction, and a small change
 * of one input changes its own step and later ones only as far as it changes prices. Pounds of the
 * data's year; each running sum is rounded like every figure.
 */
export function explain(
  model: Model,
  part: SubModel,
  car: Car,
): { base: number; contributions: Contribution[] } {
  const usual = model.usual[`${car.make} ${car.model}`];
  const fuel = usual?.fuel ?? 'petrol';
  // Without an engine size all steps use the sub-model without that column.
  const tenths = (of: string) =>
    car.tenths === null ? null : (usual?.tenths[of] ?? (usual ? car.tenths : null));
  const atAge = (age: number) => model.usualMiles[Math.min(age, model.usualMiles.length - 1)] ?? 0;

  let now: Car = {
    ...car,
    fuel,
    gearbox: usual?.gearbox ?? 'manual',
    tenths: tenths(fuel),
    age: TYPICAL_AGE,
    mileage: atAge(TYPICAL_AGE),
  };
  const base = roundPounds(model.typicalPrice);
  let before = base;
  const contributions: Contribution[] = [];
  const step = (feature: Feature, price: number) => {
    contributions.push({ feature, amount: price - before });
    before = price;
  };
  const change = (feature: Feature, part_: Partial<Car>) => {
    now = { ...now, ...part_ };
    step(feature, pounds(logValue(model, part, now)));
  };
  step('make', roundPounds(model.makePrices[car.make] ?? base));
  change('model', {});
  change('year', { age: car.age, mileage: atAge(car.age) });
  change('mileage', { mileage: car.mileage });
  change('fuelType', { fuel: car.fuel, tenths: tenths(car.fuel) });
  change('transmission', { gearbox: car.gearbox });
  change('engineSize', { tenths: car.tenths });
  return { base, contributions };
}
