import type { CaseKind, Decision, LoggedDecision } from './types';

/**
 * A decision with the reason that is mailed; staff may add details, and must if the reason is
 * empty.
 */
export type DecisionOption = { id: string; decision: Decision; label: string; reason: string };

const option = (id: string, decision: Decision, label: string, reason: string): DecisionOption => ({
  id,
  decision,
  label,
  reason,
});

/** The option that settles reports and flags of a listing that is down. */
export const ALREADY_DOWN = 'already-down';

/** The decisions on offer for each kind of case, in the order of their keys 1 to 9. */
export const decisionOptions: Record<CaseKind, readonly DecisionOption[]> = {
  listing: [
    option(
      'no-breach',
      'no_breach',
      'Nothing wrong',
      'We looked at the listing and found nothing against our rules.',
    ),
    option(
      'correct',
      'correction_requested',
      'Ask to correct it',
      'Something in the listing does not match the car. Please check it and correct it; it stays on sale meanwhile.',
    ),
    option(
      'misleading',
      'taken_down',
      'Take down: misleading',
      'The listing says things about the car that are not true.',
    ),
    option(
      'fraud',
      'taken_down',
      'Take down: suspected fraud',
      'We have reason to believe that the car cannot be bought as it is advertised.',
    ),
    option('sold', 'taken_down', 'Take down: sold', 'The car has already been sold.'),
    option('duplicate', 'taken_down', 'Take down: duplicate', 'The same car is listed twice.'),
    option(
      'link',
      'taken_down',
      'Take down: link or payment details',
      'The description contains a link or payment details.',
    ),
    option('own-words', 'taken_down', 'Take down: in your words', ''),
    option(
      ALREADY_DOWN,
      'taken_down',
      'Close: already taken down',
      'The listing had already been taken down.',
    ),
  ],
  enquiry: [
    option(
      'no-breach',
      'no_breach',
      'Nothing wrong',
      'We read the conversation and found nothing against our rules.',
    ),
    option(
      'rude',
      'warned',
      'Warn: rude or threatening',
      'Your messages were rude or threatening. If it happens again we close your conversations.',
    ),
    option(
      'payment',
      'warned',
      'Warn: payment before viewing',
      'You asked for money before the car was seen. If it happens again we close your conversations.',
    ),
    option(
      'close',
      'closed',
      'Close the conversation',
      'We have closed the conversation because it broke our rules.',
    ),
    option('own-words', 'warned', 'Warn: in your words', ''),
  ],
  held_message: [
    option('release', 'released', 'Deliver it', 'We read the message and delivered it.'),
    option(
      'refuse',
      'refused',
      'Keep it back',
      'We read the message and do not deliver it: it contains a link or payment details, or asks for a card, a code or an account.',
    ),
  ],
  application: [
    option(
      'dealer',
      'approved_dealer',
      'Approve as Dealer',
      'We checked the company and have made you a Dealer.',
    ),
    option(
      'verified-dealer',
      'approved_verified_dealer',
      'Approve as Verified Dealer',
      'We checked the company and its trading record and have made you a Verified Dealer.',
    ),
    option(
      'not-found',
      'rejected',
      'Reject: company not found',
      'We did not find a company with this name and number in the register of companies.',
    ),
    option('own-words', 'rejected', 'Reject: in your words', ''),
  ],
  conversation: [option('close', 'closed', 'Close without an answer', 'Closed without an answer.')],
  appeal: [
    option(
      'reject',
      'appeal_rejected',
      'Reject: the decision stands',
      'We looked again and the decision stands.',
    ),
    option(
      'uphold',
      'appeal_upheld',
      'Uphold: take the decision back',
      'We looked again and have taken the decision back.',
    ),
    option('own-words', 'appeal_rejected', 'Reject: in your words', ''),
  ],
};

/** The names of decisions in the log. */
export const decisionLabels: Record<Decision, string> = {
  no_breach: 'Nothing wrong',
  correction_requested: 'Asked to correct',
  held: 'Held',
  taken_down: 'Taken down',
  warned: 'Warned',
  closed: 'Closed',
  released: 'Delivered',
  refused: 'Kept back',
  approved_dealer: 'Approved as Dealer',
  approved_verified_dealer: 'Approved as Verified Dealer',
  rejected: 'Rejected',
  answered: 'Answered',
  appeal_upheld: 'Appeal upheld',
  appeal_rejected: 'Appeal rejected',
  undone: 'Undone',
};

export const caseKindLabels: Record<CaseKind, string> = {
  conversation: 'LiveChat',
  appeal: 'Appeal',
  listing: 'Listing',
  enquiry: 'Reported conversation',
  held_message: 'Message held back',
  application: 'Dealer application',
};

const UNDOABLE_DAYS = 30;
const FINAL: Decision[] = ['undone', 'answered', 'appeal_upheld'];

/** Whether a decision can be undone, unless a later one stands; the database decides. */
export const canUndo = ({ decision, created_at, undone_at }: LoggedDecision, now = Date.now()) =>
  !undone_at &&
  !FINAL.includes(decision) &&
  now - Date.parse(created_at) < UNDOABLE_DAYS * 24 * 60 * 60 * 1000;
