import { refusalOf } from './messages';
import type { ListedCar, StockPlan } from './plan';
import { questionsOf } from './price-questions';
import type { StockCounts, StockMapping, StockProblem, WaitingRow } from './types';

/** Number of cars listed at a time; list_stock accepts twice as many. */
const BATCH = 50;
/** Maximum number of mistakes stored with the result of a run. */
export const MAX_PROBLEMS = 100;

/** The JSON of the SQL function `list_stock`. */
export type Outcome = { row: number } & (
  | { became: 'listed' | 'reopened' | 'changed' | 'unchanged'; id: string }
  | { became: 'refused'; code: string; refused_by: string }
);

/** A car in the form of the SQL function `want_stock_photos`. */
type WantedPhotos = { listing: string; row: number; addresses: string[] };

/** A car in the form of the SQL function `wait_stock`. */
type KeptCar = Pick<WaitingRow, 'make' | 'model' | 'cells'> & { stock_id: string; price: number };

/** The writes of a run, each a transaction of the database, with the rights of the dealer. */
export type RunSteps = {
  list: (cars: ListedCar[]) => Promise<Outcome[]>;
  /** Returns the ids of the withdrawn cars. */
  withdraw: (ids: string[]) => Promise<string[]>;
  confirm: (ids: string[]) => Promise<void>;
  wantPhotos: (cars: WantedPhotos[]) => Promise<void>;
  /** Keeps the cars that wait for a name, in place of those of the file before. */
  wait: (cars: KeptCar[]) => Promise<void>;
  /** Values and costs changed listings. */
  judge: (ids: string[]) => Promise<void>;
};

export type RunOptions = {
  withdraw: boolean;
  /** Whether cars with a price question are listed. */
  prices: boolean;
  onProgress?: (done: number, of: number) => void;
  /** Receives the ids of each batch that was changed, before the next one. */
  onChanged?: (ids: string[]) => void;
};

/** The photographs of a listing's row; empty if the file does not name any. */
function wantedOf(
  { photos, unchangedRows }: StockPlan,
  listing: string,
  row = unchangedRows.get(listing),
): WantedPhotos[] {
  const addresses = row === undefined ? undefined : photos.get(row);
  return row !== undefined && addresses ? [{ listing, row, addresses }] : [];
}

const batchesOf = <T>(all: T[]) =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, n) =>
    all.slice(n * BATCH, (n + 1) * BATCH),
  );

/**
 * Lists the cars of a plan, and withdraws those that its file lacks if that is allowed. After a
 * failure the same file resumes. Returns the counts and the first mistakes. Throws the errors of the
 * steps.
 */
export async function runPlan(
  { plan, mapping }: { plan: StockPlan; mapping: StockMapping },
  steps: RunSteps,
  { onProgress = () => {}, onChanged = () => {}, ...run }: RunOptions,
): Promise<{ counts: StockCounts; problems: StockProblem[] }> {
  const counts: StockCounts = {
    listed: 0,
    changed: 0,
    unchanged: plan.unchanged.length,
    withdrawn: 0,
    refused: plan.refusedRows,
    ...(plan.waiting.length > 0 && { waiting: plan.waiting.length }),
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

  onProgress(done, of);
  for (const batch of batchesOf(cars)) {
    const changed = (await steps.list(batch)).flatMap(settle);
    onChanged(changed);
    if (changed.length > 0) await steps.judge(changed);
    done += batch.length;
    onProgress(done, of);
  }
  for (const batch of batchesOf(photos)) await steps.wantPhotos(batch);
  const keptOf = ({ car, make, model, cells }: WaitingRow): KeptCar[] =>
    car.stock_id ? [{ stock_id: car.stock_id, make, model, price: car.price, cells }] : [];
  await steps.wait(plan.waiting.flatMap(keptOf));
  if (missing.length > 0) {
    const withdrawn = await steps.withdraw(missing);
    onChanged(withdrawn);
    counts.withdrawn = withdrawn.length;
    onProgress(of, of);
  }
  if (plan.unchanged.length > 0) await steps.confirm(plan.unchanged);
  return { counts, problems: problems.toSorted((a, b) => a.row - b.row).slice(0, MAX_PROBLEMS) };
}
