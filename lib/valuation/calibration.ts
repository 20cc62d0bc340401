import { exponential } from './exponential';
import { type Calibration, ValuationError } from './types';

/** Weight of the prior that the model's level is right, in listings. */
const DOUBT = 200;

/**
 * Fits the marketplace's level: the median ratio of asking price to model value, shrunk towards 1 for
 * few listings. Optional: applied only if the result is passed to `valueCar`.
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

/** Rejects a level outside 0.5 to 2, which indicates an error elsewhere. */
export function checkCalibration(calibration: Calibration): Calibration {
  if (!(calibration.factor >= 0.5 && calibration.factor <= 2))
    throw new ValuationError('calibration_invalid');
  return calibration;
}
