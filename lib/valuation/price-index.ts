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

/** The factor from the data's year to each year of the index. */
export const indexFactors = (dataYear: number) =>
  Object.fromEntries(
    Object.keys(YEARS).map((year) => [year, indexBasis(dataYear, Number(year))?.factor ?? 1]),
  );

/** The index from the data's year to the latest known year up to `year`; null if the data is current. */
export function indexBasis(dataYear: number, year: number): IndexBasis | null {
  const to = Math.min(LATEST, year);
  const [before, after] = [YEARS[dataYear], YEARS[to]];
  if (before === undefined || after === undefined || to <= dataYear) return null;
  return {
    series: SERIES,
    from: { year: dataYear, value: before },
    to: { year: to, value: after },
    factor: after / before,
  };
}
