import { inPounds, logEstimate, subModelFor, withDrift } from '../../lib/valuation/estimate';
import type { Model } from '../../lib/valuation/model';
import { priceLevel } from '../../lib/valuation/price-levels';
import type { Advert } from './adverts';
import type { Prediction } from './metrics';

/**
 * Predicts an advert's price, in pounds of the training data's year times `level`, with ranges for a drift of prices
 * since then.
 */
export function predict(model: Model, { car, price }: Advert, level = 1, drift = 0): Prediction {
  const { knowledge } = priceLevel(car.make, car.model, car.body);
  const log = logEstimate(model, subModelFor(model, car), car, knowledge);
  return { price, ...inPounds(withDrift(log, drift), level) };
}

export const withoutEngine = (advert: Advert): Advert => ({
  ...advert,
  car: { ...advert.car, tenths: null },
});
