import 'server-only';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { SearchFeed } from './types';

const TOKEN = /^[0-9a-f]{64}$/;

/** The cars of the feed of a search, by its uuid; null for a wrong id or token. Throws BackendError. */
export async function getSearchFeed(id: string, token: string): Promise<SearchFeed | null> {
  if (!TOKEN.test(token)) return null;
  const args = { p_id: id, p_feed_token: token };
  return (await withRetry(() => serviceClient().rpc('search_feed', args))) as SearchFeed | null;
}
