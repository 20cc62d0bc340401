import 'server-only';

/** Fetches a file from a public https address. `source` is the address without its query. Throws StockFileError. */
export async function fetchStockFile(
  _address: string,
): Promise<{ bytes: Uint8Array; source: string }> {
  throw new Error('Not written yet');
}
