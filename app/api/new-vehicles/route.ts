import { isOverloaded, takePlace } from '@/lib/core/http/render-queue';
import { unavailable } from '@/lib/core/http/unavailable';
import { logError } from '@/lib/core/logging/logger';
import { parseFilters } from '@/lib/search/parse-filters';
import { countNewer } from '@/lib/search/queries';

/**
 * Responds with the number of vehicles of a query of filters that were listed after `since`, in epoch milliseconds; 400
 * without such a time, 503 if the backend fails or is busy.
 */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams;
  const since = Number(query.get('since') || Number.NaN);
  if (!Number.isSafeInteger(since) || since < 0) {
    return new Response(null, { status: 400, headers: { 'Cache-Control': 'no-store' } });
  }
  query.delete('since');
  const { filters } = parseFilters(query);
  try {
    await takePlace('page');
    const count = await countNewer(filters, since);
    return Response.json({ count }, { headers: { 'Cache-Control': 'private, max-age=60' } });
  } catch (error) {
    if (!isOverloaded(error)) logError('new vehicles', error);
    return unavailable();
  }
}
