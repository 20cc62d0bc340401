import { logError } from '../core/logging/logger';
import type { Make } from '../listings/types';
import type { Json } from '../supabase/database.types';
import type { jobClient } from '../supabase/job-client';
import type { OwnFit } from '../valuation/own-stock';
import { carsIn } from './car-count';
import { compareFile } from './compare-file';
import { feedProblemOf } from './feed-safety';
import type { KnownStock } from './known-stock';
import { ownHeadings, suggestMapping } from './mapping';
import { readMeanings } from './meanings';
import { parseStockFile } from './parse-file';
import { StockFileError } from './problems';
import { MAX_PROBLEMS, type Outcome, type RunSteps, runPlan } from './run-plan';
import { readSettledNames } from './settled-names';
import type { StockCounts, StockMapping, StockProblem } from './types';

type Database = ReturnType<typeof jobClient>;

/** The dealer of a file that no person looks at, with what it may do and how it is read. */
export type FeedTerms = {
  seller: string;
  may_withdraw: boolean;
  mapping: StockMapping;
  meanings: Json;
  last_cars: number | null;
};

/** The dependencies of a feed's run on other parts of the site. */
export type FeedWorld = {
  getMakes: () => Promise<Make[]>;
  getOwnFit: () => Promise<OwnFit | null>;
  /** Values and costs changed listings. */
  judge: (ids: string[]) => Promise<void>;
};

/** The result of a feed: its counts, or why it changed nothing. */
export type FeedResult = {
  cars: number | null;
  counts: StockCounts | null;
  problems: StockProblem[];
  problem: string | null;
  /** The headings or rows of the problem. */
  detail: string | null;
};

/** The steps of a run with the rights of the dealer, by the server. */
function stepsOf(database: Database, seller: string, judge: FeedWorld['judge']) {
  const step = async (name: string, args: Json) => {
    const call = { p_seller_id: seller, p_step: name, p_args: args };
    return (await database.rpc('run_stock_step', call).throwOnError()).data;
  };
  const steps: RunSteps = {
    list: async (cars) => (await step('list', { cars } as Json)) as Outcome[],
    withdraw: async (ids) => ((await step('withdraw', { ids })) ?? []) as string[],
    confirm: async (ids) => void (await step('confirm', { ids })),
    wantPhotos: async (cars) => void (await step('photos', { cars })),
    wait: async (cars) => void (await step('wait', { cars })),
    judge: (ids) => judge(ids).catch((error: unknown) => logError('valuing a feed', error)),
  };
  const getStock = async (numbers: string[], ids: string[]) =>
    (await step('stock', { numbers, ids })) as KnownStock | null;
  return { steps, getStock };
}

/** The result of a feed that changed nothing, and why. */
export const refused = (
  problem: string,
  given: Partial<Omit<FeedResult, 'problem' | 'counts'>> = {},
): FeedResult => ({ cars: null, problems: [], detail: null, ...given, problem, counts: null });

const MAX_DETAIL = 300;

/**
 * Does with a feed's file what its dealer would do by hand: reads, compares and lists it, but only
 * if it is safe. Prices far from the valuation are left out. Throws the backend's errors.
 */
export async function runFeed(
  database: Database,
  feed: FeedTerms,
  bytes: Uint8Array,
  { getMakes, getOwnFit, judge }: FeedWorld,
): Promise<FeedResult> {
  let table: Awaited<ReturnType<typeof parseStockFile>>;
  try {
    table = await parseStockFile(bytes);
  } catch (error) {
    if (!(error instanceof StockFileError)) throw error;
    return refused(error.problem, {
      detail: error.columns.join(', ').slice(0, MAX_DETAIL) || null,
    });
  }
  const cars = carsIn(table.rows);
  const mapping = suggestMapping(ownHeadings(table), feed.mapping);
  const { steps, getStock } = stepsOf(database, feed.seller, judge);
  const content = { table, mapping, meanings: readMeanings(feed.meanings) };
  const getNames = async () =>
    readSettledNames((await database.rpc('settled_names').throwOnError()).data);
  const compared = await compareFile(content, { getMakes, getStock, getOwnFit, getNames });
  if (!compared) return refused('failed', { cars });
  const { plan, missingColumns } = compared;
  const withdraw = feed.may_withdraw;
  const problem = feedProblemOf({ plan, missingColumns, cars, lastCars: feed.last_cars, withdraw });
  if (problem) {
    return refused(problem, {
      cars,
      problems: plan.problems.slice(0, MAX_PROBLEMS),
      detail: missingColumns.join(', ') || null,
    });
  }
  const { counts, problems } = await runPlan({ plan, mapping }, steps, { withdraw, prices: false });
  return { cars, counts, problems, problem: null, detail: null };
}
