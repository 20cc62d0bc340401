import 'server-only';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { readSearchToken } from './token';

/**
 * Returns the client and the owner's argument for the SQL functions of saved searches: the session
 * of the account without a token, else the address of a 'manage' link. Null for a forged or an ended
 * token.
 */
export async function callerOf(token: string) {
  if (token === '') return { client: await sessionClient(), owner: {} };
  const subscriber = readSearchToken('manage', token);
  return subscriber && { client: serviceClient(), owner: { p_subscriber_id: subscriber } };
}
