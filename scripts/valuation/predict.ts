import { logEstimate, pounds, subModelFor } from '../../lib/valuation/estimate';
import type { Model } from '../../lib/valuation/model';
import { priceLevel } from '../../lib/valuation/price-levels';
import type { Advert } from './adverts';
import type { Prediction } from './metrics';

/** Predicts an advert's price, in pounds of the training data's year. */
export function predict(model: Model, { car, price }: Advert): Prediction {
  const { knowledge } = priceLevel(car.make, car.model, car.body);
  const log = logEstimate(model, subModelFor(model, car), car, knowledge);
  return {
    price,
    value: pounds(log.value),
    range80: [pounds(log.low80), pounds(log.high80)],
    range90: [pounds(log.low90), pounds(log.high90)],
  };
}

export const withoutEngine = (advert: Advert): Advert => ({
  ...advert,
  car: { ...advert.car, tenths: null },
});
