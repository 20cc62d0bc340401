import { fuelPerMile } from './fuel';
import type { Owner } from './owner';
import { MOT_FEE, PRICES, ZONE_DAY } from './prices';
import { addRanges, type Range } from './range';
import { registeredBetween } from './registered';
import { roadTax } from './road-tax';
import type { CostInputs } from './types';
import { ulez } from './ulez';

export const YEARS = 3;
/** A car's first MOT test is due at this age, and it ends at 40. */
const FIRST_MOT = 3;
const LAST_MOT = 40;
/** The largest share by which a value's range counts, so that a loss never falls with miles. */
const WIDEST = 0.9;

export type OwnedCar = CostInputs & {
  /** Official miles per gallon; null for electric motors alone. */
  mpg: Range | null;
  /** The value today and three years on (lib/valuation/ageing.ts); null where it is not known. */
  ageing: { value: number; range: Range; later: number; error: Range } | null;
};

export type PartName = 'value' | 'tax' | 'fuel' | 'mot' | 'zones' | 'insurance';

/** A part of the cost in whole pounds; null where it is not known. */
type CostPart = { name: PartName; range: Range | null };

export type CostToOwn = {
  parts: CostPart[];
  /** The sum of the parts that are known. */
  total: Range;
  /** The parts that the total is without. */
  missing: PartName[];
};

const roundTen = (pounds: number) => Math.round(pounds / 10) * 10;

/**
 * The loss of value in pounds: the value's own range and the error of what is left, as independent of each other,
 * from 0 to the whole value.
 */
export function lossOfValue(ageing: OwnedCar['ageing']): Range | null {
  if (ageing === null) return null;
  const { value, range, later, error } = ageing;
  const loss = value - later;
  const reach = (end: number, share: number) => {
    const width = Math.min(Math.abs(end - value) / value, WIDEST);
    return Math.hypot(width * loss, share * later);
  };
  const low = loss - reach(range[0], error[1]);
  const high = loss + reach(range[1], error[0]);
  return [roundTen(Math.max(low, 0)), roundTen(Math.min(high, value))];
}

const yearsAfter = (date: string, years: number) =>
  `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

const tax = (car: CostInputs, today: string) =>
  [0, 1, 2].map((year) => roadTax(car, yearsAfter(today, year)).range).reduce(addRanges);

/** The price of a kilowatt-hour for a share of charging at home, from slow to rapid public chargers. */
function electricity(home: number): Range {
  const share = home / 100;
  const price = (away: number) => share * PRICES.electricity + (1 - share) * away;
  return [price(PRICES.publicSlow), price(PRICES.publicRapid)];
}

function fuel(car: OwnedCar, { milesAYear, home }: Owner): Range | null {
  const perMile = fuelPerMile(car, electricity(home));
  if (!perMile) return null;
  // Public electricity can cost a plug-in hybrid more than its petrol.
  const [low, high] = perMile.toSorted((one, other) => one - other) as [number, number];
  return [roundTen(low * milesAYear * YEARS), roundTen(high * milesAYear * YEARS)];
}

/** The MOT tests that fall due within three years of `today` for a car that was registered on `date`. */
function testsDue(date: string, today: string): number {
  const end = yearsAfter(today, YEARS);
  let tests = 0;
  for (let age = FIRST_MOT; age < LAST_MOT; age += 1) {
    const due = yearsAfter(date, age);
    if (today < due && due <= end) tests += 1;
  }
  return tests;
}

function mot(car: CostInputs, today: string): Range {
  const [first, last] = registeredBetween(car.year, car.registrationNumber);
  // A car that is for sale has been registered.
  const tests = [first, last].map((date) => testsDue(date < today ? date : today, today));
  const fee = (count: number) => Math.round(count * MOT_FEE);
  return [fee(Math.min(...tests)), fee(Math.max(...tests))];
}

function zones(car: CostInputs, { zoneDays }: Owner): Range {
  const verdict = ulez(car).ulez;
  const all = Math.round(zoneDays * ZONE_DAY * YEARS);
  return [verdict === 'fails' ? all : 0, verdict === 'meets' ? 0 : all];
}

/**
 * The cost of owning a car for three years from an ISO date, by parts that add up to the total exactly. Never falls
 * with miles.
 */
export function costToOwn(car: OwnedCar, owner: Owner, today: string): CostToOwn {
  const { insurance } = owner;
  const paid = insurance === null ? null : insurance * YEARS;
  const parts: CostPart[] = [
    { name: 'value', range: lossOfValue(car.ageing) },
    { name: 'fuel', range: fuel(car, owner) },
    { name: 'tax', range: tax(car, today) },
    { name: 'mot', range: mot(car, today) },
    { name: 'zones', range: zones(car, owner) },
    { name: 'insurance', range: paid === null ? null : [paid, paid] },
  ];
  return {
    parts,
    total: parts.map(({ range }) => range ?? ([0, 0] as const)).reduce(addRanges),
    missing: parts.flatMap(({ name, range }) => (range === null ? name : [])),
  };
}
