import type { Condition, FuelType, SellerType } from '@/lib/listings/constants';
import type { Car } from './listing';
import { usualMileage } from './market';
import { createRandom, type Random } from './prng';
import { heldBy } from './stock';

/** Ages in years of the shares below; between two of them, a share falls by the same rate. */
const AGES = [0, 1, 2, 3, 5, 7, 10, 13, 16, 20] as const;
/** Shares of today's new price that used cars cost at the level of 2022, by class and age. */
const CURVES = {
  small: [0.99, 0.895, 0.785, 0.675, 0.53, 0.415, 0.26, 0.175, 0.115, 0.085],
  ordinary: [0.99, 0.885, 0.77, 0.65, 0.485, 0.375, 0.235, 0.16, 0.105, 0.08],
  luxury: [0.99, 0.88, 0.75, 0.63, 0.465, 0.355, 0.21, 0.13, 0.08, 0.06],
  working: [1.08, 0.98, 0.88, 0.765, 0.585, 0.455, 0.325, 0.235, 0.17, 0.13],
  electric: [0.99, 0.915, 0.84, 0.765, 0.57, 0.42, 0.26, 0.165, 0.11, 0.08],
} as const;
/** New prices in pounds from which a car is ordinary, or luxury. */
const CLASSES = { ordinary: 21_000, luxury: 50_000 };

/**
 * Price levels by year, that of 2022 being 1: ONS CPIH 07.1.1B, second-hand cars. Electric cars
 * lost a sixth more: a fifth in the winter of 2022 to 2023, when others rose (cap hpi).
 */
const LEVELS: Readonly<Record<number, number>> = { 2022: 1, 2023: 0.979, 2024: 0.915 };
const ELECTRIC_AFTER_2022 = 0.83;

/** Effect of a fuel on log price: at any age, and for each year of age. */
const FUELS: Record<FuelType, readonly [always: number, aYear: number]> = {
  petrol: [0, 0.005],
  diesel: [0, -0.01],
  hybrid: [0, 0.02],
  plug_in_hybrid: [0.1, -0.008],
  electric: [0, 0],
  hydrogen: [0, 0],
};
const MAX_FUEL_AGE = 15;
/** Other effects on log price. */
const CONDITIONS: Record<Condition, number> = {
  excellent: 0.01,
  very_good: 0,
  good: -0.01,
  fair: -0.04,
  poor: -0.1,
};
const SELLERS: Record<SellerType, number> = {
  verified_dealer: 0.03,
  dealer: 0.01,
  private: -0.025,
};
const HISTORIES = { full: 0.02, partial: -0.01, none: -0.05 };
const MIN_HISTORY_AGE = 2;
const TRIM = 0.06;
const ENGINE = { slope: 0.2, most: 0.06 };
const MILES = { slope: -0.045 / 10_000, most: 0.35 };
/** A seller's noise in log price: the standard deviation of most sellers, and of one in twenty. */
const NOISE = { usual: 0.09, odd: 0.18, oddShare: 0.05, most: 0.3 };
/** Ratio of the new price of a model's dearest variant to that of its middle one. */
const DEAREST = 1.6;

/** Asking price in pounds, from the car alone: it reads no valuation, so that one may judge it. */
export function askingPrice(
  random: Random,
  car: Car,
  age: number,
  seller: SellerType,
  today: Date,
): number {
  const noise = random.normal() * (random.chance(NOISE.oddShare) ? NOISE.odd : NOISE.usual);
  const price = Math.exp(logWorth(car, age, today) + SELLERS[seller] + within(noise, NOISE.most));
  const least = 495 + 300 * random.next();
  return roundPrice(random, Math.min(Math.max(price, least), car.newPrice * DEAREST), seller);
}

/** The price of a sold car in pounds, up to a twelfth less than was asked; null where its seller does not say. */
export function fetchedPrice(id: string, asked: number): number | null {
  const random = createRandom(`${id} sale`);
  if (random.chance(0.1)) return null;
  return Math.round((asked * (1 - random.next() ** 2 / 12)) / 10) * 10;
}

/** Log of what a usual seller asks for a car of this age in years. */
function logWorth(car: Car, age: number, today: Date): number {
  const [always, aYear] = FUELS[car.fuel];
  const miles = car.mileage === null ? 0 : car.mileage - usualMileage(car.fuel, age);
  return (
    Math.log(car.newPrice * heldBy(car.make, car.model) * levelOf(car.fuel, today)) +
    logShare(CURVES[classOf(car)], age) +
    always +
    aYear * Math.min(age, MAX_FUEL_AGE) +
    within(MILES.slope * miles, MILES.most) +
    within(ENGINE.slope * Math.log(car.relativeSize), ENGINE.most) +
    TRIM * (car.richness - 0.5) +
    CONDITIONS[car.condition] +
    (age < MIN_HISTORY_AGE ? 0 : HISTORIES[car.serviceHistory]) -
    0.008 * Math.max(car.owners - 1 - age / 3, -2)
  );
}

function classOf({ fuel, body, newPrice }: Car): keyof typeof CURVES {
  if (fuel === 'electric' || fuel === 'hydrogen') return 'electric';
  if (body === 'van' || body === 'pickup') return 'working';
  if (newPrice < CLASSES.ordinary) return 'small';
  return newPrice < CLASSES.luxury ? 'ordinary' : 'luxury';
}

/** The level of the latest year that has one, or of the first. */
function levelOf(fuel: FuelType, today: Date): number {
  const years = Object.keys(LEVELS).map(Number);
  const year = Math.min(Math.max(today.getUTCFullYear(), Math.min(...years)), Math.max(...years));
  return (LEVELS[year] ?? 1) * (fuel === 'electric' && year > 2022 ? ELECTRIC_AFTER_2022 : 1);
}

function logShare(shares: readonly number[], age: number): number {
  const above = AGES.findIndex((each) => each > age);
  const log = (index: number) => Math.log(shares[index] ?? 1);
  if (above === -1) return log(AGES.length - 1);
  const [from = 0, to = 1] = [AGES[above - 1], AGES[above]];
  return log(above - 1) + ((log(above) - log(above - 1)) * (age - from)) / (to - from);
}

const within = (value: number, most: number) => Math.min(Math.max(value, -most), most);

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
