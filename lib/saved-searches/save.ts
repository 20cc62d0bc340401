import 'server-only';
import type { Json } from '../supabase/database.types';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import type { AlertFrequency } from './types';

type NewSearch = {
  /** Canonical: see lib/search/saved-search. */
  query: string;
  /** The filters with the keys of the SQL function `vehicle_filters`. */
  filters: object;
  name: string;
  frequency: AlertFrequency;
};

const argumentsOf = ({ query, filters, name, frequency }: NewSearch) => ({
  p_query: query,
  // Drops undefined values, which are no JSON.
  p_filters: JSON.parse(JSON.stringify(filters)) as Json,
  p_name: name,
  p_frequency: frequency,
});

/** Saves a search to the account of the session; a known query is not new, and keeps its first id. */
export async function saveForAccount(search: NewSearch) {
  const client = await sessionClient();
  const saved = await write(client.rpc('keep_search', argumentsOf(search)));
  return saved as { id: string; is_new: boolean };
}

/** Saves a search for an e-mail address, which a mailed link confirms. */
export const saveForAddress = (email: string, search: NewSearch) =>
  write(serviceClient().rpc('save_search_by_email', { p_email: email, ...argumentsOf(search) }));
