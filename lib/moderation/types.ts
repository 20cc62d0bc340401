import type { ClaimedMail } from '../mail/outbox';
import type { Enums } from '../supabase/database.types';

type Decision = Enums<'staff_decision'>;
/** Decisions that are mailed to the person they concern. */
export type MailedDecision = Exclude<Decision, 'released' | 'answered'>;
/** Kinds of cases with mails; a conversation in LiveChat is answered there. */
export type MailedKind = Exclude<Enums<'case_kind'>, 'conversation'>;

/** A decision as a person may read it. */
export type DecisionText<Of extends Decision = MailedDecision> = {
  case_kind: MailedKind;
  decision: Of;
  /** The vehicle's title, or the name of the case in the log. */
  title: string;
  reason: string;
};

type ClaimedDecision<Of extends Decision> = DecisionText<Of> & {
  id: string;
  /** The decision that was undone or appealed against. */
  original: Decision | null;
  can_appeal: boolean;
};

/** The JSON of the SQL function `claim_mail` for a mail about a decision. */
export type DecisionClaim = ClaimedMail & {
  /** The thread and the side to mail, or the account; null for a seller. */
  enquiry_id: string | null;
  side: Enums<'enquiry_party'> | null;
  user_id: string | null;
} & (
    | { kind: 'decision'; decision: ClaimedDecision<MailedDecision> }
    | { kind: 'report_outcome'; decision: ClaimedDecision<Decision> }
  );

/** The JSON of the SQL function `appealable_decision`; times are ISO. */
export type AppealableDecision = DecisionText & {
  created_at: string;
  is_undone: boolean;
  /** Whether the decision is older than six months. */
  is_too_old: boolean;
  appealed_at: string | null;
  appeal_decided_at: string | null;
};
