import { median as middleOf } from '../../lib/core/median';

export interface Prediction {
  price: number;
  value: number;
  range80: readonly [number, number];
  range90: readonly [number, number];
}

export interface Metrics {
  n: number;
  mdape: number;
  mape: number;
  mae: number;
  r2: number;
  within10: number;
  coverage80: number;
  coverage90: number;
  medianWidth90: number;
  /** Coverage by deciles of the value, lowest first. */
  coverage90ByDecile: number[];
}

export interface Summary {
  n: number;
  mdape: number;
  bias: number;
  coverage80: number;
  coverage90: number;
  medianWidth80: number;
  medianWidth90: number;
}

/** Measures errors relative to the price and widths relative to the value: fractions, but `mae` in pounds and `n`. */
export function measure(predictions: readonly Prediction[]): Metrics {
  const n = predictions.length;
  const errors = predictions.map(({ price, value }) => Math.abs(value - price) / price);
  const average = mean(predictions.map(({ price }) => price));
  const left = mean(predictions.map(({ price, value }) => (price - value) ** 2));
  const spread = mean(predictions.map(({ price }) => (price - average) ** 2));
  const byValue = [...predictions].sort((a, b) => a.value - b.value);
  return {
    n,
    mdape: round(median(errors)),
    mape: round(mean(errors)),
    mae: round(mean(predictions.map(({ price, value }) => Math.abs(value - price))), 2),
    r2: round(1 - left / spread),
    within10: round(mean(errors.map((error) => (error <= 0.1 ? 1 : 0)))),
    coverage80: round(coverage(predictions, 'range80')),
    coverage90: round(coverage(predictions, 'range90')),
    medianWidth90: round(median(predictions.map(({ value, range90: [a, b] }) => (b - a) / value))),
    coverage90ByDecile: Array.from({ length: 10 }, (_, tenth) =>
      round(
        coverage(
          byValue.slice(Math.floor((tenth * n) / 10), Math.floor(((tenth + 1) * n) / 10)),
          'range90',
        ),
      ),
    ),
  };
}

/** Returns the figures of a part of the adverts; a `bias` above 0 means values too high. */
export function summarise(predictions: readonly Prediction[]): Summary {
  const relative = (range: 'range80' | 'range90') =>
    median(predictions.map(({ value, [range]: [low, high] }) => (high - low) / value));
  return {
    n: predictions.length,
    mdape: round(median(predictions.map(({ price, value }) => Math.abs(value / price - 1)))),
    bias: round(median(predictions.map(({ price, value }) => value / price - 1))),
    coverage80: round(coverage(predictions, 'range80')),
    coverage90: round(coverage(predictions, 'range90')),
    medianWidth80: round(relative('range80')),
    medianWidth90: round(relative('range90')),
  };
}

function coverage(predictions: readonly Prediction[], range: 'range80' | 'range90'): number {
  return mean(
    predictions.map(({ price, [range]: [low, high] }) => (price >= low && price <= high ? 1 : 0)),
  );
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the median; NaN without values, as of every figure here. */
export const median = (values: readonly number[]): number =>
  values.length > 0 ? middleOf(values) : Number.NaN;

/** Rounds a number; NaN (no data) becomes null in JSON. */
export function round(value: number, digits = 5): number {
  return Number(value.toFixed(digits));
}
