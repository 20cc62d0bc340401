import { unavailable } from '@/lib/core/http/unavailable';
import { logError } from '@/lib/core/logging/logger';
import { missesFile } from '@/lib/evidence/misses';
import { getOpenedValuations } from '@/lib/evidence/queries';

// Uncached by Next, so that the salts of a deleted listing are gone within the hour of max-age.
export const dynamic = 'force-dynamic';

/** Downloads what scripts/valuation/verify-misses.ts checks. */
export async function GET() {
  const opened = await getOpenedValuations().catch((error: unknown) => {
    logError('valuation misses', error);
    return null;
  });
  if (!opened) return unavailable('The commitments could not be read just now.\n');
  return new Response(`${JSON.stringify(missesFile(opened))}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="forecourt-valuations.json"',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
