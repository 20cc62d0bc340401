import { formatDate, formatPrice } from '../format';
import type { Database, Json } from '../supabase/database.types';
import type { ValuationResult } from './result';

type Range = readonly [low: number, high: number];
type HistoryRow = Database['public']['Functions']['my_valuations']['Returns'][number];

/** Figures of a stored valuation, in whole pounds. */
export type SavedFigures = {
  id: string;
  mileage: number;
  value: number;
  range80: Range;
  range90: Range;
  /** ISO date-time. */
  createdAt: string;
};

/** Figures of the history; equal `inputs` mean equal inputs of the model. */
export type ListedFigures = SavedFigures & { inputs: string };

/** A car of the history with its newest valuations, newest first. */
export type ValuedCar = {
  make: string;
  model: string;
  year: number;
  registrationNumber: string | null;
  valuations: [newest: ListedFigures, ...older: ListedFigures[]];
};

/** A stored valuation with its inputs and figures, as they were. */
export type SavedValuation = SavedFigures &
  ValuationResult & { registrationNumber: string | null; outwardCode: string | null };

type FigureColumns = Omit<
  HistoryRow,
  'car' | 'inputs' | 'registration_number' | 'make' | 'model' | 'year'
>;

export const savedFigures = (row: FigureColumns): SavedFigures => ({
  id: row.id,
  mileage: row.mileage,
  value: row.value,
  range80: [row.low_80, row.high_80],
  range90: [row.low_90, row.high_90],
  createdAt: row.created_at,
});

/** Groups rows of `my_valuations`, which come in the order of cars and, within one, newest first. */
export function groupByCar(rows: HistoryRow[]): ValuedCar[] {
  const cars = new Map<string, ValuedCar>();
  for (const row of rows) {
    const car = cars.get(row.car);
    const figures = { ...savedFigures(row), inputs: row.inputs };
    if (car) {
      car.valuations.push(figures);
      continue;
    }
    const { make, model, year, registration_number: registrationNumber } = row;
    cars.set(row.car, { make, model, year, registrationNumber, valuations: [figures] });
  }
  return [...cars.values()];
}

/** A difference in pounds: '+ £120', '− £80', 'no change'. */
export const changeLabel = (pounds: number) =>
  pounds === 0 ? 'no change' : `${pounds < 0 ? '−' : '+'} ${formatPrice(Math.abs(pounds))}`;

/**
 * The difference between a figure and an earlier one: '£120 more than on 3 May 2026, when it was
 * £9,000.'
 */
export function changeSince(earlier: SavedFigures, now: SavedFigures) {
  const date = formatDate(earlier.createdAt);
  const change = now.value - earlier.value;
  if (change === 0) return `The figure is the same as on ${date}.`;
  const amount = formatPrice(Math.abs(change));
  return `${amount} ${change < 0 ? 'less' : 'more'} than on ${date}, when it was ${formatPrice(earlier.value)}.`;
}

/** Parses stored contributions by feature, or by label in old rows; skips malformed entries. */
export function readReasons(stored: Json): SavedValuation['reasons'] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) return [];
    const feature = entry.feature ?? entry.label;
    const { amount } = entry;
    const isReason = typeof feature === 'string' && typeof amount === 'number';
    return isReason && Number.isFinite(amount) ? [{ feature, amount }] : [];
  });
}
