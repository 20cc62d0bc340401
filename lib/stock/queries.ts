import 'server-only';
import type { Make } from '../listings/types';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { carsIn } from './car-count';
import { checkFile } from './check-file';
import { toldWords } from './meanings';
import { questionsOf } from './price-questions';
import { readWaiting } from './read-waiting';
import type { StockCheck, StockFeedState, StockPhotos } from './types';
import { waitingNames, waitingStock } from './waiting';
import { wordChoices } from './word-choices';

/** Maximum numbers of planned changes and of mistakes that a page shows. */
const SHOWN = { planned: 50, problems: 100 };

/**
 * Returns a checked file of the user; null if it does not exist, or no longer. `getMakes` reads the
 * catalogue. Throws BackendError.
 */
export async function getStockCheck(
  id: string,
  getMakes: () => Promise<Make[]>,
): Promise<StockCheck | null> {
  const file = await checkFile(id, getMakes);
  if (!file) return null;
  const { table, plan, meanings, ...rest } = file;
  const makes = await getMakes();
  const withChoices = <W extends { column: string; word: string }>(word: W) => ({
    ...word,
    choices: wordChoices(word, makes),
  });
  const sure = plan.planned.filter(({ question }) => !question);
  const isNew = sure.filter(({ kind }) => kind === 'list').length;
  return {
    ...rest,
    words: file.words.map(withChoices),
    told: toldWords(meanings).map(withChoices),
    headings: table.headings,
    rows: carsIn(table.rows),
    photos: [...plan.photos.values()].flat().length,
    unchanged: plan.unchanged.length,
    toList: isNew,
    toChange: sure.length - isNew,
    planned: sure.slice(0, SHOWN.planned),
    questions: questionsOf(plan.planned, file.mapping.price),
    remarks: plan.remarks.slice(0, SHOWN.problems),
    notForSale: plan.notForSale,
    toWait: plan.waiting.length,
    names: waitingNames(plan.waiting),
    refusedRows: plan.refusedRows,
    problems: plan.problems.slice(0, SHOWN.problems),
    missing: plan.missing,
    canWithdraw: plan.canWithdraw,
  };
}

const NO_STOCK = {
  isDealer: false,
  recent: [],
  photos: null,
  feed: null,
  upload: null,
  runs: [],
  waiting: null,
};

/**
 * Returns whether the user is a dealer, the files sent within the hour, last first, what became of
 * the photographs of files (null without any), the kept feed, the upload address, the last runs and
 * the cars that wait for a name (null without any). Throws BackendError.
 */
export async function getStockStart(getMakes: () => Promise<Make[]>) {
  const client = await sessionClient();
  const id = await withRetry(() => client.rpc('my_seller_id'));
  if (!id) return NO_STOCK;
  const [seller, files, photos, state, waiting] = await Promise.all([
    withRetry(() => client.from('sellers').select('seller_type').eq('id', id).maybeSingle()),
    withRetry(() =>
      client
        .from('stock_files')
        .select('id, source, created_at')
        .eq('seller_id', id)
        .order('created_at', { ascending: false }),
    ),
    withRetry(() => client.rpc('my_stock_photos')) as Promise<StockPhotos | null>,
    withRetry(() => client.rpc('my_stock_feed')) as Promise<StockFeedState | null>,
    readWaiting(client, id, getMakes),
  ]);
  return {
    isDealer: seller !== null && seller.seller_type !== 'private',
    recent: (files ?? []).map((file) => ({
      id: file.id,
      source: file.source,
      receivedAt: file.created_at,
    })),
    photos: photos && photos.kept + photos.waiting + photos.failed > 0 ? photos : null,
    feed: state?.feed ?? null,
    upload: state?.upload ?? null,
    runs: state?.runs ?? [],
    waiting: waiting && waitingStock(waiting.cars, waiting.stateOf),
  };
}
