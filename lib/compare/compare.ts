import { inSentence } from '../format';
import { type ComparedRange, ROW_RULES, type RowRule } from './rows';
import type { Column, ComparedCar } from './types';

export type Cell = {
  /** Null for a value that is not given. */
  text: string | null;
  note: string | null;
  /** How it differs from the first car, such as '£1,205 cheaper'. */
  difference: string | null;
  /** Why it is the best of its row, such as 'Cheapest'. */
  best: string | null;
};

/** A row by column; a cell is null where its column has no car for sale. */
export type Row = { id: RowRule['id'] | null; label: string; cells: (Cell | null)[] };

export type Comparison = {
  /** The rows whose values differ, and those with one value for all. */
  differing: Row[];
  same: Row[];
  features: { common: string[]; notOnAll: (string[] | null)[] };
  /** How each car but the first differs from it, in words. */
  summaries: { id: string; name: string; differences: string[] }[];
};

/** The index of the value that is strictly better than all others; -1 without one, or with one value. */
export function bestOf(values: (number | null)[], end: 'least' | 'greatest'): number {
  const known = values.filter((value) => value !== null);
  const best = end === 'least' ? Math.min(...known) : Math.max(...known);
  const isAlone = known.filter((value) => value === best).length === 1;
  return known.length > 1 && isAlone ? values.indexOf(best) : -1;
}

/**
 * The index of the range that ends below where all others begin; -1 where two overlap, where one lacks other parts
 * than another, or with one range.
 */
function leastOf(ranges: (ComparedRange | null)[]): number {
  const known = ranges.filter((one) => one !== null);
  const isAlike = known.every(({ without }) => without === known[0]?.without);
  if (known.length < 2 || !isAlike) return -1;
  return ranges.findIndex(
    (one) => one && known.every((other) => other === one || one.range[1] < other.range[0]),
  );
}

/** Describes how a car differs from the first by a row's measure; null where either has none or both are equal. */
export function differenceOf(rule: RowRule, first: ComparedCar, car: ComparedCar): string | null {
  const [from, to] = [rule.measure?.(first) ?? null, rule.measure?.(car) ?? null];
  if (!rule.difference || from === null || to === null || from === to) return null;
  return rule.difference(to - from);
}

type Cars = (ComparedCar | null)[];

/** Describes a difference of kind: 'diesel instead of petrol'. */
function contrastOf({ hasContrast, text }: RowRule, first: ComparedCar, car: ComparedCar) {
  const [from, to] = [text(first), text(car)];
  if (!(hasContrast && from && to) || from === to) return null;
  return `${inSentence(to)} instead of ${inSentence(from)}`;
}

const summaryOf = (first: ComparedCar, car: ComparedCar) =>
  ROW_RULES.flatMap((rule) => differenceOf(rule, first, car) ?? contrastOf(rule, first, car) ?? []);

function rowOf(rule: RowRule, cars: Cars): Row {
  const { measure, best, leastRange } = rule;
  const first = cars.find((car) => car !== null);
  const values = cars.map((car) => (car && measure?.(car)) ?? null);
  const bestAt = best
    ? bestOf(values, best.end)
    : leastOf(cars.map((car) => (car && leastRange?.of(car)) ?? null));
  const label = best?.label ?? leastRange?.label;
  return {
    id: rule.id ?? null,
    label: rule.label,
    cells: cars.map(
      (car, index) =>
        car && {
          text: rule.text(car),
          note: rule.note?.(car) ?? null,
          difference: first ? differenceOf(rule, first, car) : null,
          best: (index === bestAt && label) || null,
        },
    ),
  };
}

const filled = ({ cells }: Row) => cells.filter((cell) => cell !== null);
const isGiven = (row: Row) => filled(row).some(({ text }) => text !== null);
const differs = (row: Row) =>
  new Set(filled(row).map(({ text, note }) => JSON.stringify([text, note]))).size > 1;

const key = (feature: string) => feature.trim().toLowerCase();

/** The features that all cars have, and for each car those that not all have. */
function compareFeatures(cars: Cars): Comparison['features'] {
  const sets = cars.flatMap((car) => (car ? [new Set(car.features.map(key))] : []));
  const isCommon = (feature: string) => sets.every((set) => set.has(key(feature)));
  const first = cars.find((car) => car !== null);
  return {
    common: first ? first.features.filter(isCommon) : [],
    notOnAll: cars.map((car) => car?.features.filter((feature) => !isCommon(feature)) ?? null),
  };
}

/** Compares the cars of the columns; those that are not for sale have empty cells. */
export function compareCars(columns: readonly Column[]): Comparison {
  const cars = columns.map(({ car }) => car);
  const rows = ROW_RULES.map((rule) => rowOf(rule, cars)).filter(isGiven);
  const [first, ...others] = cars.filter((car) => car !== null);
  return {
    differing: rows.filter(differs),
    same: rows.filter((row) => !differs(row)),
    features: compareFeatures(cars),
    summaries: others.map((car) => ({
      id: car.id,
      name: car.title,
      differences: first ? summaryOf(first, car) : [],
    })),
  };
}
