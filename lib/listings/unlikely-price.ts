import { formatPrice } from '../format';

/** How many times the valuation, or how small a part of it, a price may be before its seller is asked about it. */
const FACTOR = 3;

/** Whether an asking price is so far from the valuation, both in whole pounds, that it may be a slip. */
export const isUnlikelyPrice = (price: number, value: number) =>
  price > value * FACTOR || price * FACTOR < value;

/** '£999,500 is 137 times our valuation of £7,250.' */
export const unlikelyPriceText = (price: number, value: number) =>
  price > value
    ? `${formatPrice(price)} is ${Math.floor(price / value)} times our valuation of ${formatPrice(value)}.`
    : `${formatPrice(price)} is less than a third of our valuation of ${formatPrice(value)}.`;
