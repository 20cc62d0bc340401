import { MIN_FITTED, sum } from './price-fit';
import type { ModelAdvert } from './types';

/** The share of the adverts on each side of the band. */
const OUTSIDE = 0.1;

type Usual = { low: number; usual: number; high: number };

/** The usual price by miles, and the ends of the band that holds about eight in ten adverts. */
type PriceBand = { from: number; to: number; at: (miles: number) => Usual };

/**
 * Fits the logarithm of the price to the miles alone: years go with them. The band's ends are
 * residuals by rank, so that a further advert lies in it four times in five, however prices
 * scatter. Null for too few adverts, or if all have the same miles.
 */
export function priceBand(
  adverts: readonly Pick<ModelAdvert, 'mileage' | 'price'>[],
): PriceBand | null {
  const count = adverts.length;
  if (count < MIN_FITTED) return null;
  const points = adverts.map(({ mileage, price }) => ({ miles: mileage, log: Math.log(price) }));
  const miles = sum(points, (point) => point.miles) / count;
  const log = sum(points, (point) => point.log) / count;
  const spread = sum(points, (point) => (point.miles - miles) ** 2);
  if (spread === 0) return null;
  const slope = sum(points, (point) => (point.miles - miles) * (point.log - log)) / spread;
  const line = (at: number) => log + slope * (at - miles);
  const residuals = points.map((point) => point.log - line(point.miles)).sort((a, b) => a - b);
  const rank = Math.floor(OUTSIDE * (count + 1));
  const [below = 0, above = 0] = [residuals[rank - 1], residuals[count - rank]];
  const driven = points.map((point) => point.miles);
  return {
    from: Math.min(...driven),
    to: Math.max(...driven),
    at: (at) => ({
      low: Math.exp(line(at) + below),
      usual: Math.exp(line(at)),
      high: Math.exp(line(at) + above),
    }),
  };
}
