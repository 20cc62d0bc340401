import { formatPrice } from '../format';

/** The verdicts on an asking price that the list's filter offers, with their labels there. */
export const VERDICTS = {
  under: 'Under the usual price',
  at: 'Usual price',
  over: 'Over the usual price',
  below: 'Below the usual range',
  within: 'Within the usual range',
  above: 'Above the usual range',
  none: 'No verdict',
} as const;
/** `far_below`: below the 90% range. No filter offers it. */
export type Verdict = keyof typeof VERDICTS | 'far_below';

const FAR_BELOW = 'Far below such cars: ask why';

type Range = readonly [low: number, high: number];
type Judged = { value: number; range80: Range; range90: Range };

/**
 * Maximum width of the 80% range, in per cent of the value, for a verdict in pounds and for any
 * verdict.
 */
const MAX_WIDTH = { inPounds: 35, any: 60 };
/**
 * The middle half of a normal distribution reaches 10/19 of the way to either end of its 80% range.
 */
const MIDDLE_HALF = { part: 10, of: 19 };

/**
 * The verdict on an asking price in whole pounds: far below if it is under the 90% range; else by
 * the middle half of prices where the 80% range is at most 35% of the value, by that range up to
 * 60%, and none where it is wider. Listings have the database's verdict, by the same rule
 * (private.price_verdict).
 */
export function verdictOf(price: number, { value, range80, range90 }: Judged): Verdict {
  const [low, high] = range80;
  const { part, of } = MIDDLE_HALF;
  const width = (high - low) * 100;
  if (price < range90[0]) return 'far_below';
  if (width > value * MAX_WIDTH.any) return 'none';
  if (width > value * MAX_WIDTH.inPounds)
    return price < low ? 'below' : price > high ? 'above' : 'within';
  if ((value - price) * of > (value - low) * part) return 'under';
  return (price - value) * of > (high - value) * part ? 'over' : 'at';
}

/**
 * Whether a price is AI Verified: the range is narrow and contains it. The database decides for
 * listings.
 */
export const isVerifiedPrice = (price: number, judged: Judged) =>
  ['under', 'at', 'over'].includes(verdictOf(price, judged)) &&
  price >= judged.range80[0] &&
  price <= judged.range80[1];

/** Explains a price outside the 90% range; null inside it. */
export function outlierNote(price: number, [low, high]: Range) {
  if (price < low)
    return 'Below nearly all such cars: there may be a reason, such as damage, a category or an advert that is not real.';
  return price > high ? 'Above nearly all such cars: ask what explains it.' : null;
}

/**
 * The verdict as text: '£740 under the usual price', 'Usual price', 'Within the usual range'.
 * Without a value it is 'No verdict'.
 */
export function verdictLabel(price: number, value: number | null, verdict: Verdict): string {
  if (verdict === 'far_below') return FAR_BELOW;
  if (value === null || (verdict !== 'under' && verdict !== 'over')) return VERDICTS[verdict];
  return `${formatPrice(Math.abs(price - value))} ${verdict} the usual price`;
}

/**
 * Whether a valuation lets a vehicle be promoted: its price is not far below it, which without one
 * it may be. SQL applies the same rule, and alone knows which others lists may promote
 * (private.is_promoted).
 */
export const mayBePromoted = (value: number | null, verdict: Verdict) =>
  value !== null && verdict !== 'far_below';

/** Whether to show that a vehicle is unbeaten: not beside a price that is too high, or suspiciously low. */
export const hasUnbeatenBadge = (
  isUnbeaten: boolean | undefined,
  value: number | null,
  verdict: Verdict,
) =>
  isUnbeaten === true && verdict !== 'over' && verdict !== 'above' && mayBePromoted(value, verdict);

/** Maximum ratio between price and valuation, either way, without a question to the seller. */
const FACTOR = 3;

/**
 * Whether an asking price is so far from the valuation, both in whole pounds, that it may be a
 * mistake.
 */
export const isUnlikelyPrice = (price: number, value: number) =>
  price > value * FACTOR || price * FACTOR < value;

/** '£999,500 is 137 times our valuation of £7,250.' */
export const unlikelyPriceText = (price: number, value: number) =>
  price > value
    ? `${formatPrice(price)} is ${Math.floor(price / value)} times our valuation of ${formatPrice(value)}.`
    : `${formatPrice(price)} is less than a third of our valuation of ${formatPrice(value)}.`;
