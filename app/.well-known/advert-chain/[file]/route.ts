import { lines, notThere, readChainAddress } from '@/lib/advert-history/files';
import { getAdvertChain } from '@/lib/advert-history/queries';
import { isOverloaded, takePlace } from '@/lib/core/http/render-queue';
import { unavailable } from '@/lib/core/http/unavailable';
import { logError } from '@/lib/core/logging/logger';

export const dynamic = 'force-dynamic';

const HOUR_MS = 3_600_000;

type Context = { params: Promise<{ file: string }> };

/**
 * The rows of the chain of one day, `2026-11-30.ndjson`, at most 5,000 after a sequence. It waits in the queue of
 * uncached pages, as it may have a megabyte.
 */
export async function GET({ url }: Request, { params }: Context) {
  const asked = readChainAddress((await params).file, new URL(url).searchParams);
  if (!asked) return notThere();
  try {
    await takePlace('page');
    const rows = await getAdvertChain(asked.day, asked.after);
    if (rows.length === 0 && asked.after === 0) return notThere();
    // An hour after midnight no row of the day before is on its way.
    return lines(rows, asked.day < new Date(Date.now() - HOUR_MS).toISOString().slice(0, 10));
  } catch (error) {
    if (!isOverloaded(error)) logError('advert chain', error);
    return unavailable('The chain could not be read just now.\n');
  }
}
