import { lines, notThere } from '@/lib/advert-history/files';
import { getAdvertOpenings } from '@/lib/advert-history/queries';
import { unavailable } from '@/lib/core/http/unavailable';
import { logError } from '@/lib/core/logging/logger';
import { isUuid } from '@/lib/ids';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

/** The events of an advert for sale, as lines with the salts that open their leaves of the chain. */
export async function GET(_: Request, { params }: Context) {
  const { id } = await params;
  if (!isUuid(id)) return notThere();
  try {
    const openings = await getAdvertOpenings(id);
    return openings ? lines(openings) : notThere();
  } catch (error) {
    logError('advert openings', error);
    return unavailable('The record could not be read just now.\n');
  }
}
