import type { ReadStock, StockMakes, StockMapping, StockTable } from './types';

/** Reads and checks the cars of a file. A wrong cell leaves its row out. */
export async function readRows(
  _table: StockTable,
  _mapping: StockMapping,
  _makes: StockMakes,
): Promise<ReadStock> {
  throw new Error('Not written yet');
}
