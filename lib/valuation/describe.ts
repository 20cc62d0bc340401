import { formatPrice } from '../format';
import type { Verdict } from '../listings/verdict';
import { doubtOf } from './caveats';

type Described = {
  value: number;
  range80: readonly [low: number, high: number];
  caveats: string[];
};

/** Says what such cars ask, as a range, and why a wide one says no more. */
export function rangeText(verdict: Verdict, { value, range80, caveats }: Described): string {
  const range = `Eight in ten such cars ask ${range80.map(formatPrice).join(' to ')}`;
  if (verdict === 'far_below') return `${range}.`;
  if (verdict === 'none') return `${range}, too wide to judge by: ${doubtOf(caveats)}.`;
  if (verdict === 'below' || verdict === 'within' || verdict === 'above')
    return `${range}. No closer figure: ${doubtOf(caveats)}.`;
  return `${range}, around ${formatPrice(value)}.`;
}

/** The width of an 80% range in pounds, and that with one fact more. */
export type Narrowing = { from: number; to: number };

/** Says which fact would narrow a valuation, and by how much. */
export const narrowingText = ({ from, to }: Narrowing) =>
  `What would settle it: the engine size, which narrows the range from ${formatPrice(from)} to about ${formatPrice(to)}.`;
