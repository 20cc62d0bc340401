import type { Route } from 'next';
import type { BodyType, FuelType, Transmission } from '../listings/constants';
import type { VehicleSummary } from '../listings/types';

/** The cars of one year: prices in whole pounds, miles; medians. */
export type YearFacts = {
  year: number;
  cars: number;
  low: number;
  high: number;
  price: number;
  mileage: number | null;
};

/**
 * Figures about all cars of a landing page at the time of its listing; see
 * private.write_landing_facts.
 */
export type LandingFacts = {
  /** ISO date-time of the listing. */
  asOf: string;
  /** All cars of the page. */
  total: number;
  /** Number of cars that the figures cover; for a town, those nearest to it. */
  cars: number;
  price: number;
  low: number;
  high: number;
  mileage: number | null;
  /** Newest first. */
  years: YearFacts[];
  /**
   * Pounds that 10,000 miles take off the price among cars of one model and year; null if unclear.
   */
  perTenThousandMiles: number | null;
  /** Mean. */
  daysForSale: number;
  /**
   * Number of cars with a verdict on their price, and of those under the usual price or range.
   */
  judged: number;
  under: number;
  /** ISO date-time of the newest listing. */
  newest: string;
};

/** The subject of a landing page, by names. */
export type LandingNames = {
  make: string | null;
  model: string | null;
  town: string | null;
  body: BodyType | null;
  fuel: FuelType | null;
};

/**
 * A landing page linked from this one, with the number of its cars; for another town, also the
 * miles to it.
 */
export type Neighbour = LandingNames & { path: string; cars: number; miles: number | null };

/** The public facts of an advert of which a model's figures are; no car, seller or place. */
export type ModelAdvert = {
  year: number;
  mileage: number;
  price: number;
  fuel: FuelType;
  gearbox: Transmission;
  /** ISO date. */
  listed: string;
};

/** A model with its newest adverts, newest first; see the SQL function `model_adverts`. */
export type ModelAdverts = { make: string; model: string; adverts: ModelAdvert[] };

/** A landing page with enough cars. */
export type LandingPage = {
  names: LandingNames;
  facts: LandingFacts;
  /** Cars for sale now. */
  total: number;
  page: number;
  pages: number;
  vehicles: VehicleSummary[];
  cheapest: VehicleSummary;
  /** Most cars first. */
  neighbours: Neighbour[];
  /** For the first page of a single model, countrywide; empty for others. */
  adverts: ModelAdvert[];
};

/**
 * The result for a path without a landing page: the nearest page above it, and whether it once had
 * enough cars.
 */
export type NoLandingPage = { above: Route; wasListed: boolean };
