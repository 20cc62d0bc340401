import type { Condition, SellerType } from '@/lib/listings/constants';
import { shippedModel } from '@/lib/valuation/model-file';
import type { Valuation } from '@/lib/valuation/types';
import { type ValuationOptions, valueCar } from '@/lib/valuation/value-car';
import type { Car } from './listing';
import { createRandom, type Random } from './prng';

/** How far the logarithm of a price lies above the valuation's, by a condition that the valuation model does not know. */
const CONDITIONS: Record<Condition, number> = {
  excellent: 0.01,
  very_good: 0,
  good: 0.01,
  fair: 0.03,
  poor: 0.05,
};
const SELLERS: Record<SellerType, number> = { verified_dealer: 0.03, dealer: 0, private: -0.045 };
const HISTORIES = { full: 0.015, partial: -0.02, none: -0.06 };
const NO_HISTORY_MATTERS_BELOW = 2;
/**
 * Standard deviation of asking prices, as a share of half the car's valuation range, whose ends are 1.645 standard
 * deviations from the middle. It is capped, in log price, for cars with little data.
 */
const SCATTER = 1.1 / 1.645;
const MAX_SCATTER = 0.2;
/** Ratio of the new price of a model's dearest variant to that of its middle one. */
const DEAREST = 1.6;

/** Values a car at an age in years on a given day, as the site does unless other options are given. */
export function valuationOf(
  car: Car,
  age: number,
  today: Date,
  options: Pick<ValuationOptions, 'explain' | 'drift'> = {},
): Valuation {
  return valueCar(
    {
      make: car.make,
      model: car.model,
      year: car.year,
      mileage: car.mileage ?? usualMiles(age),
      fuelType: car.fuel,
      transmission: car.transmission,
      bodyType: car.body,
      condition: car.condition,
      engineSize: car.litres,
    },
    { asOf: today.toISOString().slice(0, 10), ...options },
  );
}

/** Asking price in pounds: the valuation plus random noise, as wide as its range in the data's year. */
export function askingPrice(
  random: Random,
  car: Car,
  age: number,
  seller: SellerType,
  { value, range90 }: Valuation,
): number {
  const noise = random.normal();
  const reach = Math.abs(Math.log((noise < 0 ? range90[0] : range90[1]) / value));
  const logPrice =
    Math.log(value) +
    (car.richness - 0.5) * 0.08 +
    CONDITIONS[car.condition] +
    SELLERS[seller] +
    (age < NO_HISTORY_MATTERS_BELOW ? 0 : HISTORIES[car.serviceHistory]) -
    0.008 * Math.max(car.owners - 1 - age / 3, -2) +
    noise * Math.min(SCATTER * reach, MAX_SCATTER);
  const price = Math.max(Math.exp(logPrice), 495 + 300 * random.next());
  return roundPrice(random, Math.min(price, car.newPrice * DEAREST), seller);
}

/** What a sold car fetched in pounds, up to a twelfth less than was asked; null where its seller does not say. */
export function fetchedPrice(id: string, asked: number): number | null {
  const random = createRandom(`${id} sale`);
  if (random.chance(0.1)) return null;
  return Math.round((asked * (1 - random.next() ** 2 / 12)) / 10) * 10;
}

function usualMiles(age: number): number {
  const miles = shippedModel().usualMiles;
  return miles[Math.min(Math.floor(age), miles.length - 1)] ?? 0;
}

/** Rounds a price: dealers' prices end in 95, 90 or 99, private sellers' are round sums. */
function roundPrice(random: Random, price: number, seller: SellerType): number {
  if (seller === 'private') {
    const step = price < 2000 ? 25 : price < 8000 ? 50 : price < 25_000 ? 250 : 500;
    const round = Math.max(Math.round(price / step) * step, 400);
    return random.chance(0.2) && round % 500 === 0 ? round - 5 : round;
  }
  const ending = random.weighted([
    [95, 5],
    [90, 3],
    [99, 1],
    [0, 1],
  ] as const);
  const hundred = price < 20_000 || random.chance(0.4) ? 100 : 500;
  return Math.max(Math.round(price / hundred) * hundred - (ending ? 100 - ending : 0), 495);
}
