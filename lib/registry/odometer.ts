import { KM_PER_MILE } from '../core/miles';
import type { MotTest } from './types';

/** A mileage on a day, from an MOT test or from the listing. */
export type Reading = { date: string; miles: number; isListing: boolean };

/** Identifies a reading within a check. */
export const readingKey = ({ date, miles, isListing }: Reading) => [date, miles, isListing].join();

/** The distance between two readings. `perYear` is null if they are too close in time to tell. */
export type Leg = {
  from: Reading;
  to: Reading;
  miles: number;
  days: number;
  perYear: number | null;
};

export type OdometerFinding =
  /** Fewer miles than at the reading before; for a listing, than at its last test. */
  | { kind: 'fall'; leg: Leg }
  /** A fall that disappears if one reading is in kilometres, or was converted once too often. */
  | { kind: 'unit-mix-up'; leg: Leg; reading: Reading; corrected: number; factor: number }
  | { kind: 'jump'; leg: Leg }
  /** A period of more than a year and a half without a test. */
  | { kind: 'gap'; leg: Leg };

export type OdometerCheck = { readings: Reading[]; legs: Leg[]; findings: OdometerFinding[] };

const DAY = 86_400_000;
const DAYS_PER_YEAR = 365.25;
/** Minimum days for a yearly figure: over fewer, a few test drives look like a racing season. */
const MIN_DAYS = 30;
/** Even a taxi in two shifts drives less. */
export const IMPLAUSIBLE_PER_YEAR = 60_000;
/** Tests are due yearly, and those of 2020 were postponed by six months. */
const GAP_DAYS = 550;
/** Sellers round: '45,000' may stand for 45,400. */
const ROUNDED_TO = 1000;

function legBetween(from: Reading, to: Reading): Leg {
  const days = Math.round((Date.parse(to.date) - Date.parse(from.date)) / DAY);
  const miles = to.miles - from.miles;
  const perYear = days < MIN_DAYS ? null : Math.round((miles / days) * DAYS_PER_YEAR);
  return { from, to, miles, days, perYear };
}

const isJump = ({ miles, days }: Leg) =>
  miles > (IMPLAUSIBLE_PER_YEAR * Math.max(days, MIN_DAYS)) / DAYS_PER_YEAR;

const isPlausible = (leg: Leg) => leg.miles >= 0 && !isJump(leg);

/** Whether a reading fits between its neighbours, if it has any. */
const fits = (before: Reading | undefined, reading: Reading, after: Reading | undefined) =>
  (!before || isPlausible(legBetween(before, reading))) &&
  (!after || isPlausible(legBetween(reading, after)));

/**
 * Finds the reading that causes a fall, if changing its unit removes the fall. The reading needs
 * neighbours on both sides: at the ends of a series any fall of the right size would match.
 */
function mixUp(readings: Reading[], index: number, leg: Leg): OdometerFinding | null {
  const candidates = [
    { at: index, factor: 1 / KM_PER_MILE },
    { at: index + 1, factor: KM_PER_MILE },
  ];
  for (const { at, factor } of candidates) {
    const [before, reading, after] = [readings[at - 1], readings[at], readings[at + 1]];
    if (!before || !reading || !after) continue;
    const corrected = Math.round(reading.miles * factor);
    if (fits(before, { ...reading, miles: corrected }, after))
      return { kind: 'unit-mix-up', leg, reading, corrected, factor };
  }
  return null;
}

/** Whether a listing's mileage is below the last test's because the seller rounded it. */
export const isRounding = ({ to, miles }: Leg) =>
  to.isListing && miles < 0 && to.miles % ROUNDED_TO === 0 && -miles < ROUNDED_TO;

function findingsOf(readings: Reading[], leg: Leg, index: number): OdometerFinding[] {
  const found: OdometerFinding[] = [];
  if (leg.miles < 0 && !isRounding(leg))
    found.push(mixUp(readings, index, leg) ?? { kind: 'fall', leg });
  else if (isJump(leg)) found.push({ kind: 'jump', leg });
  if (leg.days > GAP_DAYS && !leg.to.isListing) found.push({ kind: 'gap', leg });
  return found;
}

/**
 * Compares the mileages of tests with one another and with the listing's, which the seller states
 * as of `listed` (an ISO date) or of the last test, whichever is later.
 */
export function checkOdometer(
  tests: MotTest[],
  listing: { mileage: number | null; listed: string },
): OdometerCheck {
  const read = tests.flatMap(({ date, miles }) =>
    miles === null ? [] : [{ date, miles, isListing: false }],
  );
  const readings: Reading[] = [
    ...new Map(read.map((each) => [readingKey(each), each])).values(),
  ].sort((a, b) => a.date.localeCompare(b.date) || a.miles - b.miles);
  const last = readings.at(-1);
  if (last && listing.mileage !== null) {
    const [, date = last.date] = [last.date, listing.listed].sort();
    readings.push({ date, miles: listing.mileage, isListing: true });
  }
  const legs = readings.slice(1).map((to, index) => legBetween(readings[index] as Reading, to));
  const findings = legs.flatMap((leg, index) => findingsOf(readings, leg, index));
  const mistaken = findings.flatMap((found) =>
    found.kind === 'unit-mix-up' ? [found.reading] : [],
  );
  // The jump to a reading in the wrong unit repeats the same finding.
  const isRepeated = ({ kind, leg }: OdometerFinding) =>
    kind === 'jump' && mistaken.some((reading) => reading === leg.from || reading === leg.to);
  return { readings, legs, findings: findings.filter((found) => !isRepeated(found)) };
}
