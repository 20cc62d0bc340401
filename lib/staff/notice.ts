import { decisionLabels } from './decisions';
import type { LoggedDecision } from './types';

const MINUTE = 60_000;

/** What was just decided; null for what is ten minutes old, whose address may come from somebody else. */
export function noticeOf(
  { case_kind, decision, title, created_at }: LoggedDecision,
  now = Date.now(),
) {
  const age = now - Date.parse(created_at);
  if (age >= 10 * MINUTE) return null;
  const isMailed = case_kind !== 'conversation' && age < 2 * MINUTE;
  // These two are mailed to a seller whose listing was held, to who reported, or to who was told.
  const mails = ['no_breach', 'undone'].includes(decision) ? 'Mails, if any,' : 'Mails';
  return `${decisionLabels[decision]}: ${title}.${isMailed ? ` ${mails} go after two minutes.` : ''}`;
}
