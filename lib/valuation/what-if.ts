import { OLDEST } from './columns';
import { MAX_MILES } from './no-figure';

type Car = { year: number; mileage: number };

/** The value of a car in whole pounds for each year (row) and mileage (column); both ascend. */
export type Grid = { years: number[]; mileages: number[]; values: number[][] };

const YEARS = 3;
const MILES = 5000;
/** Multiples of {@link MILES} on either side. */
const STEPS = 4;

/** Multiples of 5,000 miles around the car's mileage, and the mileage itself. */
function mileagesAround(mileage: number) {
  const first = Math.max(0, Math.floor(mileage / MILES) - STEPS);
  const multiples = Array.from({ length: 2 * STEPS + 1 }, (_, step) => (first + step) * MILES);
  return [...new Set([...multiples, mileage])]
    .filter((miles) => miles <= Math.max(MAX_MILES, mileage))
    .sort((a, b) => a - b);
}

/**
 * The grid around a car: three years either way, if cars of that year exist and have a figure.
 */
export function gridOf(car: Car, thisYear: number, priceOf: (other: Car) => number): Grid {
  const years = Array.from({ length: 2 * YEARS + 1 }, (_, step) => car.year - YEARS + step).filter(
    (year) => year >= Math.min(thisYear - OLDEST, car.year) && year <= Math.max(thisYear, car.year),
  );
  const mileages = mileagesAround(car.mileage);
  const values = years.map((year) => mileages.map((mileage) => priceOf({ year, mileage })));
  return { years, mileages, values };
}
