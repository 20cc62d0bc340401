import type { Json } from '../supabase/database.types';
import { type OwnFit, type OwnStock, STEP_NAMES } from './own-stock';

/** A row of `own_stock_fits`: corrections in log price, by step and group. */
export type StoredOwnFit = { fitted_on: string; adverts: number; steps: Json };

const asObject = (value: Json | undefined): Record<string, Json | undefined> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Corrections from their row, without what is no number; null without any, when nothing changes. */
export function readOwnFit({ fitted_on: fittedOn, adverts, steps }: StoredOwnFit): OwnFit | null {
  const stored = asObject(steps);
  const read = STEP_NAMES.flatMap((name) => {
    const groups = Object.entries(asObject(stored[name])).filter(
      (entry): entry is [string, number] => Number.isFinite(entry[1]),
    );
    return groups.length > 0 ? [[name, new Map(groups)] as const] : [];
  });
  return read.length > 0 ? { fittedOn, adverts, steps: new Map(read) } : null;
}

/** Corrections as JSON, to a ten-thousandth. */
export const stepsOf = ({ steps }: OwnStock) =>
  Object.fromEntries(
    [...steps].map(([name, step]) => [
      name,
      Object.fromEntries([...step].map(([group, amount]) => [group, Number(amount.toFixed(4))])),
    ]),
  );
