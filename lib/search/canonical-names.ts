import 'server-only';
import { LRUCache } from 'lru-cache';
import { CACHE_SECONDS } from '../core/cache';
import { logError } from '../core/logging/logger';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { Filters } from './filters';

type MakeNames = { name: string; models: { name: string }[] };

/** For the middleware, which has none of Next's caches. An old copy serves while a new one is read. */
const catalogue = new LRUCache<'makes', MakeNames[]>({
  max: 1,
  ttl: CACHE_SECONDS.makes * 1000,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: async () =>
    (await withRetry(() =>
      publicClient().from('vehicle_makes').select('name, models:vehicle_models(name)'),
    )) ?? [],
});

/** The candidate called so in any case of letters. */
export const sameName = (name: string) => (candidate: { name: string }) =>
  candidate.name.toLowerCase() === name.toLowerCase();

/**
 * The filters with make and model spelled as in the catalogue. Names it does not hold stay as they are,
 * and so does everything while the backend does not answer.
 */
export async function canonicaliseNames(filters: Filters): Promise<Filters> {
  if (!filters.make) return filters;
  const makes = await catalogue.fetch('makes').catch((error: unknown) => {
    logError('names of makes', error);
    return [];
  });
  const make = makes?.find(sameName(filters.make));
  const model = make?.models.find(sameName(filters.model));
  return {
    ...filters,
    make: make?.name ?? filters.make,
    model: model?.name ?? filters.model,
  };
}
