import { isOverloaded, takePlace } from '@/lib/core/http/render-queue';
import { unavailable } from '@/lib/core/http/unavailable';
import { logError } from '@/lib/core/logging/logger';
import { parseFilters } from '@/lib/search/parse-filters';
import { getPanelChoices } from '@/lib/search/queries';

/** Responds with the filter panel's choices for a query of filters; 503 if the backend fails or is busy. */
export async function GET(request: Request) {
  const { filters } = parseFilters(new URL(request.url).searchParams);
  try {
    await takePlace('page');
    return Response.json(await getPanelChoices(filters), {
      headers: { 'Cache-Control': 'private, max-age=10' },
    });
  } catch (error) {
    if (!isOverloaded(error)) logError('filter choices', error);
    return unavailable();
  }
}
