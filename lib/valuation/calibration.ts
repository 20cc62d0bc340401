import { exponential } from './exponential';
import { type Calibration, ValuationError } from './types';

/** Listings that weigh as much as the belief that the model's level is right. */
const DOUBT = 200;

/**
 * The marketplace's own level: the median of asking price over model value, drawn towards 1 where
 * listings are few. An optional step: nothing applies it unless `valueCar` is given the result.
 */
export function fitCalibration(
  listings: readonly { value: number; price: number }[],
  asOf: string,
): Calibration {
  const ratios = listings
    .filter(({ value, price }) => value > 0 && price > 0 && Number.isFinite(value + price))
    .map(({ value, price }) => Math.log(price / value))
    .sort((a, b) => a - b);
  const median = ratios[ratios.length >> 1] ?? 0;
  const share = ratios.length / (ratios.length + DOUBT);
  const factor = Math.round(exponential(median * share) * 10_000) / 10_000;
  return checkCalibration({ factor, listings: ratios.length, asOf });
}

/** A level outside a half and double says that something else is wrong. */
export function checkCalibration(calibration: Calibration): Calibration {
  if (!(calibration.factor >= 0.5 && calibration.factor <= 2))
    throw new ValuationError('calibration_invalid');
  return calibration;
}
