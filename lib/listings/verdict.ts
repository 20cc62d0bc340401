import { formatPrice } from '../format';

/** The verdicts on an asking price, as the list's filter names them. */
export const VERDICTS = {
  under: 'Under valuation',
  at: 'At valuation',
  over: 'Over valuation',
  none: 'No verdict',
} as const;
export type Verdict = keyof typeof VERDICTS;

type Judged = { value: number; range80: readonly [low: number, high: number] };

/**
 * The verdict on an asking price in whole pounds: none where the 80% range is wider than 35% of the value,
 * at valuation within 2% of it. Listings carry the database's, by the same rule (private.price_verdict).
 */
export function verdictOf(price: number, { value, range80: [low, high] }: Judged): Verdict {
  if ((high - low) * 100 > value * 35) return 'none';
  if (Math.abs(price - value) * 50 <= value) return 'at';
  return price < value ? 'under' : 'over';
}

/** What a price outside the 90% range means; null inside it. */
export function outlierNote(price: number, [low, high]: readonly [low: number, high: number]) {
  if (price < low)
    return 'Below nearly all such cars: there may be a reason, such as damage, a category or an advert that is not real.';
  return price > high ? 'Above nearly all such cars: ask what explains it.' : null;
}

/** The verdict in words: '£740 under valuation', 'At valuation'. Without a value it is none. */
export function verdictLabel(price: number, value: number | null, verdict: Verdict): string {
  if (value === null || verdict === 'none' || verdict === 'at') return VERDICTS[verdict];
  return `${formatPrice(Math.abs(price - value))} ${verdict} valuation`;
}

/** Whether to show that a vehicle is unbeaten: not beside a verdict of a price that is too high. */
export const hasUnbeatenBadge = (isUnbeaten: boolean | undefined, verdict: Verdict) =>
  isUnbeaten === true && verdict !== 'over';
