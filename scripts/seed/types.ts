import type { BodyType, FuelType, Transmission } from '@/lib/listings/constants';

/** How common a thing is among its siblings; only the proportions matter. */
export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/** Engines of a model: litres by fuel, with weights. An electric car has none. */
type Engines = Partial<Record<FuelType, Weighted<number | null>>>;

/** A model as it was sold in the UK. */
export type CatalogueModel = {
  name: string;
  /** First and last year of registration as a new car, across its generations. */
  years: readonly [first: number, last: number];
  bodies: Weighted<BodyType>;
  doors: Partial<Record<BodyType, number>>;
  seats: number;
  /** Weight of each fuel and its engine sizes in litres (null for electric). */
  fuels: Weighted<FuelType>;
  engines: Engines;
  transmissions: Weighted<Transmission>;
  trims: readonly string[];
  /** Price of a new one today in pounds, middle of its range. */
  newPrice: number;
  /** How often it is seen on UK roads: 1 rare, 10 everywhere. */
  popularity: number;
};

/**
 * When what a model lists was to be had, by make and model: a body, a gearbox, a fuel or a fuel with
 * litres (P petrol, D diesel, H hybrid, PH plug-in), and years of registration in two digits, such
 * as 'convertible 02-09, D1.9 -08, P1.8 98-06+11-18'. What is not named was there all along.
 */
export type Eras = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type CatalogueMake = { name: string; models: readonly CatalogueModel[] };
