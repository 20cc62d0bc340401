import { isUuid } from '../ids';
import { ALREADY_DOWN, caseKindLabels, type DecisionOption, decisionOptions } from './decisions';
import { MAX_ITEMS } from './limits';
import { caseKey } from './paths';
import type { CaseKind, QueuedCase, StaffCase } from './types';

const isKind = (text: string): text is CaseKind => Object.hasOwn(caseKindLabels, text);

/** Parses a `caseKey`; null for any other value. */
export function parseCaseKey(text: unknown) {
  if (typeof text !== 'string') return null;
  const dash = text.indexOf('-');
  const [kind, id] = [text.slice(0, dash), text.slice(dash + 1)];
  return isKind(kind) && isUuid(id) ? { kind, id } : null;
}

/** Whether a case waits for a decision. */
export function isOpen(shown: StaffCase) {
  switch (shown.kind) {
    case 'listing':
      return shown.reports.length + shown.flags.length > 0;
    case 'enquiry':
      return shown.reports.length > 0;
    case 'held_message':
      return !shown.refused_at;
    case 'application':
      return shown.status === 'pending';
    case 'conversation':
      return shown.status === 'waiting';
    case 'appeal':
      return !shown.decided_at;
  }
}

/** The ids of the reports and flags that a decision settles: the oldest, up to the maximum. */
export function itemsOf(shown: StaffCase) {
  if (shown.kind !== 'listing' && shown.kind !== 'enquiry') return [];
  const flags = shown.kind === 'listing' ? shown.flags : [];
  return [...flags, ...shown.reports].slice(0, MAX_ITEMS).map(({ id }) => id);
}

/** The time of the last message of a conversation in LiveChat; undefined for other cases. */
export const lastMessageAt = (shown: StaffCase) =>
  shown.kind === 'conversation' ? shown.messages.at(-1)?.created_at : undefined;

function isPossible(shown: StaffCase, { id, decision }: DecisionOption) {
  if (shown.kind === 'conversation') return shown.status !== 'closed';
  if (shown.kind !== 'listing') return isOpen(shown);
  // For a deleted or removed listing, a decision settles only reports and flags.
  if (!shown.vehicle) return isOpen(shown) && decision === 'no_breach';
  if (shown.vehicle.taken_down_at) return isOpen(shown) && id === ALREADY_DOWN;
  return id !== ALREADY_DOWN && (isOpen(shown) || decision !== 'no_breach');
}

/** The person to whom the reason of a decision is mailed; null if no mail is sent. */
function recipientOf(shown: StaffCase, { id, decision }: DecisionOption) {
  // A seller whose listing was held is told that it is on sale again.
  if (decision === 'no_breach')
    return shown.kind === 'listing' && shown.vehicle?.status === 'held' ? 'the seller' : null;
  if (id === ALREADY_DOWN) return null;
  if (shown.kind === 'application') return 'the applicant';
  if (shown.kind === 'appeal') return 'the person who appealed';
  if (shown.kind === 'listing') return 'the seller';
  if (shown.kind === 'enquiry') return `the ${shown.side}`;
  return decision === 'refused' && shown.kind === 'held_message' ? `the ${shown.sender}` : null;
}

/** A decision on offer, with its key and the recipient of its reason. */
export type OfferedOption = DecisionOption & { shortcut: string; recipient: string | null };

/** The decisions on offer for a case; each has the same key even if others are not possible. */
export const optionsOf = (shown: StaffCase): OfferedOption[] =>
  decisionOptions[shown.kind]
    .map((option, index) => ({
      ...option,
      shortcut: shown.kind === 'conversation' ? '0' : String(index + 1),
      recipient: recipientOf(shown, option),
    }))
    .filter((option) => isPossible(shown, option));

/** Whether a decision is adverse to the person it concerns. */
export const isAdverse = ({ id, decision }: DecisionOption) =>
  id !== ALREADY_DOWN &&
  ['taken_down', 'warned', 'closed', 'refused', 'rejected', 'appeal_rejected'].includes(decision);

/**
 * The keys of the cases before and after one in the queue; for a case outside the queue, the first.
 */
export function neighboursOf(queue: readonly QueuedCase[], key: string) {
  const keys = queue.map(caseKey);
  const index = keys.indexOf(key);
  const others = [...keys.slice(index + 1), ...keys.slice(0, Math.max(index, 0))];
  return { previous: keys[index - 1], next: others[0] };
}
