import type { StockTable } from './types';

/** Reads a CSV or XML file, told by its content. Throws StockFileError. */
export function parseStockFile(_bytes: Uint8Array): StockTable {
  throw new Error('Not written yet');
}
