import { median } from '../core/median';
import type { ModelAdvert } from './types';

/** The fewest adverts of which a page says what a year and 10,000 miles cost. */
export const MIN_FITTED = 20;
/** The fewest of one fuel and gearbox; rarer ones are left out. */
const MIN_ALIKE = 5;
/** The largest share of its own fitted price that one advert may decide. */
const MAX_LEVERAGE = 0.9;
/** The least of the spread of years, and of miles, that must be free of the other's. */
const MIN_FREE = 0.01;

type Priced = Pick<ModelAdvert, 'year' | 'mileage' | 'price' | 'fuel' | 'gearbox'>;

/** Pounds off the price, to £10; the ends of the 95% interval are rounded outwards. */
export type Cost = { pounds: number; low: number; high: number };

export type PriceFit = {
  /** Number of adverts that the costs are worked out from. */
  cars: number;
  /** The median of their prices, from which the costs are taken off. */
  price: number;
  year: Cost;
  tenThousandMiles: Cost;
};

/** An advert's differences from the means of its group; `share` is one by the group's number. */
type Point = { year: number; miles: number; price: number; share: number };

export const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);

function alike(adverts: readonly Priced[]) {
  const groups = new Map<string, Priced[]>();
  for (const advert of adverts) {
    const key = `${advert.fuel} ${advert.gearbox}`;
    const group = groups.get(key);
    if (group) group.push(advert);
    else groups.set(key, [advert]);
  }
  return [...groups.values()].filter((group) => group.length >= MIN_ALIKE);
}

function differences(group: readonly Priced[]): Point[] {
  // Sums of whole numbers are exact, so that equal years or miles have no difference.
  const year = sum(group, (advert) => advert.year) / group.length;
  const mileage = sum(group, (advert) => advert.mileage) / group.length;
  const price = sum(group, (advert) => Math.log(advert.price)) / group.length;
  return group.map((advert) => ({
    year: advert.year - year,
    miles: (advert.mileage - mileage) / 10_000,
    price: Math.log(advert.price) - price,
    share: 1 / group.length,
  }));
}

/**
 * The 97.5% quantile of Student's t, by the expansion of Fisher and Cornish: within 0.001 from ten
 * degrees of freedom on.
 */
export function studentT(freedom: number) {
  const z = 1.959964;
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ];
  return terms.reduce((total, term, power) => total + term / freedom ** power, 0);
}

/**
 * Works out what a year and 10,000 miles cost, between adverts of one fuel and gearbox: a linear
 * fit of the logarithm of the price. The errors are those of MacKinnon and White (HC3), which hold
 * where prices of older cars scatter more. Null for too few adverts, for years and miles that go
 * in step, and where a single advert decides.
 */
export function fitPrices(adverts: readonly Priced[]): PriceFit | null {
  const groups = alike(adverts);
  const points = groups.flatMap(differences);
  if (points.length < MIN_FITTED) return null;
  const years = sum(points, (point) => point.year ** 2);
  const miles = sum(points, (point) => point.miles ** 2);
  const both = sum(points, (point) => point.year * point.miles);
  const free = years * miles - both ** 2;
  if (free <= MIN_FREE * years * miles) return null;

  // A slope is the sum of all prices, each times its weight.
  const weights = points.map((point) => ({
    ...point,
    byYear: (miles * point.year - both * point.miles) / free,
    byMiles: (years * point.miles - both * point.year) / free,
  }));
  const perYear = sum(weights, ({ byYear, price }) => byYear * price);
  const perMiles = sum(weights, ({ byMiles, price }) => byMiles * price);
  const errors = weights.map(({ byYear, byMiles, ...point }) => {
    const leverage = point.share + byYear * point.year + byMiles * point.miles;
    const residual = point.price - perYear * point.year - perMiles * point.miles;
    return { byYear, byMiles, leverage, error: residual / (1 - leverage) };
  });
  if (errors.some(({ leverage }) => leverage > MAX_LEVERAGE)) return null;

  const times = studentT(points.length - groups.length - 2);
  const price = Math.round(median(groups.flat().map((advert) => advert.price)));
  const costOf = (fall: number, variance: number): Cost => {
    const off = (more: number) => (price * (1 - Math.exp(-fall - more))) / 10;
    const margin = times * Math.sqrt(variance);
    return {
      pounds: 10 * Math.round(off(0)),
      low: 10 * Math.floor(off(-margin)),
      high: 10 * Math.ceil(off(margin)),
    };
  };
  return {
    cars: points.length,
    price,
    year: costOf(
      perYear,
      sum(errors, ({ byYear, error }) => (byYear * error) ** 2),
    ),
    tenThousandMiles: costOf(
      -perMiles,
      sum(errors, ({ byMiles, error }) => (byMiles * error) ** 2),
    ),
  };
}
