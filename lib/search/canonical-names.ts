import 'server-only';
import { LRUCache } from 'lru-cache';
import { CACHE_SECONDS } from '../core/cache';
import { logError } from '../core/logging/logger';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { Filters } from './filters';

type MakeNames = { name: string; models: { name: string }[] };

/** Cached here because middleware cannot use Next's caches. Serves stale while revalidating. */
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

/** Matches by name, ignoring case. */
export const sameName = (name: string) => (candidate: { name: string }) =>
  candidate.name.toLowerCase() === name.toLowerCase();

/**
 * Replaces make and model by their canonical spelling. Unknown names stay unchanged, as do all names
 * while the backend is down.
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
