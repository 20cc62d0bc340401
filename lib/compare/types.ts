import type { SellerType } from '../listings/constants';
import type { PricePoint, VehicleDetail } from '../listings/types';
import type { Verdict } from '../listings/verdict';

type Range = readonly [low: number, high: number];

/** The MOT record of a car on record. */
export type MotFacts = {
  tests: number;
  failed: number;
  /** The newest test; `date` is ISO. */
  last: { date: string; passed: boolean; advisories: number } | null;
  /** Whether the mileage falls between two readings. */
  hasFall: boolean;
  isMadeUp: boolean;
};

/** The running costs of a car in pounds. */
export type CostFacts = {
  /** Road tax a year, and the figure to compare by; null for a range without a likeliest figure. */
  tax: { text: string; aside: string | null; pounds: number | null };
  /** Fuel for the usual miles of a year. */
  fuel: Range | null;
  /** Three years of owning it; `without` names the parts that the total lacks. */
  owning: { range: Range; without: string | null };
  ulez: string;
};

/** Sizes of the car's class in mm. */
export type ClassSize = { length: Range; widthWithMirrors: Range; turningCircle: number };

/** A car for sale with the facts to compare. Prices in whole pounds, dates in ISO form. */
export type ComparedCar = Pick<
  VehicleDetail,
  | 'id'
  | 'trim'
  | 'year'
  | 'price'
  | 'mileage'
  | 'engineSize'
  | 'doors'
  | 'seats'
  | 'owners'
  | 'serviceHistory'
  | 'motExpiry'
  | 'writeOff'
  | 'keys'
  | 'v5cInName'
  | 'financeOwed'
  | 'condition'
  | 'fuelType'
  | 'transmission'
  | 'bodyType'
  | 'colour'
  | 'features'
  | 'location'
  | 'outwardCode'
  | 'reservedUntil'
> & {
  title: string;
  verdict: { kind: Verdict; text: string; range: Range | null };
  /** Newest first. */
  priceHistory: PricePoint[];
  costs: CostFacts | null;
  /** The record, or why there is none, as a sentence. */
  mot: MotFacts | string;
  seller: { name: string; type: SellerType; replyMinutes: number | null };
  /** Whole days since it was listed. */
  daysListed: number;
  photographs: number;
  /** The distance in miles from the visitor's place, and its name; null without a place. */
  distance: { miles: number; from: string } | null;
  size: ClassSize;
};

/** A column of a comparison: a car for sale, or why its column is empty. */
export type Column = { id: string; name: string } & (
  | { car: ComparedCar; note: null }
  | { car: null; note: string }
);
