import 'server-only';
import { guardedFetch, INTERNET } from './guarded-fetch';

/**
 * Fetches a file from a public https address: at most 5 MB, in ten seconds, over at most three redirects.
 * `source` is the address without its query, which may hold a key. Throws StockFileError.
 */
export async function fetchStockFile(
  address: string,
): Promise<{ bytes: Uint8Array; source: string }> {
  const bytes = await guardedFetch(address.trim(), INTERNET);
  const { host, pathname } = new URL(address.trim());
  return { bytes, source: `https://${host}${pathname}` };
}
