import 'server-only';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';

/** Whether the user receives emails about messages. Throws BackendError. */
export async function getEmailNotifications(): Promise<boolean> {
  const client = await sessionClient();
  const row = await withRetry(() =>
    client.from('profiles').select('email_notifications').maybeSingle(),
  );
  return row?.email_notifications ?? true;
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

/** All data stored about the user, for the data export. Throws BackendError. */
export async function getMyData() {
  const client = await sessionClient();
  return withRetry(() => client.rpc('my_data'));
}
