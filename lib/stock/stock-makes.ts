import 'server-only';
import { unstable_cache } from 'next/cache';
import { CACHE_SECONDS, tags } from '../core/cache';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { StockMakes } from './types';

async function readMakes(): Promise<StockMakes> {
  const makes = publicClient().from('vehicle_makes');
  const rows = withRetry(() => makes.select('id, name, models:vehicle_models(id, name)'));
  return (await rows) ?? [];
}

/** Every make with its models. Cached for CACHE_SECONDS.makes. Throws BackendError. */
export const getStockMakes = unstable_cache(readMakes, ['stock-makes'], {
  revalidate: CACHE_SECONDS.makes,
  tags: [tags.makes],
});
