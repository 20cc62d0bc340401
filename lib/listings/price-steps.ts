import type { PricePoint } from './types';

/**
 * The SVG path of the prices as steps over time, up to a time in milliseconds, in a square of 100
 * by 100; the highest price is at the top. Takes prices newest first, at least two different ones.
 */
export function priceSteps(newestFirst: PricePoint[], until: number): string {
  const points = newestFirst.toReversed();
  const prices = points.map(({ price }) => price);
  const [highest, lowest] = [Math.max(...prices), Math.min(...prices)];
  const times = points.map(({ changedAt }) => Date.parse(changedAt));
  const from = times[0] ?? until;
  const x = (time: number) => Math.round(((time - from) / Math.max(until - from, 1)) * 100);
  const y = (price: number) => Math.round(((highest - price) / (highest - lowest)) * 100);
  const steps = points.map(({ price }, at) => {
    const end = x(times[at + 1] ?? until);
    return at === 0 ? `M0,${y(price)}H${end}` : `V${y(price)}H${end}`;
  });
  return steps.join('');
}
