import 'server-only';
import { serviceClient } from '../supabase/public';
import { write } from '../supabase/write';
import { readSearchToken } from './token';

/**
 * Pauses the search of a token; idempotent. Returns false if the site did not sign the token, or the
 * search is deleted. Throws BackendError.
 */
export async function stopSearchMails(token: string): Promise<boolean> {
  const id = readSearchToken('stop', token);
  if (id === null) return false;
  return (await write(serviceClient().rpc('stop_saved_search', { p_id: id }))) === true;
}
