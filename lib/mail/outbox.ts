import { createClient } from '@supabase/supabase-js';
import { env } from '../env';
import type { Database } from '../supabase/database.types';
import { NoRealtime } from '../supabase/no-realtime';

/** What the JSON of the SQL function `claim_mail` has for every kind of mail. */
export type ClaimedMail = {
  id: string;
  claim: string;
  kind: Database['public']['Enums']['mail_kind'];
  recipient: { address: string; name: string; has_account: boolean };
};

/** The outbox in the database, for the job that sends mails. Its calls throw PostgrestError. */
export function mailOutbox<Claimed extends ClaimedMail>() {
  const database = createClient<Database>(env.supabaseUrl(), env.supabaseSecretKey(), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { timeout: 10_000, retry: false },
    realtime: { transport: NoRealtime as never },
  });
  return {
    async claim() {
      const { data } = await database.rpc('claim_mail').throwOnError();
      return data as Claimed | null;
    },
    async settle(
      { id, claim }: Claimed,
      outcome: Database['public']['Enums']['mail_outcome'],
      error?: string,
    ) {
      const result = { p_id: id, p_claim: claim, p_outcome: outcome, p_error: error };
      await database.rpc('settle_mail', result).throwOnError();
    },
  };
}
