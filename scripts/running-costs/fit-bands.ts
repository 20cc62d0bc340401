import { RATES } from '../../lib/running-costs/rates';
import { kindCells, modelCells, widenBands } from '../../lib/running-costs/typical';
import type { Advert } from './adverts';

/** Number of adverts that the coarser cell counts as in a finer one. */
const PRIOR_WEIGHT = 1;
const NEAR_POUNDS = 30;
/** Shares below and above the range. */
const TAIL = 0.05;

type Counts = number[];
/** Adverts by band, per cell of a model and per cell of all makes. */
export type BandCounts = { models: Map<string, Map<string, Counts>>; kinds: Map<string, Counts> };
export type Typical = { band: number; low: number; high: number };

export const isNear = (one: number, other: number) =>
  Math.abs((RATES.bands[one] as number) - (RATES.bands[other] as number)) <= NEAR_POUNDS;

export function countBands(adverts: readonly Advert[]): BandCounts {
  const counts: BandCounts = { models: new Map(), kinds: new Map() };
  for (const advert of adverts) {
    if (advert.band === null) continue;
    const ofModel = counts.models.get(advert.name) ?? new Map<string, Counts>();
    counts.models.set(advert.name, ofModel);
    for (const cell of new Set(modelCells(advert))) count(ofModel, cell, advert.band);
    for (const cell of new Set(kindCells(advert))) count(counts.kinds, cell, advert.band);
  }
  return counts;
}

function count(cells: Map<string, Counts>, cell: string, band: number) {
  const counts = cells.get(cell) ?? RATES.bands.map(() => 0);
  counts[band] = (counts[band] as number) + 1;
  cells.set(cell, counts);
}

/**
 * Returns a figure for each cell that exists, from the coarsest to the finest; each one's shares of the bands are drawn
 * towards those of the cell before.
 */
export function typicalOf(cells: readonly (Counts | undefined)[]): Typical[] {
  let shares = RATES.bands.map((_, __, { length }) => 1 / length);
  return cells.flatMap((counts) => {
    if (!counts) return [];
    const total = counts.reduce((sum, each) => sum + each, 0);
    shares = shares.map(
      (share, band) => ((counts[band] as number) + PRIOR_WEIGHT * share) / (total + PRIOR_WEIGHT),
    );
    return summarise(shares);
  });
}

/** Returns the band that is likely and has likely neighbours within £30, and the range of the middle nine tenths. */
function summarise(shares: readonly number[]): Typical {
  const score = (band: number) =>
    (shares[band] as number) +
    shares.reduce((sum, share, other) => sum + (isNear(band, other) ? share : 0), 0);
  const band = shares
    .map((_, at) => at)
    .reduce((best, at) => (score(at) > score(best) ? at : best));
  const upTo = shares.map((_, at) =>
    shares.slice(0, at + 1).reduce((sum, share) => sum + share, 0),
  );
  const low = Math.min(
    band,
    upTo.findIndex((share) => share >= TAIL),
  );
  const high = Math.max(
    band,
    upTo.findIndex((share) => share >= 1 - TAIL),
  );
  return { band, low, high };
}

/** Returns the figure for a car, and the number of adverts of its exact version and year. */
export function predictBand(counts: BandCounts, car: Advert): Typical & { adverts: number } {
  const cells = counts.models.get(car.name);
  const path = modelCells(car);
  const fuel = counts.kinds.get(path[0] as string);
  const isKnown = cells !== undefined && path.some((cell) => cells.has(cell));
  const found = isKnown
    ? typicalOf([fuel, ...path.map((cell) => cells.get(cell))])
    : typicalOf(kindCells(car).map((cell) => counts.kinds.get(cell)));
  const adverts = cells?.get(path.at(-1) as string)?.reduce((sum, each) => sum + each, 0) ?? 0;
  const typical = found.at(-1) as Typical;
  return { ...typical, ...(isKnown ? {} : widenBands(typical)), adverts };
}
