import type { Route } from 'next';
import type { BodyType, FuelType } from '../listings/constants';
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

/** What the cars of a landing page said together when it was listed; see private.write_landing_facts. */
export type LandingFacts = {
  /** ISO date-time of the listing. */
  asOf: string;
  /** All cars of the page. */
  total: number;
  /** Those that the facts are of: in a town, nearest to it. */
  cars: number;
  price: number;
  low: number;
  high: number;
  mileage: number | null;
  /** Newest first. */
  years: YearFacts[];
  /** What 10,000 miles take off the price among cars of one model and year; null where it is not clear. */
  perTenThousandMiles: number | null;
  /** Mean. */
  daysForSale: number;
  /** Cars with a verdict on their price, and those under valuation among them. */
  judged: number;
  under: number;
  /** ISO date-time of the newest listing. */
  newest: string;
};

/** What a landing page is about, by names. */
export type LandingNames = {
  make: string | null;
  model: string | null;
  town: string | null;
  body: BodyType | null;
  fuel: FuelType | null;
};

/** A landing page beside this one, with the number of its cars; of another town also the miles to it. */
export type Neighbour = LandingNames & { path: string; cars: number; miles: number | null };

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
};

/** No page: the nearest page above it, and whether it once had enough cars. */
export type NoLandingPage = { above: Route; wasListed: boolean };
