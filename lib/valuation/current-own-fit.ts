import 'server-only';
import { acrossBundles } from '../core/across-bundles';
import { logError } from '../core/logging/logger';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { OwnFit } from './own-stock';
import { readOwnFit } from './stored-own-fit';

/** The corrections change once a day at most. */
const MAX_AGE_MS = 10 * 60_000;

const cache = acrossBundles('own-fit', () => ({
  readAt: Number.NEGATIVE_INFINITY,
  fit: null as OwnFit | null,
}));

/**
 * The corrections of values by the site's own adverts; null until there are any. Where they cannot be
 * read, those read before: a valuation needs no backend.
 */
export async function currentOwnFit(): Promise<OwnFit | null> {
  if (Date.now() - cache.readAt < MAX_AGE_MS) return cache.fit;
  try {
    const row = await withRetry(() =>
      serviceClient()
        .from('own_stock_fits')
        .select('fitted_on, adverts, steps')
        .order('fitted_on', { ascending: false })
        .limit(1)
        .maybeSingle(),
    );
    cache.fit = row && readOwnFit(row);
  } catch (error) {
    logError('corrections by own adverts', error);
  }
  cache.readAt = Date.now();
  return cache.fit;
}
