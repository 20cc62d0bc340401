import { londonYear } from '../core/london';

/**
 * Slider ranges (product specification, section 5). A value at the slider's end applies no filter:
 * the maximum of £100,000 includes dearer vehicles. The number field takes values from `least` to
 * `limit`.
 */
export const RANGES = {
  price: { min: 0, max: 100_000, step: 1000, least: 0, limit: 10_000_000 },
  /** A getter, because a server process may run past the end of a year. */
  get year() {
    const max = londonYear();
    return { min: 2000, max, step: 1, least: 1900, limit: max + 1 };
  },
  mileage: { min: 0, max: 200_000, step: 5000, least: 0, limit: 1_000_000 },
} as const;
export type RangeName = keyof typeof RANGES;
/**
 * Number of bars in the histograms of price and mileage; the histogram of years has one bar per
 * year.
 */
export const BARS = 40;
