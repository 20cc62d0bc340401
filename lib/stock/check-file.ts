import 'server-only';
import { isUuid } from '../ids';
import type { Make } from '../listings/types';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { currentOwnFit } from '../valuation/current-own-fit';
import { readKnownStock } from './known-stock';
import { missingColumns } from './mapping';
import { readMeanings, type StockMeanings, type UnknownWord } from './meanings';
import { cellsOf, planStock, type StockPlan } from './plan';
import { askAboutPrices } from './price-questions';
import { readRows } from './read-rows';
import { type StoredTable, unpackTable } from './stored-table';
import type { StockCheck, StockMapping, StockTable } from './types';

/** A stock file of the user with the plan of its changes. */
export type CheckedFile = {
  id: string;
  source: string;
  receivedAt: string;
  table: StockTable;
  mapping: StockMapping;
  result: StockCheck['result'];
  missingColumns: string[];
  meanings: StockMeanings;
  words: UnknownWord[];
  plan: StockPlan;
};

const NOTHING: StockPlan = {
  unchanged: [],
  planned: [],
  cars: [],
  problems: [],
  refusedRows: 0,
  remarks: [],
  notForSale: 0,
  missing: [],
  canWithdraw: false,
  photos: new Map(),
  unchangedRows: new Map(),
};

/** Reads a stock file of the user; null if there is none with the id. Throws BackendError. */
async function readFile(id: string) {
  if (!isUuid(id)) return null;
  const client = await sessionClient();
  const columns = 'id, seller_id, source, content, mapping, result, created_at' as const;
  const row = await withRetry(() =>
    client.from('stock_files').select(columns).eq('id', id).maybeSingle(),
  );
  const stored =
    row &&
    (await withRetry(() =>
      client.from('stock_mappings').select('meanings').eq('seller_id', row.seller_id).maybeSingle(),
    ));
  return (
    row && {
      meanings: readMeanings(stored?.meanings),
      id: row.id,
      source: row.source,
      receivedAt: row.created_at,
      // Only this folder writes these columns, in these shapes.
      table: await unpackTable(row.content as StoredTable),
      mapping: row.mapping as StockMapping,
      result: row.result as StockCheck['result'],
    }
  );
}

/**
 * Compares a file of the user with their stock; null if the file does not exist. `getMakes` reads
 * the catalogue. Throws BackendError.
 */
export async function checkFile(
  id: string,
  getMakes: () => Promise<Make[]>,
): Promise<CheckedFile | null> {
  const file = await readFile(id);
  if (!file) return null;
  const { table, mapping } = file;
  const missing = missingColumns(mapping);
  if (missing.length > 0) return { ...file, missingColumns: missing, words: [], plan: NOTHING };
  const numbers = [...cellsOf(table, mapping.stock_id)];
  const ids = [...cellsOf(table, mapping.listing)].filter(isUuid);
  const [makes, stock] = await Promise.all([
    getMakes(),
    readKnownStock(await sessionClient(), numbers, ids),
  ]);
  if (!stock) return null;
  const read = await readRows(table, mapping, makes, file.meanings);
  const plan = await planStock({ table, mapping, read, stock, makes });
  const planned = await askAboutPrices(plan, read, stock.cars, makes, await currentOwnFit());
  return { ...file, missingColumns: missing, words: read.words, plan: { ...plan, planned } };
}
