import { isOverloaded, takePlace } from '@/lib/core/http/render-queue';
import { unavailable } from '@/lib/core/http/unavailable';
import { logError } from '@/lib/core/logging/logger';
import { missesFile } from '@/lib/evidence/misses';
import { getOpenedValuations } from '@/lib/evidence/queries';

// Uncached by Next, so that the salts of a deleted listing are gone within the hour of max-age.
export const dynamic = 'force-dynamic';

/**
 * Downloads what scripts/valuation/verify-misses.ts checks. It waits in the queue of uncached pages, as the log has
 * megabytes.
 */
export async function GET() {
  try {
    await takePlace('page');
    const opened = await getOpenedValuations();
    if (opened)
      return new Response(`${JSON.stringify(missesFile(opened))}\n`, {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': 'attachment; filename="forecourt-valuations.json"',
          'Cache-Control': 'public, max-age=3600',
        },
      });
  } catch (error) {
    if (!isOverloaded(error)) logError('valuation misses', error);
  }
  return unavailable('The commitments could not be read just now.\n');
}
