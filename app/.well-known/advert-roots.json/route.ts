import { json } from '@/lib/advert-history/files';
import { getAdvertRoots } from '@/lib/advert-history/queries';
import { unavailable } from '@/lib/core/http/unavailable';
import { logError } from '@/lib/core/logging/logger';

// Uncached by Next; its Cache-Control lets others keep it for a minute.
export const dynamic = 'force-dynamic';

/** The roots of the chain of adverts, which scripts/verify-adverts.ts checks. */
export async function GET() {
  try {
    return json(await getAdvertRoots());
  } catch (error) {
    logError('advert roots', error);
    return unavailable('The roots could not be read just now.\n');
  }
}
