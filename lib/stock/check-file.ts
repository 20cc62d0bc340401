import 'server-only';
import { isUuid } from '../ids';
import type { Make } from '../listings/types';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { currentOwnFit } from '../valuation/current-own-fit';
import { compareFile } from './compare-file';
import { readKnownStock } from './known-stock';
import { readMeanings, type StockMeanings, type UnknownWord } from './meanings';
import type { StockPlan } from './plan';
import { getSettledNames } from './read-waiting';
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
  /** Whether it has only some of the dealer's cars. */
  isPart: boolean;
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
      isPart: (row.content as StoredTable).isPart ?? false,
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
  const compared = await compareFile(file, {
    getMakes,
    getStock: async (numbers, ids) => readKnownStock(await sessionClient(), numbers, ids),
    getOwnFit: currentOwnFit,
    getNames: async () => getSettledNames(await sessionClient()),
  });
  return compared && { ...file, ...compared };
}
