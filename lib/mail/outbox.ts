import type { Database } from '../supabase/database.types';
import { jobClient } from '../supabase/job-client';

/** The JSON of the SQL function `claim_mail`, as far as every kind of mail has it. */
export type ClaimedMail = {
  id: string;
  claim: string;
  kind: Database['public']['Enums']['mail_kind'];
  recipient: { address: string; name: string; has_account: boolean };
};

/** The result of the SQL function `mail_statistics`. */
export type MailStatistics = {
  due: number;
  overdue_seconds: number;
  retrying: number;
  retrying_seconds: number;
  failed: number;
};

/** The outbox in the database, for the job that sends mails. Its calls throw PostgrestError. */
export function mailOutbox<Claimed extends ClaimedMail>() {
  const database = jobClient();
  return {
    async claim() {
      const { data } = await database.rpc('claim_mail').throwOnError();
      return data as Claimed | null;
    },
    async readStatistics() {
      const { data } = await database.rpc('mail_statistics').throwOnError();
      return data as MailStatistics;
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
