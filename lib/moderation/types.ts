import type { ClaimedMail } from '../mail/outbox';
import type { Enums } from '../supabase/database.types';

type Decision = Enums<'staff_decision'>;

/** A decision as the person it is about may read it. */
export type DecisionText = {
  case_kind: Enums<'case_kind'>;
  decision: Decision;
  /** Of the vehicle or the company. */
  title: string;
  reason: string;
};

/** The JSON of the SQL function `claim_mail` for a mail about a decision. */
export type DecisionClaim = ClaimedMail & {
  kind: 'decision' | 'report_outcome';
  /** The thread and the side to mail, or the account; null for a seller. */
  enquiry_id: string | null;
  side: Enums<'enquiry_party'> | null;
  user_id: string | null;
  decision: DecisionText & {
    id: string;
    /** What was undone or appealed against. */
    original: Decision | null;
    can_appeal: boolean;
  };
};

/** The JSON of the SQL function `appealable_decision`; times are ISO. */
export type AppealableDecision = DecisionText & {
  created_at: string;
  is_undone: boolean;
  /** Older than six months. */
  is_too_old: boolean;
  appealed_at: string | null;
  appeal_decided_at: string | null;
};
