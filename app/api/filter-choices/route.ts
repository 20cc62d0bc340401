import { isOverloaded, readForPage } from '@/lib/core/http/render-queue';
import { logError } from '@/lib/core/logging/logger';
import { parseFilters } from '@/lib/search/parse-filters';
import { getPanelChoices } from '@/lib/search/queries';

/** The choices of the filter panel for a query of filters, with their counts; 503 when the backend fails or is busy. */
export async function GET(request: Request) {
  const { filters } = parseFilters(new URL(request.url).searchParams);
  try {
    const choices = await readForPage(() => getPanelChoices(filters));
    return Response.json(choices, { headers: { 'Cache-Control': 'public, max-age=60' } });
  } catch (error) {
    if (!isOverloaded(error)) logError('filter choices', error);
    return new Response(null, {
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' },
    });
  }
}
