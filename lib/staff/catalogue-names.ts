import 'server-only';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import type { CatalogueNames } from './types';

/** Returns the names that dealers' cars wait for, and those settled last. Throws BackendError. */
export async function getCatalogueNames(): Promise<CatalogueNames> {
  const client = await sessionClient();
  return (await withRetry(() => client.rpc('waiting_names'))) as unknown as CatalogueNames;
}
