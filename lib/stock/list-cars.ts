import 'server-only';
import { logError } from '../core/logging/logger';
import { costListings } from '../running-costs/cost-listing';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { valueListings } from '../valuation/value-listing';
import type { CheckedFile } from './check-file';
import { refusalOf } from './messages';
import type { ListedCar } from './plan';
import { questionsOf } from './price-questions';
import type { StockCounts, StockProblem } from './types';

/** Number of cars listed at a time; list_stock accepts twice as many. */
const BATCH = 50;
/** Maximum number of mistakes stored with the result. */
const MAX_PROBLEMS = 100;

type Run = {
  withdraw: boolean;
  /** Whether cars with a price question are listed. */
  prices: boolean;
  onProgress: (done: number, of: number) => void;
  /** Receives the ids of each batch that was changed, before the next one. */
  onChanged: (ids: string[]) => void;
};

/** A car in the form of the SQL function `want_stock_photos`. */
type WantedPhotos = { listing: string; row: number; addresses: string[] };

/** The photographs of a listing's row; empty if the file does not name any. */
function wantedOf(
  { photos, unchangedRows }: CheckedFile['plan'],
  listing: string,
  row = unchangedRows.get(listing),
): WantedPhotos[] {
  const addresses = row === undefined ? undefined : photos.get(row);
  return row !== undefined && addresses ? [{ listing, row, addresses }] : [];
}

/** The JSON of the SQL function `list_stock`. */
type Outcome = { row: number } & (
  | { became: 'listed' | 'reopened' | 'changed' | 'unchanged'; id: string }
  | { became: 'refused'; code: string; refused_by: string }
);

type Client = Awaited<ReturnType<typeof sessionClient>>;

/**
 * Values and costs changed listings. The next `npm run valuation:listings` repeats calculations
 * that fail.
 */
async function judge(ids: string[]) {
  if (ids.length === 0) return;
  const results = await Promise.allSettled([valueListings(ids), costListings(ids)]);
  for (const result of results) {
    if (result.status === 'rejected') logError('valuing a stock file', result.reason);
  }
}

const listBatch = async (client: Client, cars: ListedCar[]) =>
  (await write(client.rpc('list_stock', { p_cars: cars }))) as Outcome[];

const batchesOf = <T>(all: T[]) =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, n) =>
    all.slice(n * BATCH, (n + 1) * BATCH),
  );

/**
 * Lists a checked file, and withdraws the cars that it lacks if that is allowed. Each batch is a
 * transaction: after a failure the same file resumes. Returns the counts, which are stored with the
 * file. Throws BackendError.
 */
export async function listCars(
  { id, mapping, plan, result: earlier }: CheckedFile,
  run: Run,
): Promise<StockCounts> {
  const client = await sessionClient();
  const counts: StockCounts = {
    listed: 0,
    changed: 0,
    unchanged: plan.unchanged.length,
    withdrawn: 0,
    refused: plan.refusedRows,
  };
  const questions = run.prices ? [] : questionsOf(plan.planned, mapping.price);
  const asked = new Set(questions.map(({ row }) => row));
  const cars = plan.cars.filter(({ row }) => !asked.has(row));
  counts.refused += questions.length;
  const problems: StockProblem[] = [...plan.problems, ...questions];
  const missing = run.withdraw ? plan.missing.map((car) => car.id) : [];
  const of = cars.length + missing.length;
  let done = 0;
  const photos: WantedPhotos[] = plan.unchanged.flatMap((listing) => wantedOf(plan, listing));

  const settle = (outcome: Outcome): string[] => {
    if (outcome.became === 'refused') {
      const [column, message] = refusalOf(outcome.code, outcome.refused_by);
      problems.push({ row: outcome.row, column: mapping[column] ?? null, message });
      counts.refused += 1;
      return [];
    }
    const { became, id: listing } = outcome;
    counts[became === 'reopened' ? 'changed' : became] += 1;
    photos.push(...wantedOf(plan, listing, outcome.row));
    return became === 'unchanged' ? [] : [listing];
  };

  run.onProgress(done, of);
  for (const batch of batchesOf(cars)) {
    const changed = (await listBatch(client, batch)).flatMap(settle);
    run.onChanged(changed);
    await judge(changed);
    done += batch.length;
    run.onProgress(done, of);
  }
  for (const batch of batchesOf(photos))
    await write(client.rpc('want_stock_photos', { p_cars: batch }));
  if (missing.length > 0) {
    const withdrawn = (await write(client.rpc('withdraw_stock', { p_ids: missing }))) ?? [];
    run.onChanged(withdrawn);
    counts.withdrawn = withdrawn.length;
    run.onProgress(of, of);
  }

  if (plan.unchanged.length > 0)
    await write(client.rpc('confirm_stock', { p_ids: plan.unchanged }));
  // A second run of the file, perhaps in another tab, has no changes and stores no result.
  const { listed, changed, withdrawn } = counts;
  if (earlier && listed + changed + withdrawn === 0) return counts;

  const stored = problems.toSorted((a, b) => a.row - b.row).slice(0, MAX_PROBLEMS);
  const result = { ...counts, problems: stored, finishedAt: new Date().toISOString() };
  await write(client.from('stock_files').update({ result }).eq('id', id));
  return counts;
}
