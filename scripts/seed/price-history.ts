import { DAY } from './cars';
import type { SeedVehicle } from './listing';
import type { Random } from './prng';

/** Minimum time before a seller changes a price again. */
const MIN_SPAN = 3 * DAY;

type Priced = Pick<SeedVehicle, 'status' | 'price' | 'createdAt' | 'updatedAt'>;

/**
 * Chooses one to three earlier asking prices of a car for sale, oldest first, mostly 1 to 6 per cent above the next
 * one; none if the listing was not changed, or was changed too soon.
 */
export function chooseEarlierPrices(random: Random, vehicle: Priced): SeedVehicle['earlierPrices'] {
  const from = vehicle.createdAt.getTime();
  const span = vehicle.updatedAt.getTime() - from;
  if (vehicle.status !== 'active' || span < MIN_SPAN) return [];
  const wish = random.weighted([
    [1, 6],
    [2, 3],
    [3, 1],
  ]);
  const count = Math.min(wish, Math.floor(span / MIN_SPAN));
  const dates = Array.from({ length: count }, (_, at) => {
    const share = at === 0 ? 0 : (at + 0.6 * (random.next() - 0.5)) / count;
    return new Date(from + Math.floor(span * share));
  });
  let { price } = vehicle;
  const prices = dates.map(() => {
    price = priceBefore(random, price);
    return price;
  });
  return dates.map((changedAt, at) => ({ changedAt, price: prices[count - 1 - at] ?? price }));
}

/** Returns a price that differs by a round sum, so that the last digits stay in the seller's style. */
function priceBefore(random: Random, price: number): number {
  const step = price < 2000 ? 25 : price < 8000 ? 50 : price < 25_000 ? 100 : 500;
  const difference = price * (0.01 + 0.05 * random.next());
  const reduction = Math.max(Math.round(difference / step) * step, step);
  return random.chance(0.88) ? price + reduction : price - reduction;
}
