import type { Enums } from '../supabase/database.types';
import type { DecisionText, MailedDecision, MailedKind } from './types';

type Decision = Enums<'staff_decision'>;

/** The title that the SQL functions give a thread whose listing is unknown. */
const NO_VEHICLE = 'Conversation';
const about = (title: string) => (title === NO_VEHICLE ? '' : ` about the ${title}`);

/**
 * The subject of a decision, as the person it concerns reads it: 'your listing of the 2019 Ford
 * Fiesta'.
 */
const NOUNS: Record<MailedKind, (title: string) => string> = {
  listing: (title) => `your listing of the ${title}`,
  enquiry: (title) => `your conversation${about(title)}`,
  held_message: (title) => `your message${about(title)}`,
  application: () => 'your application to be a dealer',
  appeal: () => 'your appeal',
};

/** The kind of case of a decision that can be appealed against. */
const KINDS: Partial<Record<Decision, MailedKind>> = {
  held: 'listing',
  taken_down: 'listing',
  warned: 'enquiry',
  closed: 'enquiry',
  refused: 'held_message',
  rejected: 'application',
};

type Wording = { subject: string; text: string };

type FirstDecision = Exclude<MailedDecision, 'appeal_upheld' | 'appeal_rejected' | 'undone'>;

const WORDINGS: Record<FirstDecision, (noun: string) => Wording> = {
  correction_requested: (noun) => ({
    subject: `Please check ${noun}`,
    text: `We have looked at ${noun} and ask you to correct it. It stays on the site meanwhile.`,
  }),
  no_breach: (noun) => ({
    subject: `Nothing wrong with ${noun}`,
    text: `We have looked at ${noun}, which we had held. It is on the site again, as it was before.`,
  }),
  held: (noun) => ({
    subject: `We are checking ${noun}`,
    text: `We hold ${noun} while we check it. Shoppers do not find it meanwhile, and its page says that we are checking it.`,
  }),
  taken_down: (noun) => ({
    subject: `We have taken down ${noun}`,
    text: `We have taken down ${noun}. Buyers no longer see it.`,
  }),
  warned: (noun) => ({
    subject: `A warning: ${noun}`,
    text: `We have read ${noun}, and warn you.`,
  }),
  closed: (noun) => ({
    subject: `We have closed ${noun}`,
    text: `We have read ${noun} and closed it. You can no longer write in it.`,
  }),
  refused: (noun) => ({
    subject: `We have not delivered ${noun}`,
    text: `We held back ${noun}. We have read it since, and do not deliver it.`,
  }),
  approved_dealer: (noun) => ({
    subject: 'You are now a Dealer',
    text: `We have approved ${noun}. Your cars are now marked ‘Dealer’.`,
  }),
  approved_verified_dealer: (noun) => ({
    subject: 'You are now a Verified Dealer',
    text: `We have approved ${noun}. Your cars are now marked ‘Verified Dealer’.`,
  }),
  rejected: (noun) => ({
    subject: 'We have not approved your application',
    text: `We have not approved ${noun}.`,
  }),
};

/** The effects of reversing a decision, by an upheld appeal or by undoing it. */
const TAKEN_BACK: Partial<Record<Decision, { upheld?: string; undone: string }>> = {
  correction_requested: { undone: 'You need change nothing.' },
  no_breach: { undone: 'We hold the listing again, and look at it once more.' },
  held: {
    upheld: 'The listing is on the site again.',
    undone: 'The listing is on the site again.',
  },
  taken_down: {
    upheld: 'The listing is as it was before.',
    undone: 'The listing is as it was before, and we look at it again.',
  },
  warned: {
    upheld: 'The warning does not count.',
    undone: 'The warning does not count, and we look at it again.',
  },
  closed: {
    upheld: 'The conversation is as it was before.',
    undone: 'The conversation is as it was before, and we look at it again.',
  },
  refused: { upheld: 'The message is delivered.', undone: 'We read the message again.' },
  approved_dealer: {
    undone: 'You are the kind of seller that you were before, and your application waits again.',
  },
  approved_verified_dealer: {
    undone: 'You are the kind of seller that you were before, and your application waits again.',
  },
  rejected: {
    upheld: 'Your application waits for a new decision.',
    undone: 'Your application waits for a new decision.',
  },
  appeal_rejected: { undone: 'Your appeal waits for a new decision.' },
};

type Reversal = { case_kind: MailedKind; original: Decision | null };

/** The kind of case that a decision concerns; for an appeal, that of the original decision. */
const kindOf = ({ case_kind, original }: Reversal) => (original && KINDS[original]) || case_kind;

/** Words a decision, its subject and its effect for the person it concerns, without the reason. */
export function decisionWording(
  { case_kind, decision, title }: Omit<DecisionText, 'reason'>,
  original: Decision | null = null,
): Wording {
  const noun = NOUNS[kindOf({ case_kind, original })](title);
  const effects = original ? TAKEN_BACK[original] : undefined;
  if (decision === 'undone')
    return {
      subject: `We have taken back our decision on ${noun}`,
      text: `We have taken back our decision on ${noun}. ${effects?.undone ?? ''}`.trim(),
    };
  if (decision === 'appeal_upheld')
    return {
      subject: 'Your appeal: we have taken our decision back',
      text: `We have looked again at our decision on ${noun} and have taken it back. ${effects?.upheld ?? ''}`.trim(),
    };
  if (decision === 'appeal_rejected')
    return {
      subject: 'Your appeal: our decision stands',
      text: `We have looked again at our decision on ${noun}. It stands.`,
    };
  return WORDINGS[decision](noun);
}

/** The result of a report, as a participle. */
const OUTCOMES: Partial<Record<Decision, string>> = {
  correction_requested: 'asked the seller to correct it',
  taken_down: 'taken it down',
  warned: 'warned the other side',
  closed: 'closed it',
};
const outcomeOf = (decision: Decision) => OUTCOMES[decision] ?? 'found nothing against our rules';

type Outcome = Omit<DecisionText<Decision>, 'reason'> & { original: Decision | null };

/** Words the outcome of a report for the reporter, without the reason and the person reported. */
export function outcomeWording({ case_kind, decision, title, original }: Outcome): Wording {
  const isThread = kindOf({ case_kind, original }) === 'enquiry';
  const noun = isThread ? `a conversation${about(title)}` : `the ${title}`;
  const outcome = original
    ? `We told you that we had ${outcomeOf(original)}. We have taken that back${decision === 'undone' ? ', and look at it again' : ''}.`
    : `We have ${isThread ? 'read' : 'looked at'} it and have ${outcomeOf(decision)}.`;
  return { subject: `Your report of ${noun}`, text: `You reported ${noun}. ${outcome}` };
}
