import { formatPrice } from '../format';

export type Range = readonly [low: number, high: number];

/** '£200', '£20 to £170'. */
export const formatRange = ([low, high]: Range) =>
  low === high ? formatPrice(low) : `${formatPrice(low)} to ${formatPrice(high)}`;

/** Pounds a year, rounded to £10. */
export const fuelForMiles = ([low, high]: Range, miles: number): Range => [
  Math.round((low * miles) / 10) * 10,
  Math.round((high * miles) / 10) * 10,
];

/** The sum of two ranges. */
export const addRanges = (one: Range, other: Range): Range => [
  one[0] + other[0],
  one[1] + other[1],
];
