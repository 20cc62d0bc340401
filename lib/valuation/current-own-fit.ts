import 'server-only';
import { acrossBundles } from '../core/across-bundles';
import { logError } from '../core/logging/logger';
import { serviceClient } from '../supabase/public';
import { latestOwnFit } from './latest-own-fit';
import type { OwnFit } from './own-stock';

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
    cache.fit = await latestOwnFit(serviceClient());
  } catch (error) {
    logError('corrections by own adverts', error);
  }
  cache.readAt = Date.now();
  return cache.fit;
}
