import { AGE_BANDS, ageBandOf } from './age-bands';
import type { IndexBasis } from './types';

/**
 * ONS, Consumer price inflation, CPIH 07.1.1B second-hand cars, 2015 = 100, annual averages. Open
 * Government Licence v3.0. One national figure, not split by make, fuel or age.
 */
const SERIES = 'ONS CPIH 07.1.1B second-hand cars (2015 = 100)';
const YEARS: Readonly<Record<number, number>> = {
  2019: 93.3,
  2020: 96.6,
  2021: 108.8,
  2022: 121.5,
  2023: 118.9,
  2024: 111.2,
};
const LATEST = Math.max(...Object.keys(YEARS).map(Number));

/**
 * Factors on asking prices of the same model, fuel and age from the adverts of 2020 to October 2022,
 * by fuel and age band: means of 397 cells of at least 30 adverts of 2020 and 60 of a table of 769,935
 * British adverts of October 2022, made not to rise with age. Cars of 10 years and more take the
 * figure of those of 7 to 9, hybrids of 7 and more that of 4 to 6: the cells end there. Later figures
 * by fuel and age are not published, so the ONS carries all from 2022.
 */
const MOVED = {
  from: 2020,
  to: 2022,
  byFuel: {
    petrol: [1.29, 1.29, 1.274, 1.242, 1.242],
    diesel: [1.293, 1.293, 1.259, 1.198, 1.198],
    hybrid: [1.276, 1.276, 1.224, 1.224, 1.224],
  } as Readonly<Record<string, readonly number[]>>,
};

/**
 * The standard deviation in log price by which prices of such cars have moved apart since the data,
 * beyond the index: the smallest with which the 80% ranges of cars to eight years hold 76% of 1,000
 * adverts of 2021, and of the adverts behind the table of October 2022, which need 0.1. By the table
 * itself it is 0.114. No data says how it grows after two years.
 */
export const DRIFT = 0.106;

/** The drift of prices from the data's year to another one. */
export const driftOf = (dataYear: number, year: number) => (year > dataYear ? DRIFT : 0);

/** The facts of a car that the index depends on. */
type IndexedCar = { fuel: string; age: number };

/** How much further prices of a kind of car moved than all cars' did, as a factor. */
function beyondAll(dataYear: number, year: number, { fuel, age }: IndexedCar): number {
  const { from, to, byFuel } = MOVED;
  const [before, after] = [YEARS[from], YEARS[to]];
  const moved = Object.hasOwn(byFuel, fuel) ? byFuel[fuel]?.[ageBandOf(age)] : undefined;
  if (!moved || !before || !after || dataYear !== from || year < to) return 1;
  return moved / (after / before);
}

/**
 * The index from the data's year to the latest known year up to `year`, for all cars or one of a fuel
 * and age; null if the data is current. Its factor never rises with age.
 */
export function indexBasis(dataYear: number, year: number, car?: IndexedCar): IndexBasis | null {
  const to = Math.min(LATEST, year);
  const [before, after] = [YEARS[dataYear], YEARS[to]];
  if (before === undefined || after === undefined || to <= dataYear) return null;
  return {
    series: SERIES,
    from: { year: dataYear, value: before },
    to: { year: to, value: after },
    factor: (after / before) * (car ? beyondAll(dataYear, to, car) : 1),
  };
}

/**
 * The factors from the data's year to each year of the index: by fuel in each age band, 'all' for any
 * other fuel.
 */
export const indexFactors = (dataYear: number) =>
  Object.fromEntries(
    Object.keys(YEARS).map((year) => [
      year,
      Object.fromEntries(
        [...Object.keys(MOVED.byFuel), 'all'].map((fuel) => [
          fuel,
          [0, ...AGE_BANDS.map((last) => last + 1)].map(
            (age) => indexBasis(dataYear, Number(year), { fuel, age })?.factor ?? 1,
          ),
        ]),
      ),
    ]),
  );
