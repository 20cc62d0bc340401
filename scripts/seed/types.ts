import type { BodyType, FuelType, Transmission } from '@/lib/listings/constants';

/** Values with relative weights. */
export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/** A model's engine sizes in litres by fuel, with weights; electric cars have none. */
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
  /** Current new price in pounds, for the middle of its range. */
  newPrice: number;
  /** Frequency on UK roads, from 1 (rare) to 10 (very common). */
  popularity: number;
};

/**
 * Years in which a model's variants were sold, by make and model: body, gearbox, fuel, or fuel with
 * litres (P petrol, D diesel, H hybrid, PH plug-in), then two-digit years of registration, e.g.
 * 'convertible 02-09, D1.9 -08, P1.8 98-06+11-18'. Variants not listed were always sold.
 */
export type Eras = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type CatalogueMake = { name: string; models: readonly CatalogueModel[] };
