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
  const isMailed = case_kind !== 'conversation' && !['no_breach', 'undone'].includes(decision);
  const mails = isMailed && age < 2 * MINUTE ? ' Mails go after two minutes.' : '';
  return `${decisionLabels[decision]}: ${title}.${mails}`;
}
