import type { FuelType, SellerType } from '@/lib/listings/constants';
import { CATALOGUE } from './catalogue/catalogue';
import { modelInYear } from './eras/eras';
import type { Random } from './prng';
import statistics from './statistics.json';
import { registeredOf } from './stock';
import type { CatalogueModel, Weighted } from './types';

export interface ModelOfMake extends CatalogueModel {
  make: string;
}

const DATA_YEAR = 2020;
const FIRST_YEAR = 1998;

export const MODELS: readonly ModelOfMake[] = CATALOGUE.flatMap((make) =>
  make.models.map((model) => ({ ...model, make: make.name })),
);
/** The models of the demo's cars; the others are choices of forms and filters only. */
export const STOCKED = MODELS.filter(({ make, name }) => registeredOf(make, name) > 0);

/**
 * Fuel shares after 2020, where the fitted data end (with hardly any plug-in cars). Based on the SMMT's
 * new registrations by year, rounded; mild hybrids count as their combustion fuel.
 */
const RECENT_FUELS: Record<number, Partial<Record<FuelType, number>>> = {
  2014: { plug_in_hybrid: 0.006, electric: 0.003 },
  2015: { plug_in_hybrid: 0.009, electric: 0.005 },
  2016: { plug_in_hybrid: 0.011, electric: 0.005, hydrogen: 0.001 },
  2017: { plug_in_hybrid: 0.014, electric: 0.007, hydrogen: 0.001 },
  2018: { plug_in_hybrid: 0.018, electric: 0.009, hydrogen: 0.001 },
  2019: { petrol: 0.6, diesel: 0.32, hybrid: 0.045, plug_in_hybrid: 0.016, electric: 0.018 },
  2020: { petrol: 0.6, diesel: 0.21, hybrid: 0.07, plug_in_hybrid: 0.042, electric: 0.077 },
  2021: { petrol: 0.57, diesel: 0.14, hybrid: 0.09, plug_in_hybrid: 0.07, electric: 0.128 },
  2022: { petrol: 0.53, diesel: 0.1, hybrid: 0.12, plug_in_hybrid: 0.065, electric: 0.183 },
  2023: { petrol: 0.52, diesel: 0.08, hybrid: 0.13, plug_in_hybrid: 0.075, electric: 0.19 },
  2024: { petrol: 0.48, diesel: 0.065, hybrid: 0.14, plug_in_hybrid: 0.085, electric: 0.228 },
  2025: { petrol: 0.44, diesel: 0.055, hybrid: 0.14, plug_in_hybrid: 0.11, electric: 0.253 },
  2026: { petrol: 0.41, diesel: 0.05, hybrid: 0.15, plug_in_hybrid: 0.12, electric: 0.268 },
};

/** Before this year, only models sold with no other fuel had these (Prius, Leaf and the like). */
const COMMON_SINCE: Partial<Record<FuelType, number>> = {
  electric: 2014,
  plug_in_hybrid: 2014,
  hybrid: 2016,
};

/** Ages were fitted on large dealers' adverts; cars of private sellers and small dealers are older. */
const AGEING: Record<SellerType, { years: number; factor: number }> = {
  verified_dealer: { years: 0.6, factor: 1.2 },
  dealer: { years: 1.5, factor: 1.9 },
  private: { years: 3, factor: 2.4 },
};

const AGE_CHOICES: Weighted<number> = statistics.ages.map((share, age) => [age, share]);
const LATEST_YEAR = Math.max(...MODELS.map(({ years }) => years[1]));

/** Chooses a year of registration, at most `latest`. */
export function chooseYear(random: Random, seller: SellerType, latest: number): number {
  const { years, factor } = AGEING[seller];
  const age = (random.weighted(AGE_CHOICES) + random.next() - 0.4) * factor + years * random.next();
  const last = Math.min(latest, LATEST_YEAR);
  return Math.min(Math.max(latest - Math.max(Math.floor(age), 0), FIRST_YEAR), last);
}

/** A model as it was in that year. */
type Choice = { model: ModelOfMake; fuel: FuelType };
const choicesByYear = new Map<number, Weighted<Weighted<Choice>>>();

/** Chooses a model sold in that year, and one of its fuels. */
export function chooseModel(random: Random, year: number): Choice {
  let choices = choicesByYear.get(year);
  if (!choices) {
    choices = fuelChoices(year);
    choicesByYear.set(year, choices);
  }
  return random.weighted(random.weighted(choices));
}

function fuelChoices(year: number): Weighted<Weighted<Choice>> {
  return Object.entries(fuelShares(year))
    .map(([fuel, share]) => [modelsWith(fuel as FuelType, year), share] as const)
    .filter(([models]) => models.length > 0);
}

function fuelShares(year: number): Partial<Record<FuelType, number>> {
  const at = (shares: number[]) =>
    shares[Math.min(Math.max(DATA_YEAR - year, 0), shares.length - 1)];
  const { petrol, diesel, hybrid } = statistics.fuels;
  const fitted = { petrol: at(petrol), diesel: at(diesel), hybrid: at(hybrid) };
  return { ...fitted, ...RECENT_FUELS[Math.min(year, 2026)] };
}

/** Returns models with a fuel, weighted as they were registered. */
function modelsWith(fuel: FuelType, year: number): Weighted<Choice> {
  return STOCKED.flatMap((sold) => {
    const model = modelInYear(sold, year);
    if (!model) return [];
    const total = model.fuels.reduce((sum, [, weight]) => sum + weight, 0);
    const weight = model.fuels.find(([name]) => name === fuel)?.[1] ?? 0;
    const isEarly =
      model.fuels.length > 1 && weight < total / 2 && year < (COMMON_SINCE[fuel] ?? 0);
    if (isEarly || weight === 0) return [];
    const registered = registeredOf(model.make, model.name);
    return [[{ model, fuel }, registered * (weight / total)] as const];
  });
}

/** Interpolates figures for whole years of age at a fractional age. */
function atAge(figures: readonly number[], age: number): number {
  const last = figures.length - 1;
  const low = Math.min(Math.max(Math.floor(age), 0), last);
  const from = figures[low] ?? 0;
  const to = figures[Math.min(low + 1, last)] ?? from;
  return from + (to - from) * Math.min(Math.max(age - low, 0), 1);
}

const mileageRows = (fuel: FuelType) =>
  fuel === 'diesel' ? statistics.mileage.diesel : statistics.mileage.other;

/** Returns the median mileage (miles) at an age in years. */
export function usualMileage(fuel: FuelType, age: number): number {
  const median = statistics.mileage.quantiles.indexOf(0.5);
  return atAge(
    mileageRows(fuel).map((row) => row[median] ?? 0),
    age,
  );
}

/** Draws a mileage (miles) for an age in years from the fitted quantiles. */
export function chooseMileage(random: Random, fuel: FuelType, age: number): number {
  const { quantiles } = statistics.mileage;
  const rows = mileageRows(fuel);
  const at = random.next();
  const above = quantiles.findIndex((quantile) => quantile > at);
  const column = (index: number) =>
    atAge(
      rows.map((row) => row[index] ?? 0),
      age,
    );
  if (above === 0) return Math.round(column(0) * (0.6 + 0.4 * random.next()));
  if (above === -1) return Math.round(column(quantiles.length - 1) * (1 + 0.3 * random.next()));
  const [low = 0, high = 1] = [quantiles[above - 1], quantiles[above]];
  const share = (at - low) / (high - low);
  return Math.round(column(above - 1) + (column(above) - column(above - 1)) * share);
}
