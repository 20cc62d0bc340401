import 'server-only';
import { unstable_cache } from 'next/cache';
import { CACHE_SECONDS, tags } from '../core/cache';
import type { Json } from '../supabase/database.types';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { MAIN_FACETS, MORE_FACETS, type SqlFacets, sqlFacetsSchema } from './facet-counts';
import type { SqlFilters } from './sql-filters';

/** Counts the vehicles that filters find, and those of each choice of the facets. Throws BackendError. */
export async function readFacets(
  filters: Partial<SqlFilters>,
  facets: readonly string[],
  relax = false,
) {
  const args = { p_filters: filters as Json, p_facets: [...facets], p_relax: relax };
  return sqlFacetsSchema.parse(await withRetry(() => publicClient().rpc('search_facets', args)));
}

/** The counts of every choice, by two queries at the same time. */
export async function countFacets(
  filters: Partial<SqlFilters>,
  trims: boolean,
): Promise<SqlFacets> {
  const [main, more] = await Promise.all([
    readFacets(filters, [...MAIN_FACETS, ...(trims ? ['trim'] : [])]),
    readFacets(filters, MORE_FACETS),
  ]);
  return { ...main, features: more.features, counts: { ...main.counts, ...more.counts } };
}

/** The counts of all vehicles, with which most visitors open the panel. */
export const countAllFacets = unstable_cache(() => countFacets({}, false), ['all facets'], {
  revalidate: CACHE_SECONDS.facets,
  tags: [tags.lists],
});
