import 'server-only';
import { serviceClient } from '../supabase/public';
import { write } from '../supabase/write';
import { readAccountToken } from './token';

/**
 * Switches off the mails to the account of a token. Returns false if the site did not sign the
 * token.
 */
export async function stopAccountMail(token: string): Promise<boolean> {
  const account = readAccountToken(token);
  if (!account) return false;
  const profiles = serviceClient().from('profiles');
  await write(profiles.update({ email_notifications: false }).eq('id', account));
  return true;
}

/**
 * Switches off the mails about the favourites of a token's account. Returns false if the site did not
 * sign the token.
 */
export async function stopFavouriteAlerts(token: string): Promise<boolean> {
  const account = readAccountToken(token, 'favourites');
  if (!account) return false;
  const profiles = serviceClient().from('profiles');
  await write(profiles.update({ favourite_alerts: 'off' }).eq('id', account));
  return true;
}
