import { decisionLabels } from './decisions';
import type { LoggedDecision } from './types';

const MINUTE = 60_000;

/**
 * The notice of a recent decision; null after ten minutes, when its address may come from another
 * person.
 */
export function noticeOf(
  { case_kind, decision, title, created_at }: LoggedDecision,
  now = Date.now(),
) {
  const age = now - Date.parse(created_at);
  if (age >= 10 * MINUTE) return null;
  const isMailed = case_kind !== 'conversation' && age < 2 * MINUTE;
  // Only a seller whose listing was held, a reporter, or a person told of the decision gets mail
  // about these two.
  const mails = ['no_breach', 'undone'].includes(decision) ? 'Mails, if any,' : 'Mails';
  return `${decisionLabels[decision]}: ${title}.${isMailed ? ` ${mails} go after two minutes.` : ''}`;
}
