import 'server-only';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { isFavouriteAlerts } from './favourite-alerts';

/** Which emails the user receives: those about messages, and about saved cars. Throws BackendError. */
export async function getMailSettings() {
  const client = await sessionClient();
  const row = await withRetry(() =>
    client.from('profiles').select('email_notifications, favourite_alerts').maybeSingle(),
  );
  const alerts = row?.favourite_alerts;
  return {
    isOn: row?.email_notifications ?? true,
    alerts: isFavouriteAlerts(alerts) ? alerts : 'daily',
  };
}

/** Returns whether the account of a mailed token gets e-mails; null once the account is deleted. */
export const getAccountMail = (user: string) =>
  withRetry(() =>
    serviceClient()
      .from('profiles')
      .select('is_on:email_notifications')
      .eq('id', user)
      .maybeSingle(),
  );

/** Returns whether the account of a mailed token gets e-mails about saved cars; null once it is deleted. */
export async function getFavouriteMail(user: string) {
  const row = await withRetry(() =>
    serviceClient().from('profiles').select('favourite_alerts').eq('id', user).maybeSingle(),
  );
  return row && { is_on: row.favourite_alerts !== 'off' };
}

/** All data stored about the user, for the data export. Throws BackendError. */
export async function getMyData() {
  const client = await sessionClient();
  return withRetry(() => client.rpc('my_data'));
}
