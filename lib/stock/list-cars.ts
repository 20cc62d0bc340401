import 'server-only';
import { logError } from '../core/logging/logger';
import { costListings } from '../running-costs/cost-listings';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { currentOwnFit } from '../valuation/current-own-fit';
import { valueListings } from '../valuation/value-listings';
import { carsIn } from './car-count';
import type { CheckedFile } from './check-file';
import { type Outcome, type RunOptions, type RunSteps, runPlan } from './run-plan';
import type { StockCounts } from './types';

type Client = Awaited<ReturnType<typeof sessionClient>>;

/**
 * Values and costs changed listings. The next `npm run valuation:listings` repeats calculations
 * that fail.
 */
export async function judgeListings(ids: string[]) {
  const client = serviceClient();
  const own = await currentOwnFit();
  const results = await Promise.allSettled([
    valueListings(client, ids, own),
    costListings(client, ids, own),
  ]);
  for (const result of results) {
    if (result.status === 'rejected') logError('valuing a stock file', result.reason);
  }
}

/**
 * The steps of a run as the user of the session. A part of the stock says nothing of the cars that
 * wait: listing one ends its waiting.
 */
const stepsOf = (client: Client, isPart: boolean): RunSteps => ({
  list: async (cars) => (await write(client.rpc('list_stock', { p_cars: cars }))) as Outcome[],
  withdraw: async (ids) => (await write(client.rpc('withdraw_stock', { p_ids: ids }))) ?? [],
  confirm: async (ids) => void (await write(client.rpc('confirm_stock', { p_ids: ids }))),
  wantPhotos: async (cars) => void (await write(client.rpc('want_stock_photos', { p_cars: cars }))),
  wait: async (cars) => {
    if (!isPart) await write(client.rpc('wait_stock', { p_cars: cars }));
  },
  judge: judgeListings,
});

/**
 * Lists a checked file, and withdraws the cars that it lacks if that is allowed. Each batch is a
 * transaction: after a failure the same file resumes. Returns the counts, which are stored with the
 * file and in the history of runs. Throws BackendError.
 */
export async function listCars(file: CheckedFile, run: RunOptions): Promise<StockCounts> {
  const client = await sessionClient();
  const { counts, problems } = await runPlan(file, stepsOf(client, file.isPart), run);
  // A second run of the file, perhaps in another tab, has no changes and stores no result.
  if (file.result && counts.listed + counts.changed + counts.withdrawn === 0) return counts;
  const result = { ...counts, problems, finishedAt: new Date().toISOString() };
  await write(client.from('stock_files').update({ result }).eq('id', file.id));
  const noted = {
    p_source: file.source,
    p_cars: carsIn(file.table.rows),
    p_counts: counts,
    p_problems: problems,
  };
  await write(client.rpc('note_stock_run', noted));
  return counts;
}
