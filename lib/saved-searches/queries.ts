import 'server-only';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import type { LinkedSearch, SavedSearch, SearchFeed, WaitingSearch } from './types';

const FEED_TOKEN = /^[0-9a-f]{64}$/;

/** The saved searches of the account, newest first. Throws BackendError. */
export async function getMySearches(): Promise<SavedSearch[]> {
  const client = await sessionClient();
  return (await withRetry(() => client.rpc('my_saved_searches'))) ?? [];
}

/** The saved searches of an address without an account, newest first. Throws BackendError. */
export const getSubscriberSearches = async (subscriber: string) =>
  (await withRetry(() =>
    serviceClient().rpc('subscriber_searches', { p_subscriber_id: subscriber }),
  )) ?? [];

/** The searches of an address without an account that are not confirmed, newest first. Throws BackendError. */
export const getWaitingSearches = async (subscriber: string): Promise<WaitingSearch[]> =>
  (await withRetry(() =>
    serviceClient()
      .from('saved_searches')
      .select('id, name, query, created_at')
      .eq('subscriber_id', subscriber)
      .is('confirmed_at', null)
      .order('created_at', { ascending: false })
      .order('id'),
  )) ?? [];

/** The search of a link that confirms it or stops its mails; null once it is deleted. Throws BackendError. */
export async function getLinkedSearch(id: string): Promise<LinkedSearch | null> {
  const row = await withRetry(() =>
    serviceClient()
      .from('saved_searches')
      .select('name, query, frequency, is_paused, confirmed_at, subscriber_id')
      .eq('id', id)
      .maybeSingle(),
  );
  return (
    row && {
      name: row.name,
      query: row.query,
      frequency: row.frequency,
      isPaused: row.is_paused,
      isConfirmed: row.confirmed_at !== null,
      subscriber: row.subscriber_id,
    }
  );
}

/** The cars of the feed of a search, by its uuid; null for a wrong id or token. Throws BackendError. */
export async function getSearchFeed(id: string, token: string): Promise<SearchFeed | null> {
  if (!FEED_TOKEN.test(token)) return null;
  const args = { p_id: id, p_feed_token: token };
  return (await withRetry(() => serviceClient().rpc('search_feed', args))) as SearchFeed | null;
}
